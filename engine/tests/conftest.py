# SPDX-License-Identifier: MIT
"""Which files of tests are begun first, and that properties meet the same cases in each run.

So a commit passes or fails for what it changes. To look for more:
``pytest --hypothesis-profile explore``.
"""

from hypothesis import settings

settings.register_profile("same", derandomize=True)
settings.register_profile("explore", print_blob=True)
settings.load_profile("same")

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
