# SPDX-License-Identifier: MIT
"""Vectors are made here: games and trees on which two engines agree that share no rule code."""
