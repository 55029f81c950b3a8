# SPDX-License-Identifier: MIT
"""The pipe: a process under supervision, its lines, and the messages they hold."""
