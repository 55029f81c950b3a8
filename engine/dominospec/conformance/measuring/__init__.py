# SPDX-License-Identifier: MIT
"""How good the suite is: rules are changed, engines do nothing, and it is counted who notices."""
