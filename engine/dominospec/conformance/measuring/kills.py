# SPDX-License-Identifier: MIT
"""What the trials of a game come to, as its kill matrix."""

from collections.abc import Sequence
from hashlib import sha256

from dominospec.conformance.measuring.mutants import mutants_of
from dominospec.conformance.measuring.trials import Outcome
from dominospec.kills import OPEN, Fate, Kills


def digest(variant: str) -> str:
    """Return what names all mutants of a game: it changes when the file or the operators do."""
    ids = sorted(mutant.id for mutant in mutants_of(variant))
    return sha256("\n".join(ids).encode("ascii")).hexdigest()[:16]


def kills_of(variant: str, outcomes: Sequence[Outcome]) -> Kills:
    """Return the matrix that trials come to."""
    count = {state: sum(one.state == state for one in outcomes) for state in ("refused", "same")}
    fates = [_fate(one) for one in outcomes if one.state in ("killed", "alive")]
    return Kills(variant, digest(variant), count["refused"], count["same"], tuple(fates))


def _fate(outcome: Outcome) -> Fate:
    """Return what is known of a mutant after its trial; survivors have no verdict yet."""
    mutant = outcome.mutant
    verdict = "" if outcome.state == "killed" else OPEN
    return Fate(mutant.id, mutant.edit.operator, mutant.told, outcome.killers, verdict)
