# SPDX-License-Identifier: MIT
"""The rulebook: rules in whole sentences, in many languages, with executed examples."""
