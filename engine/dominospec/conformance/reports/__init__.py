# SPDX-License-Identifier: MIT
"""What is told of a run."""
