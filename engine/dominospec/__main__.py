# SPDX-License-Identifier: MIT
"""``python -m dominospec``."""

import sys

from dominospec.cli import main

sys.exit(main())
