# SPDX-License-Identifier: MIT
"""Canonical JSON, so that a digest names a set of rules in any language."""

import json
from collections.abc import Mapping
from typing import Any


def canonical(value: Any) -> str:
    """Return canonical JSON: keys sorted, no spaces, letters beyond ASCII kept as they are."""
    return json.dumps(
        value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False
    )


def digest(value: Mapping[str, Any]) -> str:
    """Return ``sha256:`` and the SHA-256 of the canonical JSON, less the key ``digest``."""
    from hashlib import sha256  # noqa: PLC0415 - a check needs no digest

    rest = {key: part for key, part in value.items() if key != "digest"}
    return "sha256:" + sha256(canonical(rest).encode("utf-8")).hexdigest()
