# SPDX-License-Identifier: MIT
"""What a conversation needs, tried out one by one, each with a process of its own.

A probe returns what is worth knowing, or nothing, and raises ``Trouble`` or ``AdapterFault``.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from dominospec.conformance.starting.patient import Patient, Talk, Trouble, hello, line_of, shown
from dominospec.conformance.wire.decoding import decode
from dominospec.errors import AdapterFault
from dominospec.loading import load, resolve
from dominospec.shapes import problems

_A_MOMENT: Final = 0.15
_LONGEST: Final = "mexican-train"
"""A game whose resolved form is long."""

Probe = Callable[[Patient], str]


def answers(patient: Patient) -> str:
    """It starts, and answers a line at once, while its input stays open."""
    with patient.talk() as talk:
        talk.send(line_of(hello()))
        begun = talk.limits.clock()
        try:
            talk.receive()
        except AdapterFault as fault:
            if fault.verdict != "timeout":
                raise
            raise _silence(patient, talk) from None
        return f"{talk.limits.clock() - begun:.2f} seconds to the first answer"


def _silence(patient: Patient, talk: Talk) -> Trouble:
    """Find out whether the answer only waits in a buffer."""
    sent = talk.sent
    talk.process.hang_up()
    try:
        late = talk.receive()
    except AdapterFault:
        return Trouble(
            sent,
            f"nothing within {talk.patience:g} seconds, nor when the input was closed",
            "Read standard input line by line, and write one line of JSON for each. A program that "
            "waits for the end of its input, or for a key, never answers.",
        )
    how = patient.flush or "print(..., flush=True), fflush(stdout), out.flush() or the like"
    return Trouble(
        sent,
        f"nothing within {talk.patience:g} seconds; when the input was closed: {shown(late)}",
        "The answer was there, in a buffer: to a pipe, most languages write in blocks of some "
        f"thousand bytes. Flush after each line: {how}. If it only read once all of its input had "
        "come, read line by line.",
    )


def waits(patient: Patient) -> str:
    """It waits until it is asked."""
    with patient.talk() as talk:
        early = talk.overhear(max(_A_MOMENT, 2 * _time_to_answer(patient)))
        if early is None:
            return ""
    raise Trouble(
        talk.sent,
        shown(early),
        "Standard output carries replies and nothing else, and only when asked. Greetings and "
        "notes go to standard error.",
    )


def _time_to_answer(patient: Patient) -> float:
    """Return how many seconds it takes to start and to write a first line."""
    with patient.talk() as talk:
        begun = talk.limits.clock()
        talk.send(line_of(hello()))
        talk.receive()
        return talk.limits.clock() - begun


def says_who_it_is(patient: Patient) -> str:
    """The answer to hello is one record in one line, and says all that it must."""
    with patient.talk() as talk:
        reply = talk.ask(hello())
    _expect_id(talk, reply, 1)
    found = problems(reply, "hello", "reply")
    wrong = [problem for problem in found if not problem.is_unknown_key]
    if wrong or "protocol" not in reply:
        came = str(wrong[0]) if wrong else shown(line_of(reply))
        raise Trouble(talk.sent, came, "See hello in conformance/schema/hello.schema.json.")
    strange = ", ".join(str(problem.pointer[-1]) for problem in found)
    return f"keys that nobody knows, and nobody reads: {strange}" if strange else ""


def repeats_the_number(patient: Patient) -> str:
    """A reply bears the id of its request, whatever number that is."""
    with patient.talk() as talk:
        for number in (1, 7, 1_000_000_007):
            _expect_id(talk, talk.ask(hello() | {"id": number}), number)
    return ""


def _expect_id(talk: Talk, reply: Mapping[str, Any], number: int) -> None:
    if type(reply.get("id")) is not int or reply["id"] != number:
        raise Trouble(
            talk.sent,
            shown(line_of(reply)),
            'Copy "id" from the request, unchanged.',
        )


def reads_whole_lines(patient: Patient) -> str:
    """A line that comes in two pieces is read as one."""
    line = line_of(hello() | {"id": 2})
    with patient.talk() as talk:
        talk.ask(hello())
        talk.send(line[:40])
        early = talk.overhear(_A_MOMENT)
        if early is None:
            talk.send(line[40:])
            _expect_id(talk, decode(talk.receive()), 2)
            return ""
    raise Trouble(
        f"half a line: {shown(line[:40])}",
        shown(early),
        "Collect bytes until there is a line feed; one read may return half a line, or two.",
    )


def reads_utf_8(patient: Patient) -> str:
    """Letters of all languages may stand in a request."""
    with patient.talk() as talk:
        asked = hello(harness={"name": "dominó · 骨牌 · доміно 🁫", "version": "1"})
        _expect_id(talk, talk.ask(asked), 1)
    return ""


def ignores_what_is_new(patient: Patient) -> str:
    """A key that it does not know is ignored."""
    with patient.talk() as talk:
        reply = talk.ask(hello(something_new={"a": [1, 2]}))
        if "error" not in reply and "unsupported" not in reply:
            return ""
    raise Trouble(
        talk.sent,
        shown(line_of(reply)),
        "Look only at the keys you know; later versions of the protocol may add some.",
    )


def refuses_what_it_does_not_know(patient: Patient) -> str:
    """A command that it does not know is refused, and it goes on."""
    with patient.talk() as talk:
        talk.ask(hello())
        reply = talk.ask({"id": 2, "cmd": "dance"})
        _expect_id(talk, reply, 2)
        code = reply.get("error", {}).get("code")
        if code == "unsupported" or "unsupported" in reply:
            _expect_id(talk, talk.ask(hello() | {"id": 3}), 3)
            return ""
    raise Trouble(
        talk.sent,
        shown(line_of(reply)),
        'Answer {"id": 2, "error": {"code": "unsupported"}}, and read on.',
    )


def takes_a_long_line(patient: Patient) -> str:
    """A game of many thousand letters in one line is read to its end."""
    variant = resolve(load(_LONGEST), 4)
    with patient.talk() as talk:
        talk.ask(hello())
        line = line_of({"id": 2, "cmd": "variant", "variant": variant})
        talk.send(line)
        reply = decode(talk.receive())
        _expect_id(talk, reply, 2)
        if found := [row for row in problems(reply, "variant", "reply") if not row.is_unknown_key]:
            change = 'Answer {"ok": true}, or {"unsupported": {"features": [...]}}.'
            raise Trouble(talk.sent, f"{shown(line_of(reply))}: {found[0]}", change)
        return f"a line of {len(line):,} bytes"


def refuses_what_is_not_there(patient: Patient) -> str:
    """A game that was never started is refused, and it goes on."""
    with patient.talk() as talk:
        talk.ask(hello())
        reply = talk.ask({"id": 2, "cmd": "legal", "game": "nothing"})
        _expect_id(talk, reply, 2)
        if "error" in reply or "unsupported" in reply:
            return ""
    raise Trouble(
        talk.sent,
        shown(line_of(reply)),
        'Answer {"id": 2, "error": {"code": "unknown_game"}}.',
    )


def leaves(patient: Patient) -> str:
    """After bye it exits by itself, with status 0."""
    with patient.talk() as talk:
        talk.ask(hello())
        reply = talk.ask({"id": 2, "cmd": "bye"})
        if not reply.get("ok"):
            raise Trouble(talk.sent, shown(line_of(reply)), 'Answer {"id": 2, "ok": true}.')
        status = talk.process.leave(talk.limits.clock() + talk.limits.request)
        more = talk.process.unread
    if status != 0 or more is not None:
        came = f"the status {status}" if more is None else f"one line more: {shown(more)}"
        change = "After the answer to bye leave the loop, and exit with status 0 within 2 seconds."
        raise Trouble(talk.sent, came, change)
    return ""


def leaves_alone(patient: Patient) -> str:
    """When its input is closed it exits, too."""
    with patient.talk() as talk:
        talk.ask(hello())
        talk.process.hang_up()
        try:
            talk.process.receive(talk.limits.clock() + talk.limits.request)
        except AdapterFault as fault:
            if fault.verdict == "crash":
                return ""
    change = "End the loop at the end of the input, else processes are left behind when one breaks."
    raise Trouble("the end of the input, without bye", "it runs on", change)


PROBES: Final[tuple[Probe, ...]] = (
    answers, waits, says_who_it_is, repeats_the_number, reads_whole_lines, reads_utf_8,
    ignores_what_is_new, refuses_what_it_does_not_know, takes_a_long_line,
    refuses_what_is_not_there, leaves, leaves_alone,
)  # fmt: skip

BASIC: Final = 3
"""So many probes come first: where one of them fails, the others would say nothing new."""
