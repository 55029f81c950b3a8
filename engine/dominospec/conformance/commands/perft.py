# SPDX-License-Identifier: MIT
"""``conform perft``: what the tree below a deal comes to, by first moves, and beside an engine."""

import argparse
import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, TextIO, TypeAlias

from dominospec.conformance.commands.command import (
    Arguments,
    Command,
    add_engine,
    add_timeout_scale,
    say,
)
from dominospec.conformance.reports.picture import move_text, position
from dominospec.conformance.running.trees import Bounds, Count, Tree, counted, summed, walk
from dominospec.conformance.running.verdict import FAULTY, NOT_STARTED, PASSED, USAGE
from dominospec.conformance.suite.scenario import KINDS, Scenario
from dominospec.conformance.suite.shelf import Prepared, load_suite, prepare
from dominospec.conformance.vectors.locating import Found, locate
from dominospec.conformance.vectors.stub import stub
from dominospec.conformance.wire.adapter import Adapter, greeting
from dominospec.conformance.wire.process import Limits
from dominospec.errors import AdapterFault

Record: TypeAlias = Mapping[str, Any]

OURS: Final = f"{shlex.quote(sys.executable)} -m dominospec serve"


def _bounds(arguments: Arguments, scenario: Scenario) -> Bounds:
    """Return how far is walked: as the command line says, else as the row does."""
    row: Record = scenario.steps[0].body if scenario.kind == "perft" else {}
    usual = Bounds()
    return Bounds(
        arguments.depth or row.get("depth", usual.depth), arguments.cap or row.get("cap", usual.cap)
    )


@contextmanager
def _seated(command: str, prepared: Prepared, scale: float) -> Iterator[tuple[Adapter, Tree]]:
    """Yield an engine that has started the deal."""
    adapter = Adapter(command, greeting("sha256:" + "0" * 64), Limits().scaled(scale))
    variant, scenario = prepared.variant, prepared.scenario
    start = scenario.start(len(set(variant["tables"]["sides"])))
    try:
        adapter.start()
        for request, fields in (("variant", {"variant": variant}), ("start", start)):
            reply = adapter.ask(request, **fields)
            if "error" in reply or "unsupported" in reply:
                raise AdapterFault("fail", f"{request} was refused: {reply}")
        yield (
            adapter,
            Tree(_asking(adapter), start, undo="undo" in adapter.hello.get("commands", ())),
        )
        adapter.finish()
    finally:
        adapter.stop()


@contextmanager
def _both(arguments: Arguments, prepared: Prepared) -> Iterator[tuple[Tree, Tree]]:
    """Yield the trees of the two engines."""
    scale = arguments.timeout_scale
    with (
        _seated(arguments.engine, prepared, scale) as (_, one),
        _seated(arguments.beside, prepared, scale) as (_, other),
    ):
        yield one, other


def _asking(adapter: Adapter) -> Callable[..., Record]:
    def ask(command: str, **fields: Any) -> Record:
        adapter.new_scenario()  # a walk may be longer than a scenario
        reply = adapter.ask(command, **fields)
        if "error" in reply or "unsupported" in reply:
            raise AdapterFault("fail", f"{command} {fields} was refused: {reply}")
        return reply

    return ask


def _told(count: Count) -> Iterator[str]:
    yield f"nodes  {' '.join(map(str, count.nodes)) or '-'}   {sum(count.nodes)} in all"
    for leaf in count.leaves:
        winners = " ".join(map(str, leaf["winners"])) or "nobody"
        points = " ".join(map(str, leaf["points"]))
        yield f"leaves {leaf['count']:>8}  {leaf['ended']}, won by {winners}, points {points}"
    yield f"digest {count.digest or '-'}"


