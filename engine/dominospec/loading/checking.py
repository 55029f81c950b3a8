# SPDX-License-Identifier: MIT
"""Whether rules hang together, for every number of players and every choice of an option.

Nothing is reported once for each resolution: a finding is told for the first in which it shows,
the default choices coming first, and notes are told for the default choices only, because an
option may well switch off what other keys speak of.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from dominospec.errors import Fault, SpecError
from dominospec.loading.chapters import Shelf
from dominospec.loading.checks import OF_RULES, OF_SEATS, options
from dominospec.loading.checks.finding import Case, Check, Finding
from dominospec.loading.document import Pointer
from dominospec.loading.doubts import EVERYTHING, reach
from dominospec.loading.finding import is_there, says_variant, variant_ids
from dominospec.loading.merging import Origin
from dominospec.loading.resolving import Rules, choose, draft
from dominospec.loading.variant import Variant, load, players_of, survey

Choices = tuple[tuple[str, str], ...]
"""The choices that are made, option and choice, where they are not the default."""

_ABOUT_DEALING: Final = frozenset({"set", "seats", "deal"})


_RANKS: Final = {"default": 0, "base": 1, "file": 2, "by_seats": 3}
_LAST: Final = 4


def _rank(origin: Origin) -> int:
    """Return how late a layer is laid: default, base, file, number of players, option."""
    return _RANKS.get(origin.layer.partition(" ")[0], _LAST)


_Known: TypeAlias = dict[tuple[int, ...], list[Finding]]
"""What was found already, by the ids of the chapters looked at; the shelf keeps these chapters."""


class _Inquiry:
    """One variant under examination, and what was found for which choices already."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.shelf = Shelf()
        self.faults: list[Fault] = []
        self.found: dict[tuple[Pointer, str], list[Choices]] = {}
        self.told: set[tuple[Origin, str]] = set()
        self.earlier: dict[tuple[Check, int], dict[frozenset[str], _Known]] = {}
        self.outcomes: dict[tuple[str, str], Any] = {}

    def examine(self, chosen: Choices) -> None:
        """Examine the rules for a choice, with each number of players that it allows."""
        cases = self.cases(chosen)
        self.remember(chosen, cases)
        done: list[Rules] = []
        for case in cases:
            is_new = not any(case.rules is rules for rules in done)
            done.append(case.rules)
            for check in OF_RULES if is_new else ():
                for finding in self.findings(check, case):
                    self.report(finding, case, chosen)
            for check in OF_SEATS:
                for finding in self.findings(check, case, case.players):
                    self.report(finding, case, chosen)

    def findings(self, check: Check, case: Case, players: int = 0) -> Sequence[Finding]:
        """Return what a check finds; what it found before, where it would look at the same."""
        earlier = self.earlier.setdefault((check, players), {})
        ids, doubts = case.ids, case.rules.doubts
        for names, known in () if doubts else earlier.items():
            same = known.get(tuple(map(ids.__getitem__, names)))
            if same is not None:
                return same
        case.forget()
        found = [finding for finding in check(case) if not case.may_be_wrong(finding)]
        if not (case.reads_parts or doubts):
            names = frozenset(case.looked_at)
            earlier.setdefault(names, {})[tuple(map(ids.__getitem__, names))] = found
        return found

    def cases(self, chosen: Choices) -> list[Case]:
        """Return the rules for each number of players; equal rules are one object."""
        every = choose(self.variant, dict(chosen))
        drafts = {
            seats: draft(self.variant, seats, every, self.shelf)
            for seats in ("", *self.variant.by_seats)
        }
        for _, faults in drafts.values():
            self.faults.extend(faults)
        plain, _ = drafts[""]
        players = players_of(plain.written.data)
        return [Case(drafts.get(str(number), drafts[""])[0], number) for number in players]

    def remember(self, chosen: Choices, cases: Sequence[Case]) -> None:
        """Keep the rules in full, to compare the choices of an option, where they are certain."""
        unsure = {way[:1] for case in cases for way in case.rules.doubts}
        if EVERYTHING in unsure or len(chosen) > 1:
            return
        defaults = tuple((name, row["default"]) for name, row in self.variant.options.items())
        for option, choice in chosen or defaults:
            touched = {(chapter,) for chapter in self.variant.choices[option, choice].data}
            is_whole = not reach(self.variant.doubts, ("options", option, "choices", choice))
            if is_whole and unsure.isdisjoint(touched):
                self.outcomes[option, choice] = [case.rules.chapters for case in cases]

    def report(self, finding: Finding, case: Case, chosen: Choices) -> None:
        """Report a finding, unless fewer choices bring it about, or an option brings a note."""
        earlier = self.found.setdefault((finding.pointers[0], finding.code), [])
        is_known = any(set(choices) <= set(chosen) for choices in earlier)
        if is_known or (chosen and finding.level != "error"):
            return
        earlier.append(chosen)
        origin = self.place(finding.pointers, case.rules, chosen)
        if (origin, finding.message) in self.told:
            return
        self.told.add((origin, finding.message))
        names = ", ".join("=".join(choice) for choice in chosen)
        message = f"{finding.message} (with {names})" if chosen else finding.message
        self.faults.append(origin.fault(finding.code, message, finding.cure, finding.level))

    def place(self, pointers: Iterable[Pointer], rules: Rules, chosen: Choices) -> Origin:
        """Return the place set last; an option that brings a finding about is always shown."""
        written = rules.written
        exact = {way: len(way) if way in written.origins else 0 for way in pointers}
        latest = max(exact, key=lambda way: (_rank(written.origin(way)), exact[way]))
        last = self.variant.place(written, latest)
        if chosen and last.layer not in {"=".join(choice) for choice in chosen}:
            option, choice = chosen[-1]
            return self.variant.tree.origin(("options", option, "choices", choice))
        return last


