# SPDX-License-Identifier: MIT
"""What the reader takes and refuses where a file in the repository cannot show it."""

import os
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominospec.errors import SpecError
from dominospec.loading import wording
from dominospec.loading.reading import MOST_BYTES, read_bytes, read_file, read_text
from dominospec.vocabulary import schema


def faults(call, *arguments):
    with pytest.raises(SpecError) as caught:
        call(*arguments)
    return list(caught.value.faults)


def only_fault(call, *arguments):
    (fault,) = faults(call, *arguments)
    return fault


def test_yaml_is_a_nicer_json():
    text = """\
a: [1, -2, true, false, null, 6-4, "no", '010', "6:4"]
2: {b: two words, "c d": 2026}
long: >-
  folded
  text
"""
    document = read_text(text, "a.yaml")
    assert document.data == {
        "a": [1, -2, True, False, None, "6-4", "no", "010", "6:4"],
        "2": {"b": "two words", "c d": 2026},
        "long": "folded text",
    }
    assert document.spot(("2", "b")) == (2, 8)
    assert document.spot(("2", "b"), of_key=True) == (2, 5)
    assert document.spot(("a", 3)) == (1, 18)
    assert document.spot(("2", "nowhere"), of_key=True) == (2, 4)


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm():
    document = read_bytes(b"\xef\xbb\xbfa: 1\r\nb: 2\r\n", "a.yaml")
    assert document.data == {"a": 1, "b": 2}
    assert document.spot(("b",)) == (2, 4)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_an_empty_file_is_refused(text):
    assert str(only_fault(read_text, text, "a.yaml")) == (
        "a.yaml:1:1: the file is empty (write a variant, or take the file away) [yaml/empty]"
    )


def test_all_faults_are_told_at_once():
    found = faults(read_text, "a: 6:4\nb: no\na: 010\nc: &x 1\n", "a.yaml")
    assert [(fault.line, fault.code) for fault in found] == [
        (1, "yaml/ambiguous"),
        (2, "yaml/ambiguous"),
        (3, "yaml/duplicate-key"),
        (3, "yaml/ambiguous"),
        (4, "yaml/anchor"),
    ]


def test_a_large_file_is_refused_without_being_read(tmp_path):
    path = tmp_path / "large.yaml"
    with path.open("wb") as stream:
        stream.truncate(10 * 1024 * 1024)
    start = time.perf_counter()
    fault = only_fault(read_file, path)
    assert time.perf_counter() - start < 1
    assert str(fault) == (
        f"{path}: the file is larger than 256 kB (make it smaller) [file/too-large]"
    )


def test_a_file_of_just_the_largest_size_is_read():
    assert read_bytes(b"a: 1\n#" + b"x" * (MOST_BYTES - 6), "a.yaml").data == {"a": 1}


def test_many_brackets_are_no_recursion():
    fault = only_fault(read_text, "a: " + "[" * 20_000, "a.yaml")
    assert (fault.line, fault.column, fault.code) == (1, 43, "yaml/depth")


def test_many_records_are_no_recursion():
    text = "".join(f"{'  ' * depth}a:\n" for depth in range(1000))
    assert only_fault(read_text, text[:MOST_BYTES], "a.yaml").code == "yaml/depth"


def test_forty_levels_are_read():
    assert read_text("[" * 40 + "]" * 40, "a.yaml").data
    assert only_fault(read_text, "[" * 41 + "]" * 41, "a.yaml").code == "yaml/depth"


def test_many_nodes_are_refused():
    assert len(read_text("a: [" + "1," * 19_997 + "]", "a.yaml").data["a"]) == 19_997
    assert only_fault(read_text, "a: [" + "1," * 20_000 + "]", "a.yaml").code == "yaml/nodes"


def test_what_is_not_utf_8_is_refused_at_its_place():
    fault = only_fault(read_bytes, b"a: 1\nb: \xff\n", "a.yaml")
    assert str(fault) == ("a.yaml:2:4: this is not UTF-8 (save the file as UTF-8) [file/not-utf-8]")


def test_a_lone_surrogate_is_not_utf_8():
    assert only_fault(read_text, "a: \udcff", "a.yaml").code == "file/not-utf-8"


def test_a_missing_file_a_folder_and_a_pipe_are_refused(tmp_path):
    missing = tmp_path / "missing.yaml"
    assert only_fault(read_file, missing).code == "file/missing"
    assert only_fault(read_file, missing, "shown.yaml").file == "shown.yaml"
    assert only_fault(read_file, tmp_path).code == "file/not-a-file"
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    assert only_fault(read_file, pipe).code == "file/not-a-file"


def test_a_file_that_cannot_be_read_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "secret.yaml"
    path.write_text("a: 1\n", "utf-8")

    def refuse(*_arguments):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(path), "open", refuse)
    fault = only_fault(read_file, path)
    assert fault.code == "file/unreadable"
    assert "Permission denied" in fault.message


def test_a_name_that_is_too_long_is_refused(tmp_path):
    assert only_fault(read_file, tmp_path / ("a" * 300)).code == "file/unreadable"


def test_a_message_stays_on_one_line():
    fault = only_fault(read_text, '"a\\e[2J\\n": 1\n"a\\e[2J\\n": 1\n', "a.yaml")
    assert fault.message == r"the key 'a\x1b[2J\n' stands here twice; the first is in line 1"


def told(content):
    try:
        read_bytes(content, "a.yaml")
    except SpecError as error:
        return error.faults
    return []


@settings(deadline=None)  # a busy machine is no fault
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(content):
    assert all(str(fault).isprintable() for fault in told(content))


@settings(deadline=None)  # a busy machine is no fault
@given(st.text(alphabet="abn06-:~ \n[]{},?&*!|>'\"#%@`\t\\", max_size=60))
def test_any_text_is_read_or_refused(text):
    assert all(fault.line > 0 for fault in told(text.encode()))


def patterns(node):
    """Every pattern in a part of the schema."""
    if isinstance(node, dict):
        yield from [node["pattern"]] if isinstance(node.get("pattern"), str) else []
        for part in node.values():
            yield from patterns(part)
    elif isinstance(node, list):
        for part in node:
            yield from patterns(part)


def test_every_pattern_of_the_schema_can_be_told():
    assert set(patterns(schema())) <= set(wording._PATTERNS)
