# SPDX-License-Identifier: MIT
"""What a parting comes to: made small, written as a scenario, and held against both engines."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from dominospec.conformance.hunting.contest import Contest, Parting
from dominospec.conformance.hunting.drafting import Draft, drafted, text_of
from dominospec.conformance.hunting.shrinking import Shrinker
from dominospec.conformance.hunting.voting import Voter
from dominospec.conformance.running.runner import run_scenario
from dominospec.conformance.suite.scenario import scenarios_of
from dominospec.conformance.suite.shelf import prepare, suite_of
from dominospec.errors import SpecError
from dominospec.loading.reading import read_text

Record: TypeAlias = Mapping[str, Any]

FOUND_IN: Final = "found.yaml"


@dataclass(frozen=True, slots=True)
class Finding:
    """A parting as it was met, as small as it could be made, and the scenario of it.

    ``verdicts`` are those of the engines on the scenario, by name; ``fault`` says why there are
    none.
    """

    met: Parting
    small: Parting
    scenario: Record
    verdicts: Mapping[str, str]
    fault: str = ""

    @property
    def kind(self) -> tuple[Any, ...]:
        """What two findings of one fault most often have in common."""
        wheres = tuple(sorted({found.where.rstrip("0123456789/") for found in self.small.found}))
        return tuple(self.scenario["covers"]), wheres, self.small.odd

    @property
    def is_proven(self) -> bool:
        """Whether the scenario tells the engines apart as it must."""
        verdicts = list(self.verdicts.values())
        return verdicts[:1] == ["pass"] and "pass" not in verdicts[1:] and not self.fault


def found(contest: Contest, met: Parting, draft: Draft, is_late: Callable[[], bool]) -> Finding:
    """Make a parting small in the time there is, and write and prove the scenario of it."""
    by_name = {voter.name: voter for voter in contest.voters}
    pair = [by_name[met.voters[place]] for place in dict.fromkeys(met.pair)]
    duel = Contest([replace(voter, looks=_needs_looking(met)) for voter in pair], contest.games)
    again = duel.play(met.case).parting
    small = Shrinker(duel, again, is_late).small() if again else met
    scenario = drafted(small, pair[0], duel.variant(small.case), draft)
    try:
        verdicts = _verdicts(pair, scenario)
    except SpecError as error:
        return Finding(met, small, scenario, {}, str(error))
    return Finding(met, small, scenario, verdicts, "" if again else "it did not happen again")


def _needs_looking(parting: Parting) -> bool:
    """Whether the engines part in nothing but what is seen when seats look."""
    return {difference.where for difference in parting.found} <= {"/laws"}


def _verdicts(pair: list[Voter], scenario: Record) -> dict[str, str]:
    document = read_text(text_of("what was found", [scenario]), FOUND_IN)
    prepared = prepare(suite_of(scenarios_of(document)))[0]
    return {voter.name: run_scenario(voter.adapter, prepared).verdict for voter in pair}
