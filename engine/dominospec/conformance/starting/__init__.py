# SPDX-License-Identifier: MIT
"""The first day with an engine: an adapter to fill in, checks of the pipe, a suite to take away."""
