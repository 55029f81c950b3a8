# SPDX-License-Identifier: MIT
"""Checking as a whole: order, folders, formats, the exit code, and what never happens."""

import copy
import json
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dominospec.errors import Fault, SpecError
from dominospec.loading import FORMATS, check, load, run_check, variant_ids
from dominospec.loading.checking import faults_of
from dominospec.loading.document import Document
from dominospec.loading.finding import shipped
from dominospec.loading.reading import read_file
from dominospec.loading.validating import _complaints, _is_sound, file_faults
from dominospec.loading.variant import survey_text
from dominospec.loading.wording import _KEYWORDS, _PATTERNS
from dominospec.vocabulary import schema

FAULTS = [
    Fault("a,b.yaml", 3, 7, "deal/too-many", "4 x 8 tiles: 100% too many", "deal\nfewer"),
    Fault("c.yaml", 0, 0, "match/endless", "the match never ends", "", "note"),
    Fault("c.yaml", 9, 1, "deal/too-many", "more", "", "warning"),
]


def test_every_shipped_variant_is_without_errors():
    for name in variant_ids():
        assert [fault for fault in check([name]) if fault.level == "error"] == []


def test_checking_a_variant_is_quick():
    load("matador")
    start = time.process_time()
    check(["matador"])
    assert time.process_time() - start < 1


def test_faults_come_in_the_order_of_files_and_lines(tmp_path):
    for name in ("b", "a"):
        (tmp_path / f"{name}.yaml").write_text("dominospec: 2\nid: 1\n", "utf-8")
    found = check([tmp_path / "b.yaml", tmp_path / "a.yaml", tmp_path / "b.yaml"])
    assert found == sorted(found)
    assert len(found) == len(set(found))
    assert check([tmp_path]) == found


def test_a_folder_without_variants_is_refused(tmp_path):
    (tmp_path / "other.yaml").write_text("a: {dominospec: 1}\n", "utf-8")
    (fault,) = check([tmp_path])
    assert (fault.code, fault.file) == ("file/not-a-file", str(tmp_path))


@pytest.mark.parametrize(
    "text", ["dominospec: 1", "\ufeffdominospec: 2", '{"dominospec": 1}', "id: [\ndominospec : 1"]
)
def test_a_file_of_a_folder_is_judged_if_it_says_that_it_is_a_variant(text, tmp_path):
    (tmp_path / "game.yaml").write_text(text + "\n", "utf-8")
    (tmp_path / "notes.yaml").write_text("a: 1\n", "utf-8")
    (tmp_path / "more.yaml").write_text("b: 1\n", "utf-8")
    told = []
    assert run_check([tmp_path], "text", lambda _: None, told.append) == 1
    assert told == ["2 files are passed over: no variant, for lack of the key 'dominospec'\n"]
    assert {fault.file for fault in check([tmp_path])} == {str(tmp_path / "game.yaml")}


def test_a_file_of_a_folder_that_cannot_be_read_is_not_passed_over(tmp_path):
    (tmp_path / "game.yaml").symlink_to(tmp_path / "nowhere")
    (fault,) = check([tmp_path])
    assert fault.code == "file/missing"


def test_an_id_is_checked_too():
    (fault,) = check(["drow"])
    assert fault.cure.startswith("did you mean 'draw'? there are: ")


def test_text_has_a_line_for_each_fault():
    assert FORMATS["text"](FAULTS[1:]) == (
        "c.yaml: note: the match never ends [match/endless]\n"
        "c.yaml:9:1: warning: more [deal/too-many]\n"
    )


def test_json_has_a_record_for_each_fault():
    first, second, _ = json.loads(FORMATS["json"](FAULTS))
    assert first == {
        "file": "a,b.yaml", "line": 3, "column": 7, "level": "error", "code": "deal/too-many",
        "message": "4 x 8 tiles: 100% too many", "cure": "deal\nfewer",
    }  # fmt: skip
    assert second["level"] == "note"


def test_github_commands_are_escaped():
    assert FORMATS["github"](FAULTS) == (
        "::error file=a%2Cb.yaml,line=3,col=7,title=deal/too-many::"
        "4 x 8 tiles: 100%25 too many (deal%0Afewer)\n"
        "::notice file=c.yaml,title=match/endless::the match never ends\n"
        "::warning file=c.yaml,line=9,col=1,title=deal/too-many::more\n"
    )


def test_sarif_is_a_log_of_one_run():
    log = json.loads(FORMATS["sarif"](FAULTS))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert [rule["id"] for rule in driver["rules"]] == ["deal/too-many", "match/endless"]
    for result in run["results"]:
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in {"error", "warning", "note"}
        assert result["message"]["text"]
    first, second, _ = run["results"]
    place = first["locations"][0]["physicalLocation"]
    assert place == {
        "artifactLocation": {"uri": "a%2Cb.yaml"},
        "region": {"startLine": 3, "startColumn": 7},
    }
    assert "region" not in second["locations"][0]["physicalLocation"]


