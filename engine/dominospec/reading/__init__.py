# SPDX-License-Identifier: MIT
"""Reading rules: one game in words, two games compared, and the file of a new one."""
