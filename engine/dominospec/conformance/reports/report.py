# SPDX-License-Identifier: MIT
"""What is told of a run: text for people, and one JSON line per scenario for everything else."""

import json
import shlex
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any, Final

from dominospec.conformance.reports.particulars import particulars, standing
from dominospec.conformance.reports.picture import move_text, position
from dominospec.conformance.running.comparing import Difference
from dominospec.conformance.running.verdict import FAULTY, Evidence, Result, SuiteResult
from dominospec.conformance.suite.examining import sentence

FORMAT: Final = 1
SCENARIOS: Final = "conformance/scenarios/"
_QUIET: Final = frozenset({"pass", "unsupported", "excluded", "not_run", "xfail"})
_STDERR_LINES: Final = 5


def _value(value: Any) -> str:
    if isinstance(value, Mapping) and "move" in value:
        return move_text(value)
    return json.dumps(value, ensure_ascii=False)


def _difference(found: Difference) -> Iterator[str]:
    if found.where == "/actions" and None in (found.expected, found.got):
        missing = found.got is None
        yield (
            f"  missing   {_value(found.expected)}"
            if missing
            else f"  surplus   {_value(found.got)}"
        )
    else:
        yield f"  expected  {found.where} {_value(found.expected)}"
        yield f"  got       {found.where} {_value(found.got)}"


def _doing(result: Result) -> str:
    steps = result.prepared.scenario.steps
    step = result.failure.step if result.failure else 0
    if step == 0:
        return "at the start"
    here = steps[step - 1]
    body = here.body.get("action", here.body) if isinstance(here.body, Mapping) else here.body
    return f"at step {step} of {len(steps)}, {here.word}: {_value(body)}"


def _rules(result: Result) -> Iterator[str]:
    for word in result.prepared.scenario.covers:
        yield f"  rule      {word}: {sentence(word)}"
    source = result.prepared.scenario.source
    told = source.get("ruling") or f"{source.get('title')}: {source.get('note')}"
    yield f"  source    {told}"


def _position(evidence: Evidence) -> Iterator[str]:
    for index, line in enumerate(position(evidence.state) if evidence.state else ()):
        yield f"  {'position' if index == 0 else '':10}{line}"


def _pipe(evidence: Evidence) -> Iterator[str]:
    for line in evidence.transcript[-2:]:
        yield f"  pipe      {line[:200]}"
    for line in evidence.errors.splitlines()[-_STDERR_LINES:]:
        yield f"  stderr    {line}"


def _file(result: Result) -> str:
    """Return the file as an argument, unless it is found without being named."""
    file = result.prepared.scenario.document.file
    return "" if file.startswith(SCENARIOS) else " " + shlex.quote(file)


def told(result: Result, command: str) -> Iterator[str]:
    """Yield what a reader needs of one bad verdict; nothing of the others."""
    if result.verdict in _QUIET:
        return
    scenario, failure = result.prepared.scenario, result.failure
    yield f"{result.verdict.upper()} {scenario.id}: {scenario.title}"
    yield f"  where     {scenario.place}"
    if failure:
        yield f"  step      {_doing(result)}"
    if result.verdict == "xpass" and result.expected:
        yield f"  expected  {result.expected.verdict}: {result.expected.reason}"
        yield f"  listed    {result.expected.place}; take the row out"
    if failure:
        yield f"  why       {failure.why}"
        for found in failure.differences:
            yield from _difference(found)
    yield from _position(result.evidence)
    if result.verdict != "fail":
        yield from _pipe(result.evidence)
    yield from _rules(result)
    run = f"{shlex.quote(command)}{_file(result)}"
    yield f"  repeat    dominospec conform run {run} --select {scenario.id}"
    yield ""


def _translated(hello: Mapping[str, Any]) -> Iterator[str]:
    """Yield what was translated for an engine that does some things in its own way."""
    ends = ["ends by number"] if hello.get("ends") == "value" else []
    if told := [*ends, *(f"a forced {move}" for move in hello.get("auto", ()))]:
        yield f"normalised: {', '.join(told)}"


