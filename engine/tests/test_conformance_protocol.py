# SPDX-License-Identifier: MIT
"""The wire: its schemas are sound, closed and described, and the page about it tells the truth."""

import copy
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from dominospec.loading import load, resolve
from dominospec.shapes import checker, problems

ROOT = Path(__file__).parents[2]
SCHEMAS = sorted((ROOT / "conformance" / "schema").glob("*.json"))
COMMANDS = ("hello", "variant", "start", "legal", "apply", "observe", "bye")
OPTIONAL = ("perft", "undo", "explain")
PAGE = (ROOT / "conformance" / "protocol.md").read_text("utf-8")
TOY = ROOT / "conformance" / "fakes" / "toy_block.py"
EXCHANGE = [
    (line[0], json.loads(line[2:])) for line in PAGE.splitlines() if re.match(r"[<>] \{", line)
]
REQUESTS = [message for mark, message in EXCHANGE if mark == ">"]
REPLIES = [message for mark, message in EXCHANGE if mark == "<"]


def names(path):
    return path.name.partition(".")[0]


@pytest.fixture(scope="module")
def registry():
    files = [*SCHEMAS, ROOT / "spec" / "schema" / "variant.schema.json"]
    return Registry().with_resources(
        (str(path.relative_to(ROOT)), Resource.from_contents(json.loads(path.read_text("utf-8"))))
        for path in files
    )


def objects(node):
    """Every schema of a record in a schema."""
    if isinstance(node, dict):
        if "properties" in node and "type" in node:
            yield node
        for part in node.values():
            yield from objects(part)
    elif isinstance(node, list):
        for part in node:
            yield from objects(part)


