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


def test_wheel_resolves_a_variant_far_from_the_checkout(built, tmp_path):
    code = "import sys; sys.path.insert(0, sys.argv[1]); from dominospec.cli import main; "
    code += "sys.exit(main(['resolve', 'matador']))"
    folder = tmp_path / "installed"
    with zipfile.ZipFile(built[1]) as archive:
        archive.extractall(folder)
    command = [sys.executable, "-P", "-c", code, folder]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["variant"] == "matador"


def test_one_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == dominospec.__version__
    assert f"## {project['version']}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_site_is_never_built_into_its_source():
    assert "site_dir: build/site" in (ROOT / "mkdocs.yml").read_text("utf-8")
