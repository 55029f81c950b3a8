# SPDX-License-Identifier: MIT
"""Faults for people and for machines: text, JSON, GitHub workflow commands, SARIF 2.1.0."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path, PurePath
from typing import Any, Final

from dominospec.errors import Fault
from dominospec.loading.checking import check, named

Report = Callable[[Sequence[Fault]], str]

_SARIF_SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0.json"
_GITHUB_WORDS: Final = {"error": "error", "warning": "warning", "note": "notice"}
_IN_A_MESSAGE: Final = "%\r\n"
_IN_A_PROPERTY: Final = "%\r\n:,"


def as_text(faults: Sequence[Fault]) -> str:
    """Return one line a fault: place, fault, cure, code."""
    return "".join(f"{fault}\n" for fault in faults)


def _record(fault: Fault) -> dict[str, Any]:
    names = ("file", "line", "column", "level", "code", "message", "cure")
    return {name: getattr(fault, name) for name in names}


def as_json(faults: Sequence[Fault]) -> str:
    """Return a JSON list of records."""
    return json.dumps([_record(fault) for fault in faults], indent=2, ensure_ascii=False) + "\n"


def _sentence(fault: Fault) -> str:
    return f"{fault.message} ({fault.cure})" if fault.cure else fault.message


def _escaped(text: str, signs: str) -> str:
    """Write the signs that mean something in a workflow command as their numbers."""
    return "".join(f"%{ord(sign):02X}" if sign in signs else sign for sign in text)


def as_github(faults: Sequence[Fault]) -> str:
    """Return one workflow command a fault, so that it is shown beside its line."""
    lines = []
    for fault in faults:
        place = [f"file={_escaped(fault.file, _IN_A_PROPERTY)}"]
        if fault.line:
            place += [f"line={fault.line}", f"col={fault.column}"]
        place.append(f"title={_escaped(fault.code, _IN_A_PROPERTY)}")
        said = _escaped(_sentence(fault), _IN_A_MESSAGE)
        lines.append(f"::{_GITHUB_WORDS[fault.level]} {','.join(place)}::{said}\n")
    return "".join(lines)


def _sarif_result(fault: Fault, rules: Sequence[str]) -> dict[str, Any]:
    from urllib.parse import quote  # noqa: PLC0415 - the other formats need none of it

    place: dict[str, Any] = {"artifactLocation": {"uri": quote(PurePath(fault.file).as_posix())}}
    if fault.line:
        place["region"] = {"startLine": fault.line, "startColumn": fault.column}
    return {
        "ruleId": fault.code,
        "ruleIndex": rules.index(fault.code),
        "level": fault.level,
        "message": {"text": _sentence(fault)},
        "locations": [{"physicalLocation": place}],
    }


def as_sarif(faults: Sequence[Fault]) -> str:
    """Return a SARIF 2.1.0 log with one run."""
    rules = sorted({fault.code for fault in faults})
    driver = {"name": "dominospec", "rules": [{"id": code} for code in rules]}
    results = [_sarif_result(fault, rules) for fault in faults]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return (
        json.dumps({"$schema": _SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"
    )


FORMATS: Final[Mapping[str, Report]] = {
    "text": as_text,
    "json": as_json,
    "github": as_github,
    "sarif": as_sarif,
}


def run_check(
    paths: Iterable[str | Path],
    form: str,
    write: Callable[[str], object],
    tell: Callable[[str], object] = lambda _: None,
) -> int:
    """Check files and write the report; return 1 where there is an error, else 0.

    What is no fault but should be known is told beside the report.
    """
    files, passed_over = named(paths)
    if passed_over:
        many = "1 file is" if len(passed_over) == 1 else f"{len(passed_over)} files are"
        tell(f"{many} passed over: no variant, for lack of the key 'dominospec'\n")
    faults = check(files)
    write(FORMATS[form](faults))
    return int(any(fault.level == "error" for fault in faults))
