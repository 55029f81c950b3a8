# SPDX-License-Identifier: MIT
"""The first day: adapters to fill in, and the doctor, who says what is wrong in words."""

import io
import shlex
import sys

import pytest
import yaml

from dominospec.conformance.commands import main
from dominospec.conformance.starting.probes import PROBES
from dominospec.conformance.starting.templates import files, languages

LONGEST = 60


def conform(*words):
    out = io.StringIO()
    return main([*words], out), out.getvalue()


def command_of(language, folder):
    """The command of a language, with the interpreter of the tests and the file in its folder."""
    program, *rest = shlex.split(language.command)
    program = sys.executable if program == "python" else program
    return shlex.join([program, *rest[:-1], str(folder / rest[-1])])


@pytest.mark.parametrize("name", languages())
def test_an_adapter_is_at_most_sixty_lines_long(name):
    texts = dict(files(languages()[name]))
    programs = [text for path, text in texts.items() if path.partition(".")[2] not in SMALL]
    assert len(programs) == 1
    assert len(programs[0].splitlines()) <= LONGEST
    assert "SPDX-License-Identifier: MIT" in programs[0]


SMALL = {"yaml", "toml", "mod", "github/workflows/conformance.yml"}


@pytest.mark.parametrize("name", languages())
def test_the_file_for_the_ci_examines_the_adapter(name):
    language = languages()[name]
    written = yaml.safe_load(dict(files(language))[".github/workflows/conformance.yml"])
    runs = [step.get("run", "") for step in written["jobs"]["rules"]["steps"]]
    assert [line for line in language.prepare if line not in runs] == []
    assert f'dominospec conform doctor "{language.command}"' in runs
    assert any(language.command in line and "--xfail xfail.yaml" in line for line in runs)


@pytest.mark.parametrize("name", ["python", "javascript"])
def test_an_adapter_just_written_has_a_sound_pipe_and_is_not_ready(name, tmp_path):
    status, told = conform("init-adapter", "--lang", name, str(tmp_path))
    assert status == 0
    assert f"next:\n  cd {tmp_path}\n" in told
    command = command_of(languages()[name], tmp_path)
    status, told = conform("doctor", command)
    assert status == 0, told
    assert told.count("ok    ") == len(PROBES)
    status, told = conform("smoke", command)
    assert status == 5
    assert "variant/block (5)" in told


def test_nothing_is_written_over(tmp_path):
    (tmp_path / "xfail.yaml").write_text("mine", "utf-8")
    status, told = conform("init-adapter", "--lang", "go", str(tmp_path))
    assert status == 2
    assert "xfail.yaml is there already" in told
    assert [path.name for path in tmp_path.iterdir()] == ["xfail.yaml"]


def test_where_nothing_can_be_written_it_is_said(tmp_path):
    (tmp_path / "file").write_text("", "utf-8")
    status, told = conform("init-adapter", "--lang", "go", str(tmp_path / "file" / "below"))
    assert status == 2
    assert "cannot be written" in told


SOUND = """
import json, sys
NO = {"error": {"code": "unsupported"}}
hello = {"protocol": 1, "engine": {"name": "e", "version": "1", "language": "python"},
         "features": [], "spec_driven": True, "modes": ["strict"]}
def answer(asked):
    known = {"hello": hello, "variant": {"ok": True}, "bye": {"ok": True}}
    return known.get(asked["cmd"], NO)
def send(asked, reply):
    print(json.dumps({"id": asked["id"], **reply}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    send(asked, answer(asked))
    if asked["cmd"] == "bye":
        break
"""

DOES_NOT_KNOW = "a command that it does not know"
WHO = "says all that it must"
FAULTS = {
    "buffers": (", flush=True", "", "at once", "Flush after each line: print(..., flush=True)"),
    "waits": ("in sys.stdin:", "in list(sys.stdin):", "at once", "read line by line"),
    "is silent": ("    send(asked, answer(asked))", "", "at once", "one line of JSON for each"),
    "greets": ("def answer", "print('Hi', flush=True)\ndef answer", "waits", "standard error"),
    "shows a dict": ("json.dumps({", "str({", WHO, "write json.dumps(reply)"),
    "indents": ("**reply})", "**reply}, indent=2)", WHO, "without indents"),
    "counts by itself": ('"id": asked["id"]', '"id": 1', "bears the id", 'Copy "id" from'),
    "lacks a key": ('"features": [],', "", WHO, "hello.schema.json"),
    "accepts everything": (", NO)", ', {"ok": True})', DOES_NOT_KNOW, '"code": "unsupported"'),
    "dies of what is new": ('.get(asked["cmd"], NO)', '[asked["cmd"]]', DOES_NOT_KNOW, "KeyError"),
    "refuses keys": (
        "    known =", "    if len(asked) > 5: return NO\n    known =",
        "a key that it does not know", "Look only at the keys you know",
    ),
    "knows no utf-8": (
        "NO =", "sys.stdin.reconfigure(encoding='ascii')\nNO =",
        "letters of all", "UnicodeDecodeError",
    ),
    "reads pieces": (
        "for line in sys.stdin:", "import os\nwhile line := os.read(0, 1 << 20):",
        "in two pieces", "JSONDecodeError",
    ),
    "exits badly": ("        break", "        sys.exit(3)", "after bye", "the status 3"),
    "lives on": (
        "        break", "        break\nelse:\n    import time; time.sleep(60)",
        "input is closed", "End the loop at the end of the input",
    ),
}  # fmt: skip
"""What is replaced in the sound adapter, by what; the check that finds it, and its words."""


SILENT = ("buffers", "waits", "is silent", "lives on")
HASTE = ("--timeout-scale", "0.2")
"""Where an answer is waited for that never comes, the wait is cut short."""


def test_the_doctor_finds_nothing_wrong_with_a_sound_pipe(tmp_path):
    (tmp_path / "sound.py").write_text(SOUND, "utf-8")
    status, told = conform("doctor", f"{sys.executable} {tmp_path / 'sound.py'}")
    assert status == 0, told


@pytest.mark.parametrize("name", FAULTS)
def test_the_doctor_names_the_fault_and_what_to_change(name, tmp_path, monkeypatch):
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    old, new, what, words = FAULTS[name]
    assert old in SOUND
    (tmp_path / "python.py").write_text(SOUND.replace(old, new), "utf-8")
    command = f"{sys.executable} {tmp_path / 'python.py'}"
    status, told = conform("doctor", command, *(HASTE if name in SILENT else ()))
    assert status == 1
    first = told[told.index("FAULT") :].partition("\n\n")[0]
    assert what in first.lower(), told
    assert words in first, told
    assert all(f"      {key}" in first for key in ("sent  ", "came  ", "change  "))


@pytest.mark.parametrize("command", ["", "node 'adapter.mjs"])
def test_the_doctor_says_when_a_command_cannot_be_read(command):
    status, told = conform("doctor", command)
    assert status == 1
    assert "Write the command that starts the program" in told


def test_the_doctor_says_when_there_is_no_such_program():
    status, told = conform("doctor", "no-such-program-anywhere")
    assert status == 1
    assert "name it by its path" in told
