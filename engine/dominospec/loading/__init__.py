# SPDX-License-Identifier: MIT
"""From the YAML of a variant to its resolved form, with the origin of every value."""

from dominospec.loading.canonical import canonical, digest
from dominospec.loading.checking import check, sound
from dominospec.loading.finding import variant_ids
from dominospec.loading.merging import Origin
from dominospec.loading.reporting import FORMATS, run_check
from dominospec.loading.resolving import provenance, resolve
from dominospec.loading.variant import Variant, load, load_text, vary

__all__ = [
    "FORMATS",
    "Origin",
    "Variant",
    "canonical",
    "check",
    "digest",
    "load",
    "load_text",
    "provenance",
    "resolve",
    "run_check",
    "sound",
    "variant_ids",
    "vary",
]
