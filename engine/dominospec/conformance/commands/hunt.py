# SPDX-License-Identifier: MIT
"""``conform fuzz``, ``diff`` and ``shrink``: what tells engines apart, as small as it can be."""

import argparse
import shlex
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, TextIO

from dominospec.conformance.commands.command import (
    Arguments,
    Command,
    add_engine,
    add_timeout_scale,
    say,
)
from dominospec.conformance.hunting.case import Case, case_of
from dominospec.conformance.hunting.contest import Contest, Parting
from dominospec.conformance.hunting.dealing import named
from dominospec.conformance.hunting.drafting import Draft, text_of
from dominospec.conformance.hunting.finding import Finding, found
from dominospec.conformance.hunting.searching import Hunt, Plan
from dominospec.conformance.hunting.voting import Voter
from dominospec.conformance.reports.picture import move_text, position
from dominospec.conformance.running.verdict import FAULTY, NOT_STARTED, NOTHING_RAN, PASSED, USAGE
from dominospec.conformance.suite.shelf import Suite, load_suite
from dominospec.conformance.wire.adapter import NO_SUITE, Adapter, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.errors import AdapterFault
from dominospec.loading import variant_ids


def ours() -> str:
    """Return the command that starts the engine of this project."""
    return f"{shlex.quote(sys.executable)} -m dominospec serve"


def _voters(commands: Iterable[str], arguments: Arguments) -> list[Voter]:
    """Return a voter for each command; one that is given twice has a number behind its name."""
    limits = Limits().scaled(arguments.timeout_scale)
    seen: Counter[str] = Counter()
    voters: list[Voter] = []
    for command in commands:
        seen[command] += 1
        name = command if seen[command] == 1 else f"{command} ({seen[command]})"
        adapter = Adapter(command, greeting(NO_SUITE), limits)
        voters.append(Voter(name, adapter, looks=arguments.look))
    return voters


