"""Memory per idle session."""

from page import fetch, find, visit
from process import FieldBench
from websocket import Socket

SESSIONS = 1000


def measure(program, fields, sessions=SESSIONS):
    """KiB of resident memory per session, from a process that has served nobody yet."""
    with FieldBench(program, fields) as server:
        before = server.memory()
        hello = visit(server.url).hello()
        sockets = []
        for _ in range(sessions):
            socket = Socket(server.port)
            socket.send(hello)
            answer, _ = socket.receive()
            if not answer.startswith('["welcome",1'):
                raise RuntimeError(f"the session is not mounted: {answer[:60]}")
            sockets.append(socket)
        grown = server.memory() - before
        alive = find(r"(?m)^formwork_sessions (\d+)", fetch(f"{server.url}metrics").decode())
        if int(alive) != sessions:
            raise RuntimeError(f"of {sessions} sessions {alive} are alive")
        for socket in sockets:
            socket.close()
        return grown / sessions
