# SPDX-License-Identifier: MIT

"""Engines that do something else than answering, once they are asked for a move."""

import json
import os
import signal
import subprocess
import sys
import time

from misbehaving.register import instead, line_of, write

FLOODED = []


@instead("exits-on-apply")
def _(_reply):
    print("something went wrong inside", file=sys.stderr)
    sys.exit(7)


@instead("dies-of-a-signal")
def _(_reply):
    os.kill(os.getpid(), signal.SIGKILL)


@instead("segfaults")
def _(_reply):
    os.kill(os.getpid(), signal.SIGSEGV)


@instead("exits-in-mid-line")
def _(reply):
    write(line_of(reply)[:20])
    sys.exit(0)


@instead("exits-after-hello", "variant")
def _(_reply):
    sys.exit(0)


@instead("closes-its-output")
def _(_reply):
    os.close(1)
    time.sleep(60)


@instead("hangs")
def _(_reply):
    time.sleep(60)


@instead("never-flushes")
def _(reply):
    sys.stdout.write(json.dumps(reply))
    time.sleep(60)


@instead("ends-no-line")
def _(reply):
    write(line_of(reply).rstrip())


@instead("skips-a-reply")
def _(_reply):
    pass


@instead("answers-late")
def _(reply):
    time.sleep(3)
    write(line_of(reply))


@instead("hangs-at-hello", "hello")
def _(_reply):
    time.sleep(60)


@instead("ignores-term")
def _(_reply):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(60)


@instead("leaves-a-grandchild")
def _(_reply):
    child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(60)"])
    print(f"grandchild {child.pid}", file=sys.stderr)
    os._exit(0)


@instead("leaves-a-daemon")
def _(_reply):
    sleeper = [sys.executable, "-S", "-c", "import time; time.sleep(20)"]
    subprocess.Popen(sleeper, start_new_session=True)  # noqa: S603 - our own interpreter
    os._exit(0)


@instead("multiplies")
def _(_reply):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    print(f"group {os.getpgrp()}", file=sys.stderr)
    for _ in range(5):  # not without end: a harness that lets them live must survive it, too
        os.fork()
    time.sleep(60)


@instead("eats-memory")
def _(_reply):
    eaten = [bytearray(1 << 20) for _ in range(4096)]
    sys.exit(len(eaten))


@instead("bom")
def _(reply):
    write(b"\xef\xbb\xbf" + line_of(reply))


@instead("log-line")
def _(reply):
    write(b"thinking\n" + line_of(reply))


@instead("two-replies")
def _(reply):
    write(line_of(reply) * 2)


@instead("wrong-id")
def _(reply):
    write(line_of({**reply, "id": reply["id"] - 1}))


@instead("text-id")
def _(reply):
    write(line_of({**reply, "id": str(reply["id"])}))


@instead("true-id", "hello")
def _(reply):
    write(line_of({**reply, "id": True}))


@instead("no-id")
def _(reply):
    del reply["id"]
    write(line_of(reply))


@instead("float-id")
def _(reply):
    write(line_of({**reply, "id": float(reply["id"])}))


@instead("bad-utf-8")
def _(reply):
    write(line_of({**reply, "note": "?"}).replace(b"?", b"\xff"))


@instead("nul")
def _(reply):
    write(b"\0" + line_of(reply))


@instead("list")
def _(reply):
    write(line_of([reply]))


@instead("nan")
def _(reply):
    write(line_of({**reply, "note": float("nan")}))


@instead("huge-number")
def _(reply):
    write(line_of({**reply, "note": 2**53}))


@instead("endless-number")
def _(reply):
    write(line_of({**reply, "note": 0}).replace(b": 0}", b": " + b"9" * 9000 + b"}"))


@instead("lone-surrogate")
def _(reply):
    write(line_of({**reply, "note": "\ud800"}))


@instead("repeated-key")
def _(reply):
    write(line_of(reply).replace(b"{", b'{"id": 1, ', 1))


@instead("deep")
def _(reply):
    write(line_of({**reply, "note": 0}).replace(b": 0}", b": " + b"[" * 40 + b"]" * 40 + b"}"))


@instead("very-deep")
def _(reply):
    write(
        line_of({**reply, "note": 0}).replace(
            b": 0}", b": " + b"[" * 100_000 + b"]" * 100_000 + b"}"
        )
    )


@instead("empty-line")
def _(reply):
    write(b"\n" + line_of(reply))


@instead("long-line")
def _(reply):
    write(line_of({**reply, "note": "x" * (1 << 20)}))


@instead("endless-line")
def _(_reply):
    while True:
        write(b"x" * 65536)


@instead("endless-lines")
def _(_reply):
    while True:
        write(b"{}\n" * 20_000)


@instead("wrong-shape")
def _(reply):
    reply.get("state", {})["turn"] = "me"
    reply.get("error", {})["code"] = 1
    write(line_of(reply))


@instead("missing-key")
def _(reply):
    reply.get("state", {}).pop("scores", None)
    reply.get("error", {}).pop("code", None)
    write(line_of(reply))


@instead("made-up-code")
def _(reply):
    write(line_of({"id": reply["id"], "error": {"code": "no_way"}}))


@instead("crlf")
def _(reply):
    write(line_of(reply).replace(b"\n", b"\r\n"))


@instead("unknown-key")
def _(reply):
    write(line_of({**reply, "mood": "good"}))


@instead("slow-but-in-time")
def _(reply):
    time.sleep(0.02)
    write(line_of(reply)[:10])
    time.sleep(0.02)
    write(line_of(reply)[10:])


@instead("floods-stderr")
def _(reply):
    for _ in range(0 if FLOODED else 100):
        os.write(2, b"warning: nothing\n" * 60_000)
    FLOODED.append(True)
    write(line_of(reply))


@instead("hangs-on-bye", "bye")
def _(_reply):
    time.sleep(60)


@instead("exits-badly-on-bye", "bye")
def _(reply):
    write(line_of(reply))
    sys.exit(3)


@instead("chatters-after-bye", "bye")
def _(reply):
    write(line_of(reply) + b"goodbye\n")
