# SPDX-License-Identifier: MIT
"""One broken file for each fault: its place, its code and what the message must say.

A file begins with what is expected of it: ``# expect: LINE:COLUMN CODE | words | words``, one
line for each fault and for each note, or ``# expect: nothing``. Nothing else may be reported.
"""

import re
from pathlib import Path

import pytest

from dominospec.errors import Fault
from dominospec.loading import check

FOLDER = Path(__file__).parent / "broken"
FILES = sorted(FOLDER.glob("*.yaml"))
LOADING = Path(check.__code__.co_filename).parent
MADE_ELSEWHERE = {
    "deal/hand",
    "extends/outside",
    "file/missing",
    "option/unknown",
    "option/unknown-choice",
    "seats/players",
}
MARK = "# expect: "


def expected(path: Path) -> list[tuple[str, str, list[str]]]:
    """Return place, code and words of each fault that a file announces."""
    found = []
    for line in path.read_text("utf-8").splitlines():
        if line.startswith(MARK) and line != f"{MARK}nothing":
            first, *words = (part.strip() for part in line.removeprefix(MARK).split(" | "))
            place, code = first.split()
            found.append((place, code, words))
    return found


def place(fault: Fault) -> str:
    return f"{fault.line}:{fault.column}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_faults_of_a_file_are_those_it_announces(path):
    faults = check([path])
    wanted = expected(path)
    assert {(place(fault), fault.code) for fault in faults} == {
        (where, code) for where, code, _ in wanted
    }, "\n".join(map(str, faults))
    assert len(faults) == len(wanted)
    for where, code, words in wanted:
        said = next(str(one) for one in faults if (place(one), one.code) == (where, code))
        for word in words:
            assert word in said


def test_every_fault_has_a_broken_file():
    announced = {code for path in FILES for _, code, _ in expected(path)}
    source = "".join(path.read_text("utf-8") for path in LOADING.rglob("*.py"))
    told = set(re.findall(r'"([a-z_]+/[a-z-]+)"', source))
    assert told - announced == MADE_ELSEWHERE
