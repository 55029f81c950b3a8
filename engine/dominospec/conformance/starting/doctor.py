# SPDX-License-Identifier: MIT
"""``conform doctor``: what is wrong with the pipe, in words, for somebody who has read nothing."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final

from dominospec.conformance.starting.patient import Broken, Patient, Trouble
from dominospec.conformance.starting.probes import BASIC, PROBES, Probe
from dominospec.conformance.starting.templates import languages
from dominospec.conformance.wire.process import Limits

_STDERR_LINES: Final = 5


@dataclass(frozen=True, slots=True)
class Finding:
    """What a probe came to: its sentence, and a note, or what was sent, came, and is to change."""

    what: str
    note: str = ""
    trouble: Trouble | None = None

    @property
    def is_fault(self) -> bool:
        """Whether something must be changed."""
        return self.trouble is not None


_CURES: Final[Mapping[str, str]] = {
    "crash": "The program ended. Start it by hand and type the line that was sent: an error that "
    "nobody catches, or a loop that ends too early, ends the whole conversation.",
    "timeout": "Every request is answered by one line, within 2 seconds (hello and variant: 10), "
    "and the line is flushed.",
    "oversize": "A line is at most 1 MiB long. Is there an endless loop?",
    "garbage": "Write one JSON record in one line for each request, in UTF-8, and nothing else to "
    "standard output.",
}

_HINTS: Final[tuple[tuple[Callable[[str], bool], str], ...]] = (
    (
        lambda came: came.startswith("the command "),
        "Write the command that starts the program, all of it in quotes.",
    ),
    (
        lambda came: "cannot be started" in came,
        "There is no such program; name it by its path.",
    ),
    (lambda came: ": \"{'" in came, "That is how Python shows a dict; write json.dumps(reply)."),
    (lambda came: came.endswith(("'{'", "'['")), "Write the record in one line, without indents."),
    (lambda came: "\\ufeff" in came or "\\xef\\xbb" in came, "Write no byte order mark."),
    (lambda came: "no whole number" in came, "Numbers are whole: 3, not 3.0 and not NaN."),
    (lambda came: "\\x00" in came, "Write UTF-8, not UTF-16."),
)
"""What a line looks like, and what to change about it."""


def _cured(broken: Broken) -> Trouble:
    """Return what to change about a conversation that broke."""
    hint = next((cure for fits, cure in _HINTS if fits(broken.detail)), "")
    errors = " / ".join(broken.errors.splitlines()[-_STDERR_LINES:])
    came = f"{broken.detail}; on standard error: {errors}" if errors else broken.detail
    return Trouble(broken.sent, came, hint or _CURES[broken.verdict])


def _language(command: str) -> str:
    """Return how the language of a command writes a line at once, if it can be guessed."""
    words = {PurePath(word).name.rstrip("0123456789.") for word in command.split()}
    for language in languages().values():
        if language.command.split()[0] in words or language.name in words:
            return language.flush
    return ""


def _tried(probe: Probe, patient: Patient) -> Finding:
    what = (probe.__doc__ or "").rstrip(".")
    try:
        return Finding(what, probe(patient))
    except Trouble as trouble:
        return Finding(what, trouble=trouble)
    except Broken as broken:
        return Finding(what, trouble=_cured(broken))


def examined(command: str, limits: Limits) -> Iterator[Finding]:
    """Yield what each probe comes to; after a basic fault the others are not tried."""
    patient = Patient(command, limits, _language(command))
    for index, probe in enumerate(PROBES):
        finding = _tried(probe, patient)
        yield finding
        if finding.is_fault and index < BASIC:
            return


def told(finding: Finding) -> Iterator[str]:
    """Yield the lines of a finding."""
    trouble = finding.trouble
    note = f" ({finding.note})" if finding.note else ""
    yield f"{'FAULT' if trouble else 'ok   '} {finding.what}{note}"
    if trouble:
        yield f"      sent    {trouble.sent}"
        yield f"      came    {trouble.came}"
        yield f"      change  {trouble.change}"
        yield ""
