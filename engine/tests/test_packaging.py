# SPDX-License-Identifier: MIT
"""What ships: everything in the source archive, all data in the wheel, and the wheel works."""

import json
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import dominospec

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tracked():
    """The files of the checkout that belong to it; outside a clone there is nothing to ask."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return {name for name in listed.split("\0") if name and (ROOT / name).is_file()}


@pytest.fixture(scope="module")
def built(tracked, tmp_path_factory):
    """The two archives, the wheel from the source archive as in a release."""
    assert tracked
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT]
    subprocess.run(command, check=True, capture_output=True)
    return next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))


def test_source_archive_holds_every_file(built, tracked):
    with tarfile.open(built[0]) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert tracked - inside == set()


def test_wheel_holds_all_data(built, tracked):
    with zipfile.ZipFile(built[1]) as archive:
        inside = set(archive.namelist())
    data = {
        f"dominospec/_data/{name}"
        for name in tracked
        if name.startswith(("spec/", "conformance/", "site/")) or name == "mkdocs.yml"
    }
    assert data - inside == set()


@pytest.fixture(scope="module")
def installed(built, tmp_path_factory):
    """A call of the command line from the wheel, far from the checkout."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(built[1]) as archive:
        archive.extractall(folder)
    code = "import sys; sys.path.insert(0, sys.argv.pop(1)); from dominospec.cli import main; "
    code += "sys.exit(main())"

    def call(here, *arguments):
        command = [sys.executable, "-P", "-c", code, folder, *arguments]
        return subprocess.run(command, cwd=here, capture_output=True, text=True, check=True).stdout

    return call


def test_wheel_resolves_a_variant_far_from_the_checkout(installed, tmp_path):
    assert json.loads(installed(tmp_path, "resolve", "matador"))["variant"] == "matador"


def test_wheel_begins_a_new_game_in_an_empty_folder(installed, tmp_path):
    installed(tmp_path, "new", "my-game", "--from", "draw")
    installed(tmp_path, "check", "my-game.yaml")
    first, *_ = (tmp_path / "my-game.yaml").read_text("utf-8").splitlines()
    assert Path(first.partition("$schema=")[2]).is_file()
    assert "My Game" in installed(tmp_path, "explain", "my-game.yaml")


NO_COMMENTS = {".json", ".jsonl", ".lock", ".typed"}
SAYS_IT_IN_A_TABLE = {"README.md"}


def test_every_file_names_its_licence(tracked):
    unnamed = []
    for name in sorted(tracked - SAYS_IT_IN_A_TABLE):
        is_ours = not (name.startswith((".", "LICENSE")) or Path(name).suffix in NO_COMMENTS)
        if is_ours and "SPDX-License-Identifier" not in (ROOT / name).read_text("utf-8")[:400]:
            unnamed.append(name)
    assert unnamed == []


def test_one_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == dominospec.__version__
    assert f"## {project['version']}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_site_is_never_built_into_its_source():
    assert "site_dir: build/site" in (ROOT / "mkdocs.yml").read_text("utf-8")
