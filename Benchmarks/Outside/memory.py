"""Memory per idle session."""

from page import visit
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
        for socket in sockets:
            socket.close()
        return grown / sessions
