# SPDX-License-Identifier: MIT
"""The README tells the truth: its commands run, its file is clean, its line is what CI runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
OURS = f"{sys.executable} -m dominospec"


def blocks(language):
    """The fenced blocks of the README in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


COMMANDS = [
    line.removeprefix("$ ") for block in blocks("console") for line in block.splitlines() if line
]


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A folder like the checkout, with the README's own file in it; commands follow each other."""
    tmp_path = tmp_path_factory.mktemp("table")
    for name in ("conformance", "site", "spec", "mkdocs.yml"):
        (tmp_path / name).symlink_to(ROOT / name)
    (game,) = blocks("yaml")
    (name,) = re.findall(r"^id: (.*)$", game, re.MULTILINE)
    (tmp_path / f"{name}.yaml").write_text(game, "utf-8")
    return tmp_path


@pytest.mark.parametrize("command", [line for line in COMMANDS if line != "./do test"])
def test_command_runs(command, table):
    done = subprocess.run(
        ["bash", "-c", command.replace("./do", OURS)],
        cwd=table,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout


def test_continuous_integration_runs_the_line_of_the_readme():
    run = (ROOT / ".ci" / "run").read_text("utf-8")
    assert "./do test" in COMMANDS
    assert run.splitlines()[-1] == "./do test"


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(page):
    text = (ROOT / page).read_text("utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert [link for link in links if not (ROOT / link).exists()] == []
