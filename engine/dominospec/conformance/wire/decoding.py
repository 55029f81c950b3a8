# SPDX-License-Identifier: MIT
"""One line of an engine under test as a record, read as strictly as the protocol says."""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NoReturn

from dominospec.errors import AdapterFault

MOST_DEPTH: Final = 32
MOST_NUMBER: Final = 2**53 - 1
_MOST_DIGITS: Final = 17


class _Refused(ValueError):
    """A value that JSON allows, or Python reads, but the protocol does not."""


def _record(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    record = dict(pairs)
    if len(record) < len(pairs):
        raise _Refused("a key stands twice in one record")
    return record


def _whole(text: str) -> int:
    if len(text) > _MOST_DIGITS or abs(number := int(text)) > MOST_NUMBER:
        raise _Refused("a number is beyond 2^53 - 1")
    return number


def _no_number(text: str) -> NoReturn:
    raise _Refused(f"{text[:40]} is no whole number")


_decoder: Final = json.JSONDecoder(
    object_pairs_hook=_record, parse_float=_no_number, parse_constant=_no_number
)
_careful_decoder: Final = json.JSONDecoder(
    object_pairs_hook=_record, parse_int=_whole, parse_float=_no_number, parse_constant=_no_number
)
_may_be_beyond: Final = re.compile(r"[0-9]{16}").search
"""Whether a line may hold a number beyond the bound: to ask about every number takes time."""


def _is_too_deep(value: Any) -> bool:
    """Whether something is nested below the last floor that is allowed; looked at by floors."""
    floor = [value]
    for _ in range(MOST_DEPTH):
        holding = [each for each in floor if type(each) is dict or type(each) is list]
        if not holding:
            return False
        floor = [part for each in holding for part in _parts(each)]
    return any(isinstance(each, dict | list) for each in floor)


def _parts(value: Any) -> Iterable[Any]:
    return value.values() if type(value) is dict else value


def _strict(text: str) -> dict[str, Any]:
    value = (_careful_decoder if _may_be_beyond(text) else _decoder).decode(text)
    if "\\u" in text:  # half of a surrogate pair cannot be encoded again
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    if not isinstance(value, dict):
        raise _Refused("the line is no record")
    if text.count("{") + text.count("[") > MOST_DEPTH and _is_too_deep(value):
        raise RecursionError
    return value


def decode(line: bytes) -> Mapping[str, Any]:
    """Return the record that a line holds; ``garbage`` when it holds anything else."""
    try:
        return _strict(line.removesuffix(b"\r").decode("utf-8"))
    except RecursionError:
        reason = f"the line is nested more than {MOST_DEPTH} deep"
    except UnicodeError:
        reason = "the line is not UTF-8"
    except _Refused as refused:
        reason = str(refused)
    except ValueError:
        reason = "the line is not JSON"
    raise AdapterFault("garbage", f"{reason}: {quoted(line)}")


def quoted(line: bytes) -> str:
    """Return the first 200 bytes of a line, fit to be shown."""
    shown = line[:200].decode("utf-8", "backslashreplace")
    return repr(shown) + (" …" if len(line) > len(shown) else "")
