# SPDX-License-Identifier: MIT
"""``new`` writes a file that is a game from the first moment, and never over another."""

import re

import pytest

from dominospec.cli import main
from dominospec.loading import check, load, resolve, variant_ids
from dominospec.loading.reading import read_file
from dominospec.vocabulary import CHAPTERS


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def rules(variant):
    resolved = resolve(variant, min(variant.players))
    return {chapter: resolved[chapter] for chapter in CHAPTERS}


@pytest.mark.parametrize("base", variant_ids())
def test_the_file_is_the_game_it_begins_from(base, here, capsys):
    assert main(["new", "my-game", "--from", base]) == 0
    assert "my-game.yaml" in capsys.readouterr().out
    file = here / "my-game.yaml"
    assert [fault for fault in check([file]) if fault.level == "error"] == []
    assert load(file).title == "My Game"
    assert rules(load(file)) == rules(load(base))


@pytest.mark.parametrize("base", variant_ids())
def test_what_stands_in_comments_is_sound_when_the_signs_are_taken_away(base, here):
    main(["new", "my-game", "--from", base])
    file = here / "my-game.yaml"
    text = file.read_text("utf-8")
    head, *parts = re.split(r"^# --- (?=\w)", text, flags=re.MULTILINE)
    bare = [head]
    for part in parts:
        name = part.split(" ")[0].rstrip(":")
        lines = [line.removeprefix("# ") for line in part.splitlines()]
        begin = next(i for i, line in enumerate(lines) if i and line.startswith(f"{name}:"))
        bare.extend(line + "\n" for line in lines[begin:])
    assert len(parts) == len(CHAPTERS) + 2
    file.write_text("".join(bare), "utf-8")
    assert set(CHAPTERS) < set(read_file(file).data)
    assert [fault for fault in check([file]) if fault.level == "error"] == []
    assert rules(load(file)) == rules(load(base))


def test_lines_are_short_and_name_every_chapter(here):
    main(["new", "our-game", "--from", "block", "--title", "Ours: it's 7"])
    text = (here / "our-game.yaml").read_text("utf-8")
    assert load(here / "our-game.yaml").title == "Ours: it's 7"
    assert max(map(len, text.splitlines()[1:])) <= 100
    assert all(f"# --- {chapter} " in text for chapter in CHAPTERS)
    assert "dominospec check our-game.yaml" in text


def test_a_game_may_begin_from_one_beside_it(here):
    main(["new", "first", "--from", "draw"])
    assert main(["new", "second", "--from", "first"]) == 0
    assert rules(load(here / "second.yaml")) == rules(load("draw"))


def test_in_another_folder(here):
    (here / "games").mkdir()
    assert main(["new", "my-game", "--from", "block", "--folder", "games"]) == 0
    assert (here / "games" / "my-game.yaml").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["My Game", "--from", "block"], "is no id of a game"),
        (["block", "--from", "draw"], "'block' is a shipped variant"),
        (["my-game", "--from", "blok"], "did you mean 'block'"),
        (["mine", "--from", "block"], "is there already"),
        (["my-game", "--from", "block", "--folder", "nowhere"], "No such file or directory"),
    ],
)
def test_what_cannot_be_begun(arguments, told, here, capsys):
    (here / "mine.yaml").write_text("keep me", "utf-8")
    assert main(["new", *arguments]) == 1
    assert told in capsys.readouterr().err
    assert [path.name for path in here.iterdir()] == ["mine.yaml"]
    assert (here / "mine.yaml").read_text("utf-8") == "keep me"
