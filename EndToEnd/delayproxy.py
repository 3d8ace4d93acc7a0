"""A TCP proxy that delays what passes through it, to see a page under a real network's latency.

Each direction waits `delay` ± `jitter` milliseconds; bytes keep their order.

    python3 delayproxy.py --listen 8081 --target 127.0.0.1:8080 --delay 150 --jitter 50
"""

import argparse
import asyncio
import random
import threading

CHUNK = 65536


class DelayProxy:
    """Forwards every connection to a target, late. Start it with `start`, end it with `stop`."""

    def __init__(self, target_port, delay=0, jitter=0, target_host="127.0.0.1", port=0, seed=1):
        self.target = (target_host, target_port)
        self.delay = delay
        self.jitter = jitter
        self.port = port
        self._random = random.Random(seed)
        self._writers = set()

    async def serve(self):
        """Listens; `port` is the one that was given or chosen."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    def start(self):
        """Runs in a thread of its own, for tests that are not asynchronous."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self.serve(), self._loop).result()
        return self

    def cut(self):
        """Breaks every open connection, as a network does."""
        self._loop.call_soon_threadsafe(self._abort)

    def stop(self):
        async def close():
            self._server.close()
            self._abort()
            others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in others:
                task.cancel()
            if others:
                await asyncio.wait(others, timeout=1)

        asyncio.run_coroutine_threadsafe(close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(2)

    def _abort(self):
        for writer in list(self._writers):
            writer.transport.abort()

    async def _accept(self, reader, writer):
        try:
            far_reader, far_writer = await asyncio.open_connection(*self.target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, far_writer}
        try:
            await asyncio.gather(self._pipe(reader, far_writer), self._pipe(far_reader, writer))
        finally:
            self._writers -= {writer, far_writer}

    async def _pipe(self, reader, writer):
        queue = asyncio.Queue()
        feeding = asyncio.create_task(self._feed(reader, queue))
        try:
            while True:
                due, data = await queue.get()
                await asyncio.sleep(max(0, due - asyncio.get_running_loop().time()))
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            feeding.cancel()
            writer.close()

    async def _feed(self, reader, queue):
        due = 0
        while True:
            try:
                data = await reader.read(CHUNK)
            except OSError:
                data = b""
            wait = (self.delay + self._random.uniform(-self.jitter, self.jitter)) / 1000
            due = max(due, asyncio.get_running_loop().time() + max(0, wait))
            await queue.put((due, data))
            if not data:
                return


async def _main(options):
    host, _, port = options.target.rpartition(":")
    proxy = DelayProxy(
        int(port), options.delay, options.jitter, target_host=host or "127.0.0.1",
        port=options.listen)
    await proxy.serve()
    print(f"127.0.0.1:{proxy.port} -> {options.target}, {options.delay} ± {options.jitter} ms")
    await asyncio.Event().wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--listen", type=int, required=True, help="port")
    parser.add_argument("--target", required=True, help="host:port")
    parser.add_argument("--delay", type=float, default=150, help="milliseconds each way")
    parser.add_argument("--jitter", type=float, default=0, help="milliseconds more or less")
    try:
        asyncio.run(_main(parser.parse_args()))
    except KeyboardInterrupt:
        pass
