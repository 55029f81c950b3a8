# SPDX-License-Identifier: MIT
"""Carrying scenarios out: steps, comparisons, laws of every game, verdicts."""
