# SPDX-License-Identifier: MIT
from collections.abc import Mapping
from typing import Any
from dominospec.errors import Fault
from dominospec.loading.document import Document
from dominospec.loading.merging import Origin


def file_faults(document: Document) -> list[Fault]:
    return []


def change_faults(change: Mapping[str, Any], origin: Origin) -> list[Fault]:
    return []
