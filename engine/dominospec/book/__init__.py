# SPDX-License-Identifier: MIT
"""The rulebook: rules told in whole sentences, in many languages, with pictures that were executed."""
