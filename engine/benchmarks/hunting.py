# SPDX-License-Identifier: MIT
"""How surely faults are found, and how small the rounds are that show them.

    python engine/benchmarks/hunting.py

hunts each fault of conformance/fakes/twists.yaml: the engine of this project against the same
engine behind a proxy with that one fault. It prints how long it took to meet the fault, how large
the round was, how long it took to make it small, and how small it is. A fault that is not met in
time may be none: not every edit of rules makes a difference.
"""

import argparse
import json
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from statistics import median
from typing import Any

import yaml

from dominospec.conformance.hunting.contest import Contest
from dominospec.conformance.hunting.drafting import Draft
from dominospec.conformance.hunting.finding import Finding, found
from dominospec.conformance.hunting.searching import Hunt, Plan
from dominospec.conformance.hunting.shrinking import SMALL_MOVES, SMALL_TILES
from dominospec.conformance.hunting.voting import Voter
from dominospec.conformance.wire.adapter import NO_SUITE, Adapter, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.resources import root

FAKES = Path(str(root())) / "conformance" / "fakes"
OURS = f"{shlex.quote(sys.executable)} -m dominospec serve"


@dataclass(frozen=True, slots=True)
class Row:
    """What became of one fault; sizes are tiles and moves, times are busy seconds."""

    fault: str
    met: float = 0.0
    was: tuple[int, int] = (0, 0)
    shrunk: float = 0.0
    now: tuple[int, int] = (0, 0)
    proven: bool = False
    verdicts: str = ""

    @property
    def is_found(self) -> bool:
        """Whether the fault was met at all."""
        return self.met > 0

    @property
    def is_small(self) -> bool:
        """Whether the round is as small as it shall be, and a scenario tells the engines apart."""
        return self.now[0] <= SMALL_TILES and self.now[1] <= SMALL_MOVES and self.proven


def faults(globs: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield the rows of the file of faults whose id matches."""
    rows = yaml.safe_load((FAKES / "twists.yaml").read_text("utf-8"))["faults"]
    for row in rows:
        if not globs or any(fnmatchcase(row["id"], glob) for glob in globs):
            yield row


def _deadline(seconds: float) -> Callable[[], bool]:
    """Return what says that so many busy seconds have passed; it is looked five times a second."""
    end, looked, late = busy() + seconds, time.monotonic(), False

    def is_late() -> bool:
        nonlocal looked, late
        if time.monotonic() > looked + 0.2:
            looked, late = time.monotonic(), busy() >= end
        return late

    return is_late


_TICKS = os.sysconf("SC_CLK_TCK")


def _stat(pid: str) -> tuple[str, str, float]:
    """Return a process, its parent, and how long it and what it has ended were busy."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return pid, "", 0.0
    return pid, fields[1], sum(map(int, fields[11:15])) / _TICKS


def busy() -> float:
    """Return the seconds that this process and all below it have been busy.

    Requests are answered one after another, so this is the time that passes where nothing else
    runs; and unlike that it can be measured where much else does.
    """
    rows = [_stat(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    family = {str(os.getpid())}
    while more := {pid for pid, parent, _ in rows if parent in family} - family:
        family |= more
    return sum(seconds for pid, _, seconds in rows if pid in family)


def _contest(row: dict[str, Any]) -> Contest:
    twisted = shlex.join([sys.executable, str(FAKES / "twisted.py"), row["id"], OURS])
    looks = bool(row.get("looks"))
    limits = Limits().scaled(3)
    voters = [
        Voter(name, Adapter(command, greeting(NO_SUITE), limits), looks=looks)
        for name, command in (("ours", OURS), ("twisted", twisted))
    ]
    return Contest(voters)


def hunted(row: dict[str, Any], seconds: float, seed: str) -> tuple[Row, Finding | None]:
    """Hunt one fault for so many seconds and make it small in ten."""
    contest = _contest(row)
    begun = busy()
    hunt = Hunt(contest, Plan([row["variant"]], seed, _deadline(seconds)))
    met = next(hunt.partings(), None)
    after = busy()
    finding = found(contest, met, Draft("the benchmark"), _deadline(10)) if met else None
    took = busy() - after
    for voter in contest.voters:
        voter.adapter.stop()
    if finding is None or met is None:
        return Row(row["id"]), None
    was, now = met.case, finding.small.case
    return Row(
        row["id"],
        round(after - begun, 2),
        (was.tiles, len(was.moves)),
        round(took, 2),
        (now.tiles, len(now.moves)),
        finding.is_proven,
        " ".join(finding.verdicts.values()) or finding.fault,
    ), finding


def _line(row: Row) -> str:
    if not row.is_found:
        return f"{row.fault:<40} not met"
    was, now = ("{:>3} {:>3}".format(*size) for size in (row.was, row.now))
    mark = "" if row.is_small else "  LARGE" if row.proven else f"  {row.verdicts}"
    return f"{row.fault:<40} {row.met:>6.1f}s  {was}   {row.shrunk:>5.1f}s  {now}{mark}"


def summary(rows: Sequence[Row]) -> str:
    """Return what all comes to."""
    met = [row for row in rows if row.is_found]
    small = [row for row in met if row.is_small]
    share = 100 * len(small) / max(1, len(met))
    times = f"median {median(row.shrunk for row in met):.1f} s" if met else ""
    return (
        f"{len(rows)} faults, {len(met)} met, {len(small)} ({share:.0f} %) made as small as "
        f"{SMALL_TILES} tiles and {SMALL_MOVES} moves; {times}"
    )


def main() -> None:
    """Hunt what the command line asks for; the exit code is 1 below nine in ten."""
    parser = argparse.ArgumentParser(description="Hunt injected faults.")
    parser.add_argument("--seconds", type=float, default=30.0, help="to meet a fault (30)")
    parser.add_argument("--seed", default="1", help="of the rounds")
    parser.add_argument("--report", help="write the rows as JSON lines")
    parser.add_argument("faults", nargs="*", metavar="GLOB", help="ids (default: all)")
    asked = parser.parse_args()
    rows: list[Row] = []
    for fault in faults(asked.faults):
        row, _ = hunted(fault, asked.seconds, asked.seed)
        rows.append(row)
        print(_line(row), flush=True)
    print(summary(rows))
    if asked.report:
        lines = "".join(json.dumps(asdict(row)) + "\n" for row in rows)
        Path(asked.report).write_text(lines, "utf-8")
    met = [row for row in rows if row.is_found]
    sys.exit(sum(row.is_small for row in met) < 0.9 * len(met))


if __name__ == "__main__":
    main()
