# SPDX-License-Identifier: MIT
"""An engine in disguise: it is told other rules than those that the harness holds it against."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dominospec.conformance.wire.adapter import Adapter, Reply


@dataclass
class Disguised(Adapter):
    """An adapter that swaps the rules of ``variant`` on the way: true digest to other rules."""

    rules: dict[str, Mapping[str, Any]] = field(default_factory=dict)

    def wear(self, rules: Mapping[str, Mapping[str, Any]]) -> None:
        """Take other rules on; the engine is told them before the next scenario."""
        self.rules = dict(rules)
        self.variant = ""

    def ask(self, command: str, **fields: Any) -> Reply:
        """Send a request, with the rules exchanged where it names some."""
        if command == "variant":
            true = fields["variant"]
            fields["variant"] = self.rules.get(true["digest"], true)
        return super().ask(command, **fields)
