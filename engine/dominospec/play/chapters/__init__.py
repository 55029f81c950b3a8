# SPDX-License-Identifier: MIT
"""The chapters of the rules, each a few small functions in a table, word by word."""
