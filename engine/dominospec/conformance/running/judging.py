# SPDX-License-Identifier: MIT
"""The verdict on one scenario."""

from collections.abc import Sequence
from typing import TypeAlias

from dominospec.conformance.running.extras import explained
from dominospec.conformance.running.normalising import is_normalised
from dominospec.conformance.running.sitting import Excluded, Failed, Lacking, Sitting
from dominospec.conformance.running.steps import play_out
from dominospec.conformance.running.verdict import Evidence, Failure, Result, Verdict
from dominospec.conformance.suite.scenario import Step
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import Adapter
from dominospec.errors import AdapterFault

Judgement: TypeAlias = tuple[Verdict, Failure | None]


def run_scenario(adapter: Adapter, prepared: Prepared) -> Result:
    """Return the verdict on one scenario."""
    clock = adapter.limits.clock
    begun = clock()
    sitting = Sitting(adapter, prepared)
    verdict, failure = _judge(sitting)
    kept = verdict not in ("pass", "unsupported", "excluded")
    evidence = (
        Evidence(sitting.state, tuple(adapter.transcript), adapter.errors) if kept else Evidence()
    )
    seconds, translated = clock() - begun, is_normalised(adapter.hello)
    return Result(prepared, verdict, failure, evidence, seconds, normalised=translated)


def _explained(sitting: Sitting, failed: Failed) -> str:
    """Return what the engine says to what has failed, if it can and will."""
    if not sitting.offers("explain"):
        return ""
    try:
        return explained(sitting.ask, failed.found)
    except (Failed, Lacking, AdapterFault):
        return ""


def _judge(sitting: Sitting) -> Judgement:
    """Play the steps; where they do not hold, an alternative that holds is as good."""
    scenario, adapter = sitting.prepared.scenario, sitting.adapter
    found = _played(sitting, scenario.steps)
    for other in scenario.alternatives if found[0] == "fail" else ():
        again = _played(Sitting(adapter, sitting.prepared), other.steps)
        if again[0] == "pass":
            adapter.lints[f"{scenario.id} passes by an alternative: {other.reason}"] += 1
            return again
    return found


def _played(sitting: Sitting, steps: Sequence[Step]) -> Judgement:
    try:
        play_out(sitting, steps)
    except Failed as failed:
        why = str(failed) + _explained(sitting, failed)
        return "fail", Failure(sitting.step, why, failed.found)
    except Lacking as lacking:
        return "unsupported", Failure(sitting.step, str(lacking), features=lacking.features)
    except Excluded as excluded:
        return "excluded", Failure(sitting.step, str(excluded), features=excluded.features)
    except AdapterFault as fault:
        sitting.adapter.stop()
        verdict: Verdict = fault.verdict  # type: ignore[assignment]
        return verdict, Failure(sitting.step, fault.detail)
    return "pass", None
