# SPDX-License-Identifier: MIT
"""What is examined: scenarios, checked and with the rules each is played by."""