def _single(variant: Variant) -> list[tuple[str, str]]:
    """Return every choice that is not the default of its option."""
    return [pair for pair in variant.choices if pair[1] != variant.options[pair[0]]["default"]]


def _pairs(variant: Variant) -> Iterator[Choices]:
    """Yield the pairs of choices that together may deal more tiles than there are."""
    about = [
        pair for pair in _single(variant) if _ABOUT_DEALING & variant.choices[pair].data.keys()
    ]
    for one, other in combinations(about, 2):
        if one[0] != other[0]:
            yield one, other


def faults_of(variant: Variant) -> list[Fault]:
    """Return what is wrong with a variant, or worth knowing, in the order of its lines."""
    inquiry = _Inquiry(variant)
    faults = inquiry.faults
    faults.extend(options.name_of_the_file(variant))
    faults.extend(options.seats_are_reached(variant))
    conflicts = list(options.options_agree(variant))
    faults.extend(conflicts)
    inquiry.examine(())
    for pair in _single(variant):
        inquiry.examine((pair,))
    for pairs in _pairs(variant) if not conflicts else ():
        inquiry.examine(pairs)
    faults.extend(options.choices_differ(variant, inquiry.outcomes))
    return sorted(set(faults))


class Named(NamedTuple):
    """The files that are named, or stand in the folders named, and those of them passed over."""

    files: list[str | Path]
    passed_over: list[Path]


def named(paths: Iterable[str | Path]) -> Named:
    """Return the files to check: of a folder, those that say that they are variants."""
    found = Named([], [])
    for path in paths:
        inside = sorted(Path(path).glob("*.yaml")) if Path(path).is_dir() else []
        variants = [file for file in inside if says_variant(file)]
        found.files.extend(variants or [path])
        found.passed_over.extend(file for file in inside if file not in variants)
    return found


def sound(source: str | Path) -> Variant:
    """Load a variant; ``SpecError`` with every error that ``check`` finds in a file.

    Shipped variants are not checked again.
    """
    if source in variant_ids() and not is_there(Path(source)):
        return load(source)
    variant, faults = survey(source)
    errors = {fault for fault in (*faults, *faults_of(variant)) if fault.level == "error"}
    if errors:
        raise SpecError(sorted(errors))
    return variant


def check(paths: Iterable[str | Path]) -> list[Fault]:
    """Return everything that is wrong with the files, sorted by file, line and column."""
    found: set[Fault] = set()
    for path in named(paths).files:
        try:
            variant, faults = survey(path)
            found.update(faults, faults_of(variant))
        except SpecError as error:
            found.update(error.faults)
    return sorted(found)
