# SPDX-License-Identifier: MIT
"""What has to be changed in one record to get another: vectors store only this.

A key holds its new value; a record under the key of a record, or of a list, changes only what it
names there, a list by position. ``-`` lists the keys that go.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Record: TypeAlias = Mapping[str, Any]

GONE: Final = "-"


def changes(old: Record, new: Record) -> dict[str, Any]:
    """Return what makes the new record of the old one; nothing where they are the same."""
    found = {
        key: _change(old.get(key), value)
        for key, value in new.items()
        if key not in old or not _same(old[key], value)
    }
    gone = sorted(old.keys() - new.keys())
    return found | ({GONE: gone} if gone else {})


def changed(old: Record, change: Record) -> dict[str, Any]:
    """Return the record after its changes."""
    kept = {key: value for key, value in old.items() if key not in change.get(GONE, ())}
    new = {key: _made(old.get(key), value) for key, value in change.items() if key != GONE}
    return kept | new


def _change(old: Any, new: Any) -> Any:
    if isinstance(old, dict) and isinstance(new, dict):
        return changes(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return changes(_by_place(old), _by_place(new))
    return new


def _made(old: Any, change: Any) -> Any:
    if not isinstance(change, dict):
        return change
    if isinstance(old, dict):
        return changed(old, change)
    return list(changed(_by_place(old), change).values()) if isinstance(old, list) else change


def _by_place(items: list[Any]) -> dict[str, Any]:
    return {str(place): item for place, item in enumerate(items)}


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)
