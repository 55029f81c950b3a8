# SPDX-License-Identifier: MIT
"""Finding differences: rounds that several engines play alike, until one answers otherwise."""