@pytest.mark.parametrize("form", FORMATS)
def test_nothing_wrong_is_a_report_too(form):
    written = []
    assert run_check(["block"], form, written.append) == 0
    assert "".join(written) == FORMATS[form]([])


def test_an_error_gives_another_exit_code_than_a_note(tmp_path):
    path = tmp_path / "game.yaml"
    head = (
        "dominospec: 1\nid: game\ntitle: A game\nsources: [{title: T, note: none, grade: ruling}]\n"
    )
    path.write_text(head + "match: {rounds: 3}\njoin: {sum: 7}\n", "utf-8")
    written = []
    assert run_check([path], "text", written.append) == 0
    assert written[0].endswith("[join/unused]\n")
    path.write_text(head, "utf-8")
    assert run_check([path], "text", written.append) == 1


# --- the schema and the words for its objections ----------------------------------------------


def keywords(node):
    """Yield every keyword and pattern of a schema, whatever stands below it."""
    for key, value in node.items():
        if key in {"properties", "$defs"}:
            for child in value.values():
                yield from keywords(child)
            continue
        if key.startswith("x-"):
            continue
        if key in {"const", "enum", "default", "examples", "enumDescriptions"}:
            yield key, value
            continue
        yield key, value
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, dict):
                yield from keywords(child)


def test_every_pattern_has_words():
    patterns = {value for key, value in keywords(schema()) if key == "pattern"}
    assert patterns == set(_PATTERNS)


def test_every_keyword_has_words():
    silent = {
        "$schema", "$id", "$comment", "$ref", "$defs", "title", "description", "default",
        "examples", "enumDescriptions", "if", "then", "else", "items", "properties",
        "propertyNames",
    }  # fmt: skip
    found = {key for key, _ in keywords(schema())}
    assert found - silent <= set(_KEYWORDS)


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 30), st.text(max_size=4), st.just([]), st.just({}),
    st.lists(st.sampled_from(["doubles", "6-4", "4-6", 3]), max_size=3),
    st.dictionaries(st.sampled_from(["count", "half", "tile", "by", "2", "x"]), st.integers(0, 9)),
)  # fmt: skip
WHOLE = {name: read_file(shipped() / f"{name}.yaml").data for name in variant_ids()}


def places(value, way=()):
    yield way
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*way, key))


def all_faults(text, file):
    try:
        variant, faults = survey_text(text, file)
    except SpecError as error:
        return error.faults
    return [*faults, *faults_of(variant)]


UNREADABLE = "the unreadable"


def errors(data, name, unreadable="no"):
    text = json.dumps(data).replace(json.dumps(UNREADABLE), unreadable)
    return {fault.code for fault in all_faults(text, f"{name}.yaml") if fault.level == "error"}


def with_another(name, data, value):
    """Return the data of a variant with another value at one place."""
    whole = copy.deepcopy(WHOLE[name])
    way = data.draw(st.sampled_from([way for way in places(whole) if way]))
    holder = whole
    for key in way[:-1]:
        holder = holder[key]
    holder[way[-1]] = value
    return whole


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    st.sampled_from(sorted(WHOLE)), st.data(), st.sampled_from(["no", "6:4", "[[]]", "{wat: 1}"])
)
def test_a_fault_of_writing_or_form_brings_about_no_other_faults(name, data, unreadable):
    found = errors(with_another(name, data, UNREADABLE), name, unreadable)
    assert {code.partition("/")[0] for code in found} <= {"yaml", "schema"}, found


@pytest.mark.parametrize("name", [name for name in WHOLE if "extends" in WHOLE[name]])
def test_a_missing_base_brings_about_no_other_faults(name):
    assert errors(WHOLE[name] | {"extends": "nowhere"}, name) == {"extends/missing"}


def test_a_faulty_base_brings_about_no_other_faults(tmp_path):
    draw = copy.deepcopy(WHOLE["draw"])
    draw["options"]["drawing"]["default"] = UNREADABLE
    draw["score"] = {"awards": 3}
    text = json.dumps(draw).replace(json.dumps(UNREADABLE), "no")
    (tmp_path / "draw.yaml").write_text(text, "utf-8")
    (tmp_path / "matador.yaml").write_text(json.dumps(WHOLE["matador"]), "utf-8")
    found = check([tmp_path / "matador.yaml"])
    assert {fault.code for fault in found if fault.level == "error"} == {
        "yaml/ambiguous",
        "schema/type",
    }


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.sampled_from(sorted(WHOLE)), st.data())
def test_any_change_of_a_file_is_taken_or_told_in_our_words(name, data):
    whole = with_another(name, data, data.draw(JUNK))
    assert _is_sound("", whole) is not bool(list(_complaints("", whole)))
    for fault in file_faults(Document("a.yaml", whole)):
        assert "is not of type" not in fault.message
        assert "is not valid" not in fault.message
        assert "Additional properties" not in fault.message
    told = all_faults(json.dumps(whole), f"{name}.yaml")
    assert all(fault.message and fault.code for fault in told)
