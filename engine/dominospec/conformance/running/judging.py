# SPDX-License-Identifier: MIT
"""The verdict on one scenario."""

from dominospec.conformance.running.extras import explained
from dominospec.conformance.running.normalising import is_normalised
from dominospec.conformance.running.sitting import Failed, Lacking, Sitting
from dominospec.conformance.running.steps import play_out
from dominospec.conformance.running.verdict import Evidence, Failure, Result, Verdict
from dominospec.conformance.suite.shelf import Prepared
from dominospec.conformance.wire.adapter import Adapter
from dominospec.errors import AdapterFault


def run_scenario(adapter: Adapter, prepared: Prepared) -> Result:
    """Return the verdict on one scenario."""
    clock = adapter.limits.clock
    begun = clock()
    sitting = Sitting(adapter, prepared)
    verdict, failure = _judge(sitting)
    kept = verdict not in ("pass", "unsupported")
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


def _judge(sitting: Sitting) -> tuple[Verdict, Failure | None]:
    try:
        play_out(sitting, sitting.prepared.scenario.steps)
    except Failed as failed:
        why = str(failed) + _explained(sitting, failed)
        return "fail", Failure(sitting.step, why, failed.found)
    except Lacking as lacking:
        return "unsupported", Failure(sitting.step, str(lacking), features=lacking.features)
    except AdapterFault as fault:
        sitting.adapter.stop()
        verdict: Verdict = fault.verdict  # type: ignore[assignment]
        return verdict, Failure(sitting.step, fault.detail)
    return "pass", None
