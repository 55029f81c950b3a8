# SPDX-License-Identifier: MIT
"""``dominospec tour``: one variant led through every part, step by step."""

import argparse
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, TextIO

from mkdocs.exceptions import Abort

from dominospec.book.catalogue import SOURCE, languages
from dominospec.book.pages import Desk
from dominospec.book.rulebook import Teller
from dominospec.book.shelf import chain_of
from dominospec.book.site import build_site
from dominospec.book.stage import perform
from dominospec.book.wording import wording
from dominospec.conformance import Selection, run_suite
from dominospec.conformance.reports.report import report, summary, told
from dominospec.errors import SpecError
from dominospec.loading import Variant, check, load, resolve
from dominospec.resources import root
from dominospec.terminal.guide import guide
from dominospec.terminal.playing import INTERRUPTED
from dominospec.terminal.screen import Screen, Style, screen_on, uncoloured
from dominospec.terminal.showing import match_shown

_ADAPTER: Final = ("conformance", "adapters", "javascript", "adapter.mjs")


class StepFailed(Exception):
    """A step of the tour has not ended well."""


def checked(source: str) -> Iterator[str]:
    """Check a variant: its form, and whether its rules hang together under every option."""
    faults = check([source])
    yield from map(str, faults)
    errors = sum(fault.level == "error" for fault in faults)
    if errors:
        raise StepFailed(f"{errors} error{'s' if errors > 1 else ''} in the file")
    variant = load(source)
    choices = sum(len(option["choices"]) for option in variant.options.values())
    numbers = ", ".join(map(str, variant.players))
    yield (
        f"{variant.file} is sound: its form, and its rules for {numbers} players, with each of the"
        f" {choices} choices of its {len(variant.options)} options."
    )


def explained(variant: Variant, width: int) -> Iterator[str]:
    """Tell the rules in English, and the house rules one can choose."""
    rules = resolve(variant, min(variant.players))
    yield f"{variant.title} for {rules['players']}, as it is usually played:"
    yield from guide(rules, "en").text(width)
    for name, option in variant.options.items():
        yield f"{option['title']} ({name}):"
        for choice, row in option["choices"].items():
            usual = ", as usual" if choice == option["default"] else ""
            yield f"  {choice}{usual}: {row.get('title', choice)}"


def engines() -> dict[str, str]:
    """Return the engines that can be examined on this machine: name and command."""
    found = {"dominospec": shlex.join([sys.executable, "-m", "dominospec", "serve"])}
    adapter, node = Path(str(root())).joinpath(*_ADAPTER), shutil.which("node")
    if node and adapter.is_file():
        found["javascript"] = shlex.join([node, str(adapter)])
    return found


def examined(guards: Sequence[str], command: str, report_file: Path) -> Iterator[str]:
    """Run scenarios, named by their ids, against an engine, and write the report."""
    outcome = run_suite(command, Selection(globs=guards))
    for result in outcome.results:
        yield from told(result, command)
    yield from summary(outcome)
    lines = "".join(f"{line}\n" for line in report(outcome, command))
    report_file.write_text(lines, "utf-8", newline="\n")
    if outcome.exit_code:
        raise StepFailed(f"not every scenario passed: {report_file}")


def _desk(source: str, variant: Variant, language: str) -> Desk:
    """Return what the pages of the variant are made from."""
    return Desk(Teller(variant, chain_of(source), wording(language)), perform)


def published(source: str, variant: Variant, out: Path) -> Iterator[str]:
    """Build the site of this one game, in every language."""
    try:
        build_site(out / "site", [source])
    except (FileExistsError, Abort) as error:
        raise StepFailed(f"the rulebooks were not built: {error}") from None
    for language in languages():
        yield f"{language}: {out / 'site' / language / 'games' / variant.id / 'index.html'}"


@dataclass(frozen=True)
class Tour:
    """What a tour goes by: the variant, the seed of its game, where results go."""

    source: str
    seed: str
    out: Path
    style: Style

    @cached_property
    def variant(self) -> Variant:
        """The variant, once it is known to be sound."""
        return load(self.source)


def _shown(tour: Tour) -> Iterator[str]:
    rules = resolve(tour.variant, min(tour.variant.players))
    yield f"Greedy bots, {rules['players']} of them, with the seed {tour.seed}."
    yield from match_shown(rules, tour.seed, tour.style)


def _examined(tour: Tour) -> Iterator[str]:
    guards = [scenario.id for scenario in _desk(tour.source, tour.variant, SOURCE).all_guards()]
    yield f"{len(guards)} scenarios show the rules of this game."
    failed = []
    for name, command in engines().items():
        yield f"{name}: {command}"
        try:
            yield from examined(guards, command, tour.out / f"report-{name}.jsonl")
        except StepFailed as failure:
            failed.append(str(failure))
    if failed:
        raise StepFailed("; ".join(failed))


STEPS: Final[Mapping[str, tuple[str, Callable[[Tour], Iterator[str]]]]] = {
    "check": ("Is the file sound?", lambda tour: checked(tour.source)),
    "rules": ("The rules in words", lambda tour: explained(tour.variant, tour.style.width)),
    "game": ("A match, its first round move by move", _shown),
    "scenarios": ("Do engines play by the rules?", _examined),
    "rulebook": (
        "The rulebook in every language",
        lambda tour: published(tour.source, tour.variant, tour.out),
    ),
}
"""The steps in order: name, heading, and what yields the lines that tell of it."""


def _step(name: str, tour: Tour, screen: Screen) -> str:
    """Go one step and keep what it told; return why it failed, or nothing."""
    lines: list[str] = []
    try:
        for line in STEPS[name][1](tour):
            screen.tell([line])
            lines.append(uncoloured(line))
    except (StepFailed, SpecError) as failure:
        screen.show(screen.style.paint(str(failure), "refused"))
        lines.append(str(failure))
        return str(failure)
    finally:
        text = "".join(f"{line}\n" for line in lines)
        (tour.out / f"{name}.txt").write_text(text, "utf-8", newline="\n")
    return ""


def _where(tour: Tour) -> Iterator[str]:
    """Yield where the results are."""
    yield from (str(path) for path in sorted(tour.out.iterdir()) if path.is_file())
    if (tour.out / "site").exists():
        yield f"{tour.out / 'site' / 'index.html'} (open it in a browser)"


def _all_steps(tour: Tour, screen: Screen) -> dict[str, str]:
    """Go through all steps, none without a sound file; return those that failed, with why."""
    failed: dict[str, str] = {}
    for number, (name, (heading, _)) in enumerate(STEPS.items(), start=1):
        screen.show()
        screen.heading(f"{number}. {heading}")
        why = _step(name, tour, screen)
        if why:
            failed[name] = why
        if "check" in failed:
            break
    return failed


def run_tour(
    arguments: argparse.Namespace,
    output: TextIO,
    environment: Mapping[str, str] = os.environ,
) -> int:
    """Lead a variant through every part; return 0, 1 if a step failed, 130 if interrupted."""
    screen = screen_on(output, environment)
    out = arguments.out / Path(arguments.variant).stem
    tour = Tour(arguments.variant, arguments.seed, out, screen.style)
    try:
        out.mkdir(parents=True, exist_ok=True)
        failed = _all_steps(tour, screen)
    except KeyboardInterrupt:
        screen.show()
        return INTERRUPTED
    screen.show()
    screen.heading("Where it all is")
    screen.tell(_where(tour))
    for name, why in failed.items():
        screen.show(screen.style.paint(f"The step '{name}' failed: {why}", "refused"))
    return 1 if failed else 0
