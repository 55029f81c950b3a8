# SPDX-License-Identifier: MIT
"""Engines that do some things in their own way, made to look like all others.

What an engine says of itself in ``hello`` (conformance/protocol.md, section 4) decides how its
messages are translated. The runner speaks to a ``Port`` and need not know.
"""

from collections.abc import Mapping
from typing import Any

from dominospec.conformance.running.normalising.forced import Forced
from dominospec.conformance.running.normalising.port import Direct, Port
from dominospec.conformance.running.normalising.values import ByValue
from dominospec.conformance.wire.adapter import Adapter

__all__ = ["Port", "is_normalised", "port_of"]


def is_normalised(hello: Mapping[str, Any]) -> bool:
    """Whether the messages of an engine must be translated."""
    return hello.get("ends") == "value" or bool(hello.get("auto"))


def port_of(adapter: Adapter, variant: Mapping[str, Any]) -> Port:
    """Return what to speak to, in order to play a variant with a running adapter."""
    port: Port = Direct(adapter)
    if adapter.hello.get("ends") == "value":
        port = ByValue(port)
    if adapter.hello.get("auto"):
        port = Forced(port, variant, frozenset(adapter.hello["auto"]))
    return port
