# SPDX-License-Identifier: MIT
"""Which files of tests are begun first, so that no core waits for a long one at the end."""

LONGEST = (
    "test_readme.py",
    "test_book_site.py",
    "test_terminal_touring.py",
    "test_reading_show.py",
    "test_conformance_fakes.py",
    "test_book_pages.py",
)


def pytest_collection_modifyitems(items):
    """Put the files that take long before all others; the order within a file stays."""
    items.sort(key=lambda item: item.path.name not in LONGEST)
