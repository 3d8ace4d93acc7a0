"""Bytes per key: what one key costs on the wire."""

import json
from statistics import median

from page import visit
from process import FieldBench
from websocket import Socket

# What is typed, key by key, then deleted: the message changes after the first key, after the one
# that completes an address, and back.
TYPED = "ana@example.org"


def texts():
    """The text of the field after each key."""
    up = [TYPED[:n] for n in range(1, len(TYPED) + 1)]
    return up + [text for text in reversed(up[:-1])] + [""]


def changes(answer):
    """Whether a frame holds an op beside its acknowledgement."""
    return len(json.loads(answer)) > 1


def summarize(keys):
    """Medians over keys: keys is a list of (up payload, up frame, answer, down frame)."""
    result = {}
    for name, wanted in (("changed", True), ("same", False)):
        chosen = [key for key in keys if changes(key[2]) == wanted]
        result[name] = {
            "up": median(key[0] for key in chosen), "up frame": median(key[1] for key in chosen),
            "down": median(len(key[2].encode()) for key in chosen),
            "down frame": median(key[3] for key in chosen), "keys": len(chosen)}
    return result


def measure(program, fields):
    with FieldBench(program, fields) as server:
        page = visit(server.url)
        field = page.id_of(f"f{fields // 2}")
        socket = Socket(server.port)
        socket.send(page.hello())
        welcome, _ = socket.receive()
        if json.loads(welcome)[:2] != ["welcome", 1]:
            raise RuntimeError(f"the digest of the page is not the session's: {welcome[:60]}")
        keys = []
        for sequence, text in enumerate(texts(), 1):
            message = json.dumps([sequence, "i", field, text], separators=(",", ":"))
            keys.append((*socket.send(message), *socket.receive()))
        socket.close()
        return summarize(keys)
