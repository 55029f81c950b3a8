# SPDX-License-Identifier: MIT
"""What the runner speaks to: an adapter, or something that translates for one."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Protocol

from dominospec.conformance.wire.adapter import Adapter, Reply


class Port(Protocol):
    """One end of a conversation about one game."""

    @property
    def is_between(self) -> bool:
        """Whether the present position is one that the engine has already left."""

    @property
    def unknown(self) -> Collection[str]:
        """The keys of the present position of which nothing is known."""

    def ask(self, command: str, **fields: Any) -> Reply:
        """Return the reply to a request."""


@dataclass
class Direct:
    """An adapter that needs no translation."""

    adapter: Adapter
    is_between: bool = False
    unknown: Collection[str] = ()

    def ask(self, command: str, **fields: Any) -> Reply:
        """Return the reply as it came."""
        return self.adapter.ask(command, **fields)
