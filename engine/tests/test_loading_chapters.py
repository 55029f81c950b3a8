# SPDX-License-Identifier: MIT
"""What is worked out once for a chapter or a part of it is kept for it alone."""

from dominospec.loading.chapters import Part, Shelf


def test_a_part_equals_only_itself() -> None:
    one, same = (Part(("tiles",), {}, ("set", "remove"), ["doubles"]) for _ in range(2))
    assert tuple(one) == tuple(same)
    assert one == one  # noqa: PLR0124
    assert (one != same, one == same) == (True, False)
    assert {one: 1, same: 2}[one] == 1


def test_a_chapter_is_one_object_for_one_text() -> None:
    shelf, written = Shelf(), {"highest_double": 9}
    assert shelf.chapter("set", written) is shelf.chapter("set", written)
    assert shelf.chapter("set", dict(written)) is not shelf.chapter("set", written)
