# SPDX-License-Identifier: MIT
"""The suite: which scenarios there are, which are wanted, and the rules each is played by."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from hashlib import sha256
from pathlib import Path
from typing import Any

from dominospec.conformance.suite.claim import Claim
from dominospec.conformance.suite.examining import examine
from dominospec.conformance.suite.scenario import (
    KINDS,
    Game,
    Kind,
    Scenario,
    faults_of,
    scenarios_of,
)
from dominospec.conformance.suite.vectors import SUFFIX, vectors_of
from dominospec.errors import Fault, SpecError
from dominospec.loading import Variant, canonical, load, resolve, vary
from dominospec.loading.merging import Origin
from dominospec.loading.reading import read_file
from dominospec.resources import root


@dataclass(frozen=True, slots=True)
class Suite:
    """Scenarios in the order of their files; ``digest`` names the whole suite, not a selection."""

    scenarios: tuple[Scenario, ...]
    digest: str

    def selected(self, globs: Sequence[str] = (), variant: str = "") -> "Suite":
        """Return the scenarios whose id or file matches one of the globs, of one variant."""
        wanted = (
            scenario
            for scenario in self.scenarios
            if variant in ("", scenario.game.base) and (not globs or _matches(scenario, globs))
        )
        return replace(self, scenarios=tuple(wanted))


@dataclass(frozen=True, slots=True)
class Selection:
    """What is wanted: files or folders, ours if none; what else is left empty chooses nothing out.

    ``globs`` are over ids and files, ``classes`` are L1 to L6. ``kinds`` are
    scenarios alone, unless others are named or paths are. ``tier`` is smoke, core or full.
    """

    paths: Sequence[str | Path] = ()
    globs: Sequence[str] = ()
    variant: str = ""
    classes: Sequence[str] = ()
    claim: Claim | None = None
    kinds: Sequence[Kind] = ()
    tier: str = ""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A scenario and the resolved variant it is played by."""

    scenario: Scenario
    variant: Mapping[str, Any]


@dataclass
class Games:
    """The resolved variant of each game, made once."""

    loaded: dict[str, Variant] = field(default_factory=dict)
    made: dict[str, Mapping[str, Any]] = field(default_factory=dict)

    def resolved(self, game: Game, origin: Origin) -> Mapping[str, Any]:
        """Return the resolved variant; ``origin`` is who asks for the changes in it."""
        key = canonical([game.base, game.players, dict(game.options), dict(game.change)])
        if key not in self.made:
            if game.base not in self.loaded:
                self.loaded[game.base] = load(game.base)
            variant = self.loaded[game.base]
            changed = vary(variant, game.change, origin) if game.change else variant
            self.made[key] = resolve(changed, game.players, game.options)
        return self.made[key]


def _matches(scenario: Scenario, globs: Sequence[str]) -> bool:
    names = (scenario.id, scenario.document.file)
    return any(fnmatchcase(name, glob) for glob in globs for name in names)


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        inside = (*path.rglob("*.yaml"), *path.rglob(f"*{SUFFIX}")) if path.is_dir() else (path,)
        yield from sorted(inside)


def _shown(path: Path) -> str:
    """Return a path as a reader wants it: from the top of the project where it lies inside."""
    top = Path(str(root())).resolve()
    whole = path.resolve()
    return str(whole.relative_to(top)) if whole.is_relative_to(top) else str(path)


def shipped() -> Path:
    """Return the folder of the scenarios that come with the package."""
    return Path(str(root())) / "conformance" / "scenarios"


def _shipped(kinds: Sequence[Kind]) -> list[Path]:
    """Return the folders that hold what comes with the package of these kinds."""
    top = shipped().parent
    folders: dict[Kind, Path] = {
        "scenario": top / "scenarios",
        "trace": top / "vectors" / "traces",
        "perft": top / "vectors" / "perft",
    }
    return [folders[kind] for kind in KINDS if kind in kinds]


def load_suite(paths: Sequence[str | Path] = (), kinds: Sequence[Kind] = ()) -> Suite:
    """Load files and folders, our scenarios by default; only these kinds. Raise ``SpecError``."""
    faults: list[Fault] = []
    found: list[Scenario] = []
    for path in _files(map(Path, paths or _shipped(kinds or ["scenario"]))):
        try:
            found.extend(_read(path))
        except SpecError as error:
            faults.extend(error.faults)
    found = [one for one in found if not kinds or one.kind in kinds]
    faults.extend(_repeated(found))
    if faults:
        raise SpecError(sorted(faults))
    return suite_of(found)


def _read(path: Path) -> Iterable[Scenario]:
    """Return what a file holds; raise ``SpecError`` with all its faults."""
    if path.suffix == SUFFIX:
        return vectors_of(path, _shown(path))
    document = read_file(path, _shown(path))
    if wrong := list(faults_of(document)):
        raise SpecError(wrong)
    return scenarios_of(document)


def suite_of(scenarios: Iterable[Scenario]) -> Suite:
    """Return a suite; its digest does not depend on comments, files or their order."""
    found = tuple(scenarios)
    raw = {scenario.id: scenario.raw for scenario in found}
    return Suite(found, "sha256:" + sha256(canonical(raw).encode("utf-8")).hexdigest())


def text_of(scenario: Scenario) -> str:
    """Return the lines of its file that a scenario stands in, as written."""
    place = scenario.document.spot
    lines = Path(_found(scenario)).read_text("utf-8").splitlines()
    here = place(scenario.pointer)[0] - 1
    *above, index = scenario.pointer
    after = (*above, int(index) + 1)
    end = place(after)[0] - 1 if after in scenario.document.values else len(lines)
    return "\n".join(lines[here:end]).rstrip()


def _found(scenario: Scenario) -> str:
    """Return a path that opens the file of a scenario from here."""
    inside = Path(str(root())) / scenario.document.file
    return str(inside if inside.exists() else scenario.document.file)


def _repeated(scenarios: Iterable[Scenario]) -> Iterator[Fault]:
    seen: dict[str, Scenario] = {}
    for scenario in scenarios:
        first = seen.setdefault(scenario.id, scenario)
        if first is not scenario:
            message = f"the id {scenario.id} is also in {first.place}"
            yield scenario.fault(("id",), "repeated-id", message, "draw four other letters")


def prepare(suite: Suite) -> list[Prepared]:
    """Resolve the game of every scenario and examine it; raise ``SpecError`` with all faults."""
    games = Games()
    faults: list[Fault] = []
    prepared: list[Prepared] = []
    for scenario in suite.scenarios:
        try:
            variant = games.resolved(scenario.game, _origin(scenario))
        except SpecError as error:
            faults.extend(_told(scenario, error))
            continue
        faults.extend(examine(scenario, variant) if scenario.kind == "scenario" else ())
        prepared.append(Prepared(scenario, variant))
    if faults:
        raise SpecError(sorted(set(faults)))
    return prepared


def _origin(scenario: Scenario) -> Origin:
    spot = scenario.document.spot((*scenario.pointer, "variant"))
    return Origin(scenario.document.file, *spot, "scenario")


def _told(scenario: Scenario, error: SpecError) -> Iterator[Fault]:
    """Yield the faults of a game at the scenario that asks for it."""
    for fault in error.faults:
        if fault.file == scenario.document.file:
            yield fault
        else:
            where = f"{fault.file}:{fault.line}: " if fault.line else ""
            yield scenario.fault(("variant",), "game", where + fault.message, fault.cure)
