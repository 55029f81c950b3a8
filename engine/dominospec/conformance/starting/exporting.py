# SPDX-License-Identifier: MIT
"""The suite as plain JSON: no YAML to read, no rules to resolve, every request ready to be sent.

A file of scenarios becomes a list, a file of vectors one record a line; each resolved variant
stands in a file of its own, named by its digest. The manifest lists all files with their SHA-256.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import Any, Final

from dominospec import __version__
from dominospec.conformance.suite.classes import class_of
from dominospec.conformance.suite.scenario import KINDS, Alternative, Scenario, Step, start_of
from dominospec.conformance.suite.shelf import Prepared, Suite
from dominospec.resources import root

FORMAT: Final = 1
_TOP: Final = "conformance/"

Record = Mapping[str, Any]


def _step(step: Step, scenario: Scenario) -> dict[str, Any]:
    """Return a step; of a further round what the engine does not say itself."""
    if step.word != "next":
        return {step.word: step.body}
    start = start_of({**step.body, "round": {"lots": step.body.get("lots", [])}}, scenario.mode, 0)
    return {"next": {"deal": start["deal"], "lots": start["round"]["lots"]}}


def _other(other: Alternative, scenario: Scenario) -> dict[str, Any]:
    return {"reason": other.reason, "steps": [_step(step, scenario) for step in other.steps]}


def entry(prepared: Prepared) -> dict[str, Any]:
    """Return a scenario as it is exported; ``start`` are the fields of the request."""
    scenario, variant = prepared.scenario, prepared.variant
    sides = len(set(variant["tables"]["sides"]))
    game = scenario.game
    found = {
        "id": scenario.id,
        "rev": scenario.rev,
        "kind": scenario.kind,
        "title": scenario.title,
        "class": class_of(prepared),
        "level": scenario.level,
        "covers": list(scenario.covers),
        "source": scenario.source,
        "variant": {
            "id": game.base,
            "players": game.players,
            "options": dict(game.options),
            "changed": scenario.is_changed,
        },
        "rules": _rules(variant),
        "start": scenario.start(sides),
        "steps": [_step(step, scenario) for step in scenario.steps],
    }
    others = [_other(other, scenario) for other in scenario.alternatives]
    return found | ({"alternatives": others} if others else {})


def _rules(variant: Record) -> str:
    """Return the file of a resolved variant."""
    return f"variants/{variant['digest'].removeprefix('sha256:')[:16]}.json"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _name(file: str) -> str:
    path = PurePosixPath(file.removeprefix(_TOP))
    return str(path.with_suffix(".json") if path.suffix == ".yaml" else path)


def _texts(prepared: Sequence[Prepared]) -> Iterator[tuple[str, str]]:
    """Yield the files of an export, but for the manifest: a path, and a text."""
    for file, rows in groupby(prepared, lambda row: row.scenario.document.file):
        lines = [_line(entry(row)) for row in rows]
        is_list = file.endswith(".yaml")
        yield _name(file), "[\n" + ",\n".join(lines) + "\n]\n" if is_list else _joined(lines)
    variants = {_rules(row.variant): row.variant for row in prepared}
    for name, variant in sorted(variants.items()):
        yield name, _line(variant) + "\n"
    top = Path(root()) / "conformance"
    for path in (top / "protocol.md", *sorted((top / "schema").glob("*.json"))):
        yield path.relative_to(top).as_posix(), path.read_text("utf-8")


def _joined(lines: Sequence[str]) -> str:
    return "".join(line + "\n" for line in lines)


def export(folder: Path, suite: Suite, prepared: Sequence[Prepared]) -> Record:
    """Write the suite into a folder, and return the manifest, which is written last."""
    files: list[Record] = []
    for name, text in _texts(prepared):
        content = text.encode("utf-8")
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        digest = sha256(content).hexdigest()
        files.append({"path": name, "bytes": len(content), "sha256": digest})
    kinds = Counter(row.scenario.kind for row in prepared)
    manifest = {
        "export": FORMAT,
        "protocol": 1,
        "suite": {"version": __version__, "digest": suite.digest},
        "counts": {kind: kinds[kind] for kind in KINDS},
        "files": sorted(files, key=lambda row: str(row["path"])),
    }
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    return manifest
