# SPDX-License-Identifier: MIT
"""Where the files that are not code live.

In a wheel they sit beside this module; in a checkout, two folders up.
"""

from pathlib import Path

_SHIPPED = Path(__file__).parent / "_data"
_CHECKOUT = Path(__file__).parents[2]


def root() -> Path:
    """Return the folder that holds ``spec/``, ``conformance/`` and ``site/``."""
    return _SHIPPED if _SHIPPED.is_dir() else _CHECKOUT
