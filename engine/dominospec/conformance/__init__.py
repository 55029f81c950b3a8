# SPDX-License-Identifier: MIT
"""The harness: it examines an engine through a pipe, and knows no rules but those of the data."""

from dominospec.conformance.running.runner import Run, run_scenario, run_suite
from dominospec.conformance.running.verdict import Result, SuiteResult, Verdict
from dominospec.conformance.suite.scenario import Scenario, faults_of, scenarios_of
from dominospec.conformance.suite.shelf import (
    Prepared,
    Selection,
    Suite,
    load_suite,
    prepare,
    suite_of,
)
from dominospec.conformance.wire.process import Limits

__all__ = [
    "Limits",
    "Prepared",
    "Result",
    "Run",
    "Scenario",
    "Selection",
    "Suite",
    "SuiteResult",
    "Verdict",
    "faults_of",
    "load_suite",
    "prepare",
    "run_scenario",
    "run_suite",
    "scenarios_of",
    "suite_of",
]
