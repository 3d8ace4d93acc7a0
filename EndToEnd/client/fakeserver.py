"""A server that speaks the wire protocol from a script: what a test makes it say."""

import asyncio
import http
import json
import threading

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Response

import clientscript

PAGE = """<!doctype html><html lang="en"><head><title>Form</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css"></head>
<body data-digest="d1" data-base="/base" data-offline="Connection lost. Trying again…" data-reload="Please reload this page." data-extra="/extra.js"><main id="app">%s</main>
<div id="live" aria-live="polite" class="visually-hidden"></div>
<svg id="symbols" hidden></svg><script src="/client.js" defer></script></body></html>"""

STYLE = "body{margin:40px;font:16px sans-serif}input{display:block}#tall{height:3000px}"

CSP = ("default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; "
       "form-action 'self'; base-uri 'none'")


class FakeServer:
    def __init__(self, content=""):
        self.content = content
        self.received = []  # all messages after hello
        self.hellos = []
        self.answer = lambda message: [[message[0]]]
        self.welcome = lambda hello: [["welcome", 1, 0, "key"]]
        self.refuses = False
        self.holds_welcome = False
        self.holds_extra = False
        self.close_code = None
        self._socket = None

    # Life

    def start(self):
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._serve(), self._loop).result()
        return self

    def stop(self):
        async def close():
            self._server.close()
            others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in others:
                task.cancel()
            await asyncio.wait(others, timeout=1)

        asyncio.run_coroutine_threadsafe(close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(2)

    # What a test does

    def send(self, *messages):
        async def send():
            for message in messages:
                await self._socket.send(json.dumps(message))

        asyncio.run_coroutine_threadsafe(send(), self._loop).result()

    def patch(self, *ops):
        """Sends ops with the last number that was received."""
        self.send([self.last_sequence, *ops])

    def drop(self, code=1011):
        async def drop():
            await self._socket.close(code)

        asyncio.run_coroutine_threadsafe(drop(), self._loop).result()

    @property
    def last_sequence(self):
        return self.received[-1][0] if self.received else 0

    def events(self, kinds=None):
        """What was received, without numbers."""
        return [m[1:] for m in list(self.received) if kinds is None or m[1] in kinds]

    # Transport

    async def _serve(self):
        self._server = await serve(
            self._talk, "127.0.0.1", 0, process_request=self._request, subprotocols=["formwork.1"])
        self.port = self._server.sockets[0].getsockname()[1]

    async def _request(self, connection, request):
        while self.holds_extra and request.path == "/extra.js":
            await asyncio.sleep(0.01)
        if request.path == "/base/_formwork/socket":
            return connection.respond(http.HTTPStatus.SERVICE_UNAVAILABLE, "") if self.refuses else None
        body, kind = {
            "/client.js": lambda: (clientscript.joined(), "text/javascript"),
            "/extra.js": lambda: (clientscript.joined(extra=True), "text/javascript"),
            "/style.css": lambda: (STYLE, "text/css"),
        }.get(request.path, lambda: (PAGE % self.content, "text/html; charset=utf-8"))()
        data = body.encode()
        headers = Headers([
            ("Content-Type", kind), ("Content-Length", str(len(data))), ("Connection", "close"),
            ("Content-Security-Policy", CSP)])
        return Response(200, "OK", headers, data)

    async def _talk(self, socket):
        try:
            hello = json.loads(await socket.recv())
            self._socket = socket
            self.hellos.append(hello)
            while self.holds_welcome:
                await asyncio.sleep(0.01)
            for message in self.welcome(hello):
                await socket.send(json.dumps(message))
            async for data in socket:
                message = json.loads(data)
                if message[0] == "mark":
                    await socket.send(data)
                    continue
                self.received.append(message)
                for frame in self.answer(message) or []:
                    await socket.send(json.dumps(frame))
        except ConnectionClosed:
            pass
        finally:
            self.close_code = socket.close_code


def setter(transform):
    """Answers as a form whose bindings transform what they are given."""
    def answer(message):
        sequence, kind, *rest = message
        if kind != "i":
            return [[sequence]]
        element, text = rest
        wanted = transform(text)
        return [[sequence] if wanted == text else [sequence, ["v", element, wanted]]]

    return answer