def summary(outcome: SuiteResult) -> Iterator[str]:
    """Yield what the run comes to."""
    engine = outcome.engine.get("engine", {})
    if outcome.fault:
        yield f"gave up: {outcome.fault}"
        yield from _pipe(outcome.evidence)
    yield from outcome.complaints
    lacking = Counter(
        feature
        for result in outcome.results
        if result.verdict == "unsupported" and result.failure
        for feature in result.failure.features
    )
    for feature, count in sorted(lacking.items()):
        yield f"unsupported: {feature} ({count})"
    for lint, count in sorted(outcome.lints.items()):
        yield f"lint: {lint} ({count})"
    yield from _translated(outcome.engine)
    if (
        outcome.exit_code == FAULTY
        and outcome.manner.order == "shuffle"
        and len(outcome.results) > 1
    ):
        yield f"order: --seed {outcome.manner.seed}"
    counts = ", ".join(f"{count} {verdict}" for verdict, count in outcome.counts.items())
    name = f"{engine['name']} {engine['version']}" if engine else "the engine"
    total = len(outcome.results)
    yield f"{name}: {total} {'scenario' if total == 1 else 'scenarios'}: {counts or 'nothing ran'}"


def header(outcome: SuiteResult, command: str, scope: Mapping[str, Any]) -> dict[str, Any]:
    """Return the first line of a report: what was run, and against what."""
    variants: dict[str, set[str]] = {}
    for result in outcome.results:
        game = result.prepared.scenario.game
        variants.setdefault(game.base, set()).add(result.prepared.variant["digest"])
    return {
        "record": "header",
        "report": FORMAT,
        "suite": outcome.suite,
        "command": command,
        "manner": asdict(outcome.manner),
        "hello": outcome.engine,
        **scope,
        "variants": {base: sorted(digests) for base, digests in sorted(variants.items())},
    }


def row(result: Result) -> dict[str, Any]:
    """Return the line of one scenario."""
    scenario, failure = result.prepared.scenario, result.failure
    line: dict[str, Any] = {
        "record": "scenario",
        "id": scenario.id,
        **standing(result),
        "title": scenario.title,
        "file": scenario.document.file,
        "covers": list(scenario.covers),
        "variant": {"id": scenario.game.base, "digest": result.prepared.variant["digest"]},
        "verdict": result.verdict,
        "seconds": round(result.seconds, 4),
        "batch": result.batch,
    }
    if result.predecessors:
        line["predecessors"] = list(result.predecessors)
    if result.expected:
        row = result.expected
        line["expected"] = {"id": row.id, "verdict": row.verdict, "reason": row.reason}
        line["expected"] |= {"link": row.link} if row.link else {}
        line |= {"was": result.was} if result.was else {}
    if result.normalised:
        line["normalised"] = True
    if failure:
        line |= {"step": failure.step, "why": failure.why, "features": list(failure.features)}
        line["differences"] = [
            {"where": found.where, "expected": found.expected, "got": found.got}
            for found in failure.differences
        ]
    line |= particulars(result)
    if result.evidence.transcript or result.evidence.errors:
        evidence = result.evidence
        line |= {"transcript": list(evidence.transcript), "stderr": evidence.errors}
    return line


def footer(outcome: SuiteResult) -> dict[str, Any]:
    """Return the last line of a report; a report without it, or not complete, proves nothing."""
    return {
        "record": "footer",
        "total": len(outcome.results),
        "counts": dict(outcome.counts),
        "complete": outcome.is_complete,
        "fault": outcome.fault,
        "complaints": list(outcome.complaints),
        "lints": dict(outcome.lints),
        "exit_code": outcome.exit_code,
    }


def report(
    outcome: SuiteResult, command: str, scope: Mapping[str, Any] | None = None
) -> Iterator[str]:
    """Yield the report as JSON lines; ``scope`` says how much of the suite was wanted."""
    head = header(outcome, command, scope or {})
    for line in (head, *map(row, outcome.results), footer(outcome)):
        yield json.dumps(line, ensure_ascii=False)
