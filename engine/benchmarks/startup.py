# SPDX-License-Identifier: MIT
"""What starting costs: commands of ours beside an interpreter that does nothing."""

import resource
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

_MATADOR: Final = str(Path(__file__).parents[2] / "spec" / "variants" / "matador.yaml")

COMMANDS: Final = {
    "import dominospec": ("-c", "import dominospec"),
    "dominospec --help": ("-m", "dominospec", "--help"),
    "dominospec check matador": ("-m", "dominospec", "check", _MATADOR),
}
_NOTHING: Final = ("-c", "pass")


def _seconds(arguments: tuple[str, ...]) -> float:
    """Return the CPU seconds of one process, in user and system mode."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def ratios(rounds: int) -> dict[str, float]:
    """Return for each command the median of its cost over that of an idle interpreter."""
    found: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for arguments in (_NOTHING, *COMMANDS.values()):
        _seconds(arguments)  # warm up
    for _ in range(rounds):
        nothing = _seconds(_NOTHING)
        for name, arguments in COMMANDS.items():
            found[name].append(_seconds(arguments) / nothing)
    return {name: median(values) for name, values in found.items()}
