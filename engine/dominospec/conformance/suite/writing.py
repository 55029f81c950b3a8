# SPDX-License-Identifier: MIT
"""A file of scenarios as text, the other way round from reading one."""

from collections.abc import Mapping, Sequence
from typing import Any

import yaml


class _Writer(yaml.SafeDumper):
    """Writes a part that stands twice twice, never as a reference."""

    def ignore_aliases(self, data: Any) -> bool:
        """Return that nothing is named."""
        del data
        return True


def file_of(subject: str, scenarios: Sequence[Mapping[str, Any]]) -> str:
    """Return scenarios, of plain lists and records, as a file of the suite."""
    text: str = yaml.dump(
        {"schema": 1, "subject": subject, "scenarios": scenarios},
        Dumper=_Writer,
        sort_keys=False,
        default_flow_style=None,
        width=98,
        allow_unicode=True,
    )
    return text