def _count(arguments: Arguments, prepared: Prepared, out: TextIO) -> int:
    """Print what the tree comes to; where a row says it, hold it against the row."""
    scenario = prepared.scenario
    bounds = _bounds(arguments, scenario)
    with _seated(arguments.engine, prepared, arguments.timeout_scale) as (adapter, tree):
        count = counted(adapter.hello, tree, bounds)
    say(out, _told(count))
    usual = scenario.kind == "perft" and bounds == _bounds(_NOTHING_SAID, scenario)
    if not usual:
        return PASSED
    row = scenario.steps[0].body
    same = list(count.nodes) == row["nodes"] and count.digest in ("", row["digest"])
    say(out, ["as the row says" if same else f"the row says {' '.join(map(str, row['nodes']))}"])
    return PASSED if same else FAULTY


_NOTHING_SAID: Final = argparse.Namespace(depth=None, cap=None)


def _by_first_move(tree: Tree, bounds: Bounds) -> dict[str, Count]:
    """Return what the tree below each first move comes to."""
    nodes = [*walk(tree, bounds)]
    firsts = nodes[0].moves
    return {
        move_text(move): summed([node for node in nodes if node.path[:1] == (move,)])
        for move in firsts
    }


def _divide(arguments: Arguments, prepared: Prepared, out: TextIO) -> int:
    """Print the tree by first moves, beside another engine; 1 where they differ."""
    bounds = _bounds(arguments, prepared.scenario)
    with _both(arguments, prepared) as trees:
        one, other = (_by_first_move(tree, bounds) for tree in trees)
    nothing = Count((), ())
    differing = 0
    for move in sorted({*one, *other}):
        left, right = one.get(move, nothing), other.get(move, nothing)
        mark = "" if left == right else "  they differ"
        differing += left != right
        say(out, [f"{sum(left.nodes):>9} {sum(right.nodes):>9}  {move}{mark}"])
    say(out, [f"{len({*one, *other})} first moves, {differing} differ"])
    return FAULTY if differing else PASSED


def _difference(found: Found) -> Iterator[str]:
    yield f"after {len(found.path)} moves they differ:"
    yield from (f"  {move_text(move)}" for move in found.path)
    for one in found.differences:
        yield f"  {one.where}: {one.expected} and {one.got}"
    yield from (f"  {line}" for line in position(found.other.state))


def _locate(arguments: Arguments, prepared: Prepared, out: TextIO) -> int:
    """Print the first position that the two engines see unlike, as a scenario, too."""
    with _both(arguments, prepared) as (one, other):
        found = locate(one, other, _bounds(arguments, prepared.scenario))
    if found is None:
        say(out, ["they do not differ"])
        return PASSED
    say(out, _difference(found))
    say(out, ["", stub(prepared.scenario, found)])
    return FAULTY


_WAYS: Final[Mapping[str, Callable[[Arguments, Prepared, TextIO], int]]] = {
    "count": _count,
    "divide": _divide,
    "locate": _locate,
}


def _run(arguments: Arguments, out: TextIO) -> int:
    suite = load_suite(arguments.paths, () if arguments.paths else KINDS)
    found = suite.selected([arguments.id])
    if len(found.scenarios) != 1:
        say(out, [f"there is no row or scenario {arguments.id}"])
        return USAGE
    try:
        return _WAYS[arguments.way](arguments, prepare(found)[0], out)
    except AdapterFault as fault:
        say(out, [str(fault)])
        return NOT_STARTED


def _add_arguments(action: argparse.ArgumentParser) -> None:
    add_engine(action)
    action.add_argument("id", metavar="ID", help="a perft row, or any scenario, for its deal")
    action.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: ours)")
    action.add_argument("--depth", type=int, metavar="N", help="moves in a row")
    action.add_argument("--cap", type=int, metavar="N", help="positions below each first move")
    action.add_argument("--beside", default=OURS, metavar="COMMAND", help="the other engine (ours)")
    ways = action.add_mutually_exclusive_group()
    for way, what in (
        ("divide", "by first moves, beside the other engine"),
        ("locate", "the first position that the engines see unlike, as a scenario"),
    ):
        ways.add_argument(f"--{way}", dest="way", action="store_const", const=way, help=what)
    action.set_defaults(way="count")
    add_timeout_scale(action)


COMMANDS: Final = (
    Command("perft", "count all ways in which a deal can go on", _add_arguments, _run),
)