@pytest.mark.parametrize("path", SCHEMAS, ids=names)
def test_a_schema_is_valid(path):
    Draft202012Validator.check_schema(json.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("path", SCHEMAS, ids=names)
def test_records_are_closed_and_every_key_is_described(path):
    schema = json.loads(path.read_text("utf-8"))
    assert schema["description"]
    for node in objects(schema):
        assert node["additionalProperties"] is False
        bare = [
            key for key, value in node["properties"].items() if value and "description" not in value
        ]
        assert bare == []


@pytest.mark.parametrize("path", SCHEMAS, ids=names)
def test_every_value_of_a_word_is_described(path):
    text = json.loads(path.read_text("utf-8"))

    def walk(node):
        if isinstance(node, dict):
            if "enum" in node and "description" in node:
                assert len(node["enum"]) == len(node["enumDescriptions"])
            for part in node.values():
                walk(part)
        elif isinstance(node, list):
            for part in node:
                walk(part)

    walk(text)


def test_there_is_a_schema_for_every_command_and_the_page_names_them_all():
    assert {names(path) for path in SCHEMAS} >= {
        *COMMANDS,
        *OPTIONAL,
        "move",
        "event",
        "observation",
        "scenario",
    }
    for command in (*COMMANDS, *OPTIONAL):
        assert f"| `{command}` |" in PAGE


def test_the_page_names_everything_that_an_engine_may_say_of_itself():
    hello = json.loads((ROOT / "conformance" / "schema" / "hello.schema.json").read_text("utf-8"))
    done = hello["$defs"]["done"]
    for key in done["properties"].keys() - set(done["required"]):
        assert f"| `{key}` |" in PAGE


def test_an_engine_that_says_much_of_itself_is_understood():
    reply = REPLIES[0] | {
        "spec_driven": False,
        "commands": ["undo"],
        "ends": "value",
        "auto": ["pass", "draw"],
        "deals": "own",
        "deterministic": False,
        "limits": {"players": 4, "highest_double": 6},
        "variants": [{"id": "block", "players": 2, "options": {"target": "hundred"}}],
    }
    assert problems(reply, "hello", "reply") == []
    for strange in ({"commands": ["dance"]}, {"auto": ["play"]}, {"variants": [{}]}, {"ends": "x"}):
        assert problems(reply | strange, "hello", "reply")


def test_the_page_names_every_error_code():
    values = json.loads((ROOT / "conformance" / "schema" / "values.schema.json").read_text("utf-8"))
    for code in values["$defs"]["error_code"]["enum"]:
        assert f"| `{code}` |" in PAGE


def test_the_conversation_of_the_page_has_the_form_of_the_schemas():
    assert [request["cmd"] for request in REQUESTS] == [
        "hello", "variant", "start", "legal", "apply", "apply", "observe", "bye"
    ]  # fmt: skip
    assert [mark for mark, _ in EXCHANGE] == [">", "<"] * len(REQUESTS)
    for request, reply in zip(REQUESTS, REPLIES, strict=True):
        assert problems(request, request["cmd"], "request") == []
        assert problems(reply, request["cmd"], "reply") == []


def test_the_conversation_of_the_page_really_takes_place():
    requests = copy.deepcopy(REQUESTS)
    requests[1]["variant"] = resolve(load("block"), 2)
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(
        [sys.executable, TOY], input=lines, capture_output=True, text=True, check=True
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == REPLIES


STRANGE = (None, True, -1, 99, 1.5, "", "6-6", "4-6", "across", [], [0, 0], {"x": 1})


def places(value, pointer=()):
    """Every place in a message."""
    yield pointer
    parts = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, part in parts:
        yield from places(part, (*pointer, key))


def altered(message, pointer):
    """The message with something strange at a place, and without what stands there."""
    *above, last = pointer
    for strange in (*STRANGE, "nothing there"):
        changed = copy.deepcopy(message)
        here = changed
        for key in above:
            here = here[key]
        if strange == "nothing there":
            del here[last]
        else:
            here[last] = strange
        yield changed


def whole_replies():
    over = {
        "ended": "out", "seat": 0, "winner": 0, "winners": [0], "pips": [0, 4], "points": [4, 0],
        "match_over": False, "match_winners": [],
    }  # fmt: skip
    last = copy.deepcopy(REPLIES[4])
    last["state"] |= {"status": "round-over", "turn": None, "result": over}
    last["events"] += [
        {"event": "draw", "seat": 0, "tile": "1-0"},
        {"event": "pass", "seat": 0, "stuck": True},
        {"event": "foul", "seat": 0, "breach": "false-pass"},
        {"event": "award", "award": "pips", "side": 0, "points": 4},
        {"event": "rule", "rule": "skip", "seats": [1]},
        {"event": "round-end", "ended": "void", "seat": None, "winner": None, "winners": []},
    ]
    named = {
        f"{request['id']}-{request['cmd']}": (request["cmd"], reply)
        for request, reply in zip(REQUESTS, REPLIES, strict=True)
    }
    return named | {"the-last-move": ("apply", last)}


@pytest.mark.parametrize("name", whole_replies())
def test_the_compiled_checks_agree_with_jsonschema(name, registry):
    command, reply = whole_replies()[name]
    part = f"conformance/schema/{command}.schema.json"
    slow = Draft202012Validator({"$ref": f"{part}#/$defs/reply"}, registry=registry)
    fast = checker(part, "/$defs/reply")
    for pointer in filter(None, places(reply)):
        for changed in altered(reply, pointer):
            assert bool(fast(changed)) is not slow.is_valid(changed), (pointer, changed)


def test_an_unknown_key_is_told_apart_and_named():
    reply = copy.deepcopy(REPLIES[2])
    reply["state"]["scroes"] = []
    (problem,) = problems(reply, "start", "reply")
    assert problem.is_unknown_key
    assert str(problem) == "/state/scroes: there is no such key (did you mean scores?)"


def test_a_word_that_does_not_exist_is_answered_with_the_nearest():
    reply = copy.deepcopy(REPLIES[2])
    reply["state"]["status"] = "plaing"
    (problem,) = problems(reply, "start", "reply")
    assert str(problem) == (
        '/state/status: "plaing" is not a word that can stand here (did you mean playing?)'
    )


def test_the_adapter_to_copy_gets_through_the_greeting():
    adapter = ROOT / "conformance" / "adapters" / "templates" / "python" / "adapter.py"
    asked = [REQUESTS[0], REQUESTS[1], {"id": 3, "cmd": "dance"}, {"id": 4, "cmd": "bye"}]
    lines = "".join(json.dumps(request) + "\n" for request in asked)
    done = subprocess.run(
        [sys.executable, adapter], input=lines, capture_output=True, text=True, check=True
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert problems(replies[0], "hello", "reply") == []
    assert problems(replies[1], "variant", "reply") == []
    assert replies[2] == {"id": 3, "error": {"code": "unsupported"}}
