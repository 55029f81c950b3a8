# SPDX-License-Identifier: MIT
"""Importing the package and asking for help must cost nothing that only some commands need."""

import subprocess
import sys

import pytest

HEAVY = ("jsonschema", "jinja2", "yaml", "fluent", "mkdocs", "babel")
PROBE = """
import sys
try:
    {code}
except SystemExit:
    pass
print([name for name in {heavy} if name in sys.modules], file=sys.stderr)
"""


@pytest.mark.parametrize(
    "code",
    [
        "import dominospec",
        "import dominospec.cli; dominospec.cli.main(['--help'])",
        "import dominospec.cli; dominospec.cli.main(['--version'])",
    ],
)
def test_loads_nothing_heavy(code):
    probe = PROBE.format(code=code, heavy=HEAVY)
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"
