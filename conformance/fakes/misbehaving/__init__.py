# SPDX-License-Identifier: MIT
"""Engines that break the protocol or the rules in one way each (conformance/fakes/fleet.yaml)."""
