# SPDX-License-Identifier: MIT
"""The harness: it examines an engine through a pipe, and knows no rules but those of the data."""

from dominospec.conformance.process import Limits
from dominospec.conformance.runner import Run, run_scenario, run_suite
from dominospec.conformance.scenario import Scenario, faults_of, scenarios_of
from dominospec.conformance.suite import (
    Prepared,
    Selection,
    Suite,
    load_suite,
    prepare,
    suite_of,
)
from dominospec.conformance.verdict import Result, SuiteResult, Verdict

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
