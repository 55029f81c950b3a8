# SPDX-License-Identifier: MIT
"""The lock file: every id that was ever given, what it meant, and where it went.

A line is ``id revision digest``, for each revision of each scenario, or, as the tombstone of one
that was given up, ``id gone successor reason`` (``-`` where nothing takes its place). Lines are
only added, so nobody's list of expected failures stops matching in silence.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from dominospec.conformance.suite.scenario import Scenario
from dominospec.errors import Fault, SpecError
from dominospec.loading import canonical
from dominospec.resources import root

HEAD: Final = """\
# SPDX-License-Identifier: CC0-1.0
# Every id that was ever given. `dominospec conform lock` adds lines; none is taken out or changed.
"""

_GONE: Final = "gone"
_NONE: Final = "-"
_DIGITS: Final = 12
_MEANING: Final = ("variant", "players", "mode", "setup", "steps", "alternatives")


class Revision(NamedTuple):
    """What a scenario meant at one of its revisions."""

    id: str
    rev: int
    digest: str

    def __str__(self) -> str:
        return f"{self.id} {self.rev} {self.digest}"


class Tombstone(NamedTuple):
    """A scenario that was given up, what takes its place, and why."""

    id: str
    successor: str
    reason: str

    def __str__(self) -> str:
        return f"{self.id} {_GONE} {self.successor or _NONE} {self.reason}"


@dataclass(frozen=True, slots=True)
class Lock:
    """The lines of the file, each revision and each tombstone by its id."""

    file: str
    revisions: Mapping[str, tuple[Revision, ...]]
    tombstones: Mapping[str, Tombstone]

    @property
    def text(self) -> str:
        """The file as it is written, in the order of ids and revisions."""
        rows = [*(row for rows in self.revisions.values() for row in rows)]
        lines = [(row.id, row.rev, str(row)) for row in rows]
        lines += [(row.id, 1 << 31, str(row)) for row in self.tombstones.values()]
        return HEAD + "".join(f"{line}\n" for *_, line in sorted(lines))


def path() -> Path:
    """Return where the lock file of the shipped suite lies."""
    return Path(str(root())) / "conformance" / "ids.lock"


def meaning(scenario: Scenario) -> str:
    """Return the digest of what a scenario says of engines: not its title, words or source."""
    raw = scenario.raw
    said = {key: raw[key] for key in _MEANING if key in raw}
    return sha256(canonical(said).encode("utf-8")).hexdigest()[:_DIGITS]


def lock_of(text: str, file: str) -> Lock:
    """Read the text of a lock file; raise ``SpecError`` where a line has another form."""
    revisions: dict[str, tuple[Revision, ...]] = {}
    tombstones: dict[str, Tombstone] = {}
    for number, line in enumerate(text.splitlines(), 1):
        match line.split(maxsplit=3):
            case [] | ["#", *_]:
                pass
            case [one, "gone", successor, reason] if one not in tombstones:
                tombstones[one] = Tombstone(one, successor.removeprefix(_NONE), reason)
            case [one, rev, digest] if rev == str(len(revisions.get(one, ())) + 1):
                row = Revision(one, int(rev), digest)
                revisions[one] = (*revisions.get(one, ()), row)
            case _:
                message = "this is no line of a lock file"
                raise SpecError([Fault(file, number, 1, "lock/line", message, "restore the file")])
    return Lock(file, revisions, tombstones)


def load_lock(place: Path) -> Lock:
    """Load a lock file; one that is not there yet is empty."""
    text = place.read_text("utf-8") if place.exists() else ""
    return lock_of(text, place.name)


def extended(lock: Lock, scenarios: Iterable[Scenario]) -> Lock:
    """Return the lock with ids and revisions that are new; what is in it stays as it is."""
    revisions = dict(lock.revisions)
    for scenario in scenarios:
        known = revisions.get(scenario.id, ())
        if scenario.rev == len(known) + 1:
            row = Revision(scenario.id, scenario.rev, meaning(scenario))
            revisions[scenario.id] = (*known, row)
    return Lock(lock.file, revisions, lock.tombstones)


def retired(lock: Lock, stone: Tombstone) -> Lock:
    """Return the lock with a tombstone."""
    return Lock(lock.file, lock.revisions, {**lock.tombstones, stone.id: stone})


def _of_scenario(lock: Lock, scenario: Scenario) -> Iterator[Fault]:
    known = lock.revisions.get(scenario.id, ())
    if scenario.id in lock.tombstones:
        message, cure = f"the id {scenario.id} was given up", "draw four other letters"
        yield scenario.fault(("id",), "lock-gone", message, cure)
    elif scenario.rev == len(known) + 1:
        message = f"{scenario.id}, revision {scenario.rev}, is not in the lock file"
        yield scenario.fault(("id",), "lock-new", message, "run dominospec conform lock")
    elif scenario.rev != len(known):
        message = f"the lock file has {len(known)} revisions, and this is revision {scenario.rev}"
        yield scenario.fault(("rev",), "lock-rev", message, f"write rev: {len(known) or 1}")
    elif meaning(scenario) != known[-1].digest:
        cure = f"write rev: {len(known) + 1}, and run dominospec conform lock"
        yield scenario.fault(("id",), "lock-meaning", "it does not mean what it meant", cure)


def examine_lock(lock: Lock, scenarios: Iterable[Scenario]) -> Iterator[Fault]:
    """Yield where a lock and all scenarios of its suite do not agree."""
    found = tuple(scenarios)
    for scenario in found:
        yield from _of_scenario(lock, scenario)
    living = {scenario.id for scenario in found}
    for lost in sorted(lock.revisions.keys() - living - lock.tombstones.keys()):
        cure = f"bring it back, or run dominospec conform lock --retire {lost} --reason TEXT"
        yield Fault(lock.file, 0, 0, "lock/lost", f"the scenario {lost} has disappeared", cure)
    for stone in lock.tombstones.values():
        if stone.successor and stone.successor not in lock.revisions:
            message = f"{stone.id} has a successor that never was: {stone.successor}"
            yield Fault(lock.file, 0, 0, "lock/successor", message)
