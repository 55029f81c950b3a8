# SPDX-License-Identifier: MIT
"""Importing the package and asking for help must cost nothing that only some commands need."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEAVY = ("jsonschema", "jinja2", "yaml", "fluent", "mkdocs", "babel")
PROBE = """
import sys
try:
    {code}
except SystemExit:
    pass
print([name for name in {heavy} if name in sys.modules], file=sys.stderr)
"""


def loaded(code, names):
    """Return those of the modules that are loaded after the code has run."""
    probe = PROBE.format(code=code, heavy=names)
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    return done.stderr.strip()


@pytest.mark.parametrize(
    "code",
    [
        "import dominospec",
        "import dominospec.cli; dominospec.cli.main(['--help'])",
        "import dominospec.cli; dominospec.cli.main(['--version'])",
    ],
)
def test_loads_nothing_heavy(code):
    assert loaded(code, HEAVY) == "[]"


def test_the_help_of_the_benchmark_needs_no_set_up(tmp_path):
    for name in ("do", "engine/benchmarks/playouts.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    done = subprocess.run(
        [tmp_path / "do", "bench", "--help"], capture_output=True, text=True, check=True
    )
    assert "--rounds" in done.stdout
    assert not done.stderr
    assert not (tmp_path / ".venv").exists()


def test_a_sound_file_is_checked_without_what_only_faults_need():
    code = "import dominospec.cli; dominospec.cli.main(['check', 'matador'])"
    heavy = ("jsonschema", "dataclasses", "inspect", "difflib", "hashlib", "importlib.resources")
    assert loaded(code, heavy) == "[]"