def _deadline(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def _shown(finding: Finding) -> Iterator[str]:
    """Yield what was found for a reader: who says what, where, and how small it is."""
    small, met = finding.small, finding.met
    case = small.case
    yield f"PARTED {case.game.base}, {case.game.players} players: {_asked(small)}"
    if met.odd:
        yield f"  odd one   {', '.join(met.odd)}"
    one, other = (small.voters[place] for place in small.pair)
    yield f"  one       {one}"
    yield f"  other     {other}"
    for difference in small.found:
        yield f"  {difference.where}: {difference.expected} | {difference.got}"
    for sentence in dict.fromkeys(law for answer in small.answers for law in answer.laws):
        yield f"  law       {sentence}"
    if small.start:
        yield from (f"  start     {line}" for line in position(small.start))
    yield from (f"  move      {move_text(move)}" for move in case.moves)
    yield f"  size      {_sized(case)}; met with {_sized(met.case)}"
    told = ", ".join(f"{name}: {verdict}" for name, verdict in finding.verdicts.items())
    yield f"  scenario  {finding.scenario['id']}: {told or finding.fault}"


def _sized(case: Case) -> str:
    moves = len(case.moves)
    return f"{case.tiles} tiles and {moves} {'move' if moves == 1 else 'moves'}"


def _asked(parting: Parting) -> str:
    return move_text(parting.case.moves[-1]) if parting.case.moves else "the start"


def _kept(arguments: Arguments, findings: Sequence[Finding], out: TextIO) -> None:
    """Write the scenarios to the file that was asked for, or show them."""
    if not findings:
        return
    text = text_of("what tells engines apart", [finding.scenario for finding in findings])
    if arguments.out:
        Path(arguments.out).write_text(text, "utf-8", newline="\n")
        say(out, [f"written to {arguments.out}"])
    else:
        say(out, ["", text.rstrip()])


def _findings(
    contest: Contest, partings: Iterable[Parting], arguments: Arguments, out: TextIO
) -> list[Finding]:
    """Make partings small one after another, those of a new kind, until there are enough."""
    draft = Draft(f"conform {arguments.action}", arguments.seed)
    kept: dict[object, Finding] = {}
    for parting in partings:
        finding = found(contest, parting, draft, _deadline(arguments.shrink_seconds))
        if finding.kind not in kept:
            kept[finding.kind] = finding
            say(out, _shown(finding))
        if len(kept) >= arguments.most:
            break
    return list(kept.values())


def _hunted(arguments: Arguments, out: TextIO, commands: Sequence[str]) -> int:
    unknown = set(arguments.variant) - set(variant_ids())
    if unknown:
        say(out, [f"there is no game {min(unknown)}; dominospec conform list names them"])
        return USAGE
    contest = Contest(_voters(commands, arguments))
    fault = _not_started(contest.voters)
    if fault:
        say(out, [fault])
        return NOT_STARTED
    variants = arguments.variant or variant_ids()
    plan = Plan(
        variants,
        str(arguments.seed),
        _deadline(arguments.seconds),
        arguments.rounds,
        named((voter.adapter.hello for voter in contest.voters), variants),
    )
    hunt = Hunt(contest, plan)
    findings = _findings(contest, hunt.partings(), arguments, out)
    _kept(arguments, findings, out)
    _finish(contest.voters)
    lacking = f", {hunt.lacking} not played by all" if hunt.lacking else ""
    said = f"seed {arguments.seed}: {hunt.played} rounds{lacking}, {contest.plies} answers each"
    say(out, [f"{said}: {_counted(findings)}"])
    return FAULTY if findings else PASSED if hunt.played else NOTHING_RAN


def _counted(findings: Sequence[Finding]) -> str:
    return "1 difference" if len(findings) == 1 else f"{len(findings)} differences"


def _not_started(voters: Sequence[Voter]) -> str:
    """Start all engines; return why one cannot be started, after ending the others."""
    for voter in voters:
        try:
            voter.adapter.start()
        except AdapterFault as fault:
            voter.adapter.stop()
            _finish(voters)
            return f"{voter.name} did not start: {fault}"
    return ""


def _finish(voters: Iterable[Voter]) -> None:
    for voter in voters:
        voter.adapter.finish()


def _fuzz(arguments: Arguments, out: TextIO) -> int:
    return _hunted(arguments, out, [arguments.against or ours(), arguments.engine])


def _diff(arguments: Arguments, out: TextIO) -> int:
    if len(arguments.engines) < 2:  # noqa: PLR2004 - nothing to compare
        say(out, ["diff compares engines: name two or more"])
        return USAGE
    if not arguments.script:
        return _hunted(arguments, out, arguments.engines)
    return _scripted(arguments, out, arguments.engines, load_suite(arguments.script))


def _shrink(arguments: Arguments, out: TextIO) -> int:
    suite = load_suite([arguments.file]).selected(arguments.select)
    return _scripted(arguments, out, [arguments.against or ours(), arguments.engine], suite)


def _scripted(arguments: Arguments, out: TextIO, commands: Sequence[str], suite: Suite) -> int:
    """Have all engines play what scenarios say, whatever these expect."""
    contest = Contest(_voters(commands, arguments))
    fault = _not_started(contest.voters)
    if fault:
        say(out, [fault])
        return NOT_STARTED
    played = (contest.play(case_of(scenario)) for scenario in suite.scenarios)
    partings = (each.parting for each in played if each.parting)
    findings = _findings(contest, partings, arguments, out)
    _kept(arguments, findings, out)
    _finish(contest.voters)
    say(out, [f"{contest.rounds} scripts: {_counted(findings)}"])
    return FAULTY if findings else PASSED if contest.rounds else NOTHING_RAN


def _add_common(action: argparse.ArgumentParser) -> None:
    action.add_argument("--out", metavar="FILE", help="write the scenarios to a file")
    action.add_argument(
        "--most", type=int, default=1, metavar="N", help="stop at so many kinds of difference (1)"
    )
    action.add_argument(
        "--shrink-seconds",
        type=float,
        default=10.0,
        metavar="S",
        help="time to make one small (10)",
    )
    action.add_argument(
        "--look", action="store_true", help="after every answer all look again, and each seat"
    )
    add_timeout_scale(action)


def _add_hunting(action: argparse.ArgumentParser) -> None:
    action.add_argument("--seed", type=int, default=1, metavar="N", help="what is dealt and played")
    action.add_argument(
        "--seconds", type=float, default=60.0, metavar="S", help="stop after this time (60)"
    )
    action.add_argument(
        "--rounds", type=int, default=1_000_000, metavar="N", help="stop after so many rounds"
    )
    action.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="ID",
        help="only this game; may be repeated",
    )
    _add_common(action)


def _add_against(action: argparse.ArgumentParser) -> None:
    action.add_argument(
        "--against", default="", metavar="COMMAND", help="the engine that is believed (ours)"
    )


def _add_fuzz(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    _add_against(action)
    _add_hunting(action)


def _add_diff(action: argparse.ArgumentParser) -> None:
    action.add_argument("engines", nargs="+", metavar="COMMAND", help="adapters, each as one word")
    action.add_argument(
        "--script",
        action="append",
        default=[],
        metavar="PATH",
        help="play the moves of these scenarios instead of rounds by chance",
    )
    _add_hunting(action)


def _add_shrink(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    action.add_argument("file", metavar="FILE", help="scenarios that the engine fails")
    action.add_argument("--select", action="append", default=[], metavar="GLOB", help="ids")
    _add_against(action)
    action.set_defaults(seed=None)
    _add_common(action)


COMMANDS: Final = (
    Command("fuzz", "hunt for rounds that an engine plays otherwise than ours", _add_fuzz, _fuzz),
    Command("diff", "hunt for rounds that two or more engines play differently", _add_diff, _diff),
    Command("shrink", "make a failing scenario as small as it can be", _add_shrink, _shrink),
)
