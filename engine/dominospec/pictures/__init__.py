# SPDX-License-Identifier: MIT
"""Where laid tiles lie, and pictures of them: for rulebooks, reports and the terminal."""
