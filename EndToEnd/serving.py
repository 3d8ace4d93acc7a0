"""The programs of Examples, each served by a process of its own."""

import os
import re
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
BINARIES = ROOT / "Examples" / ".build" / os.environ.get("CONFIGURATION", "debug")


class Served:
    """One example, served by its own process on a port of its own."""

    def __init__(self, name, environment=None, arguments=()):
        program = BINARIES / f"{name}App"
        if not program.exists():
            program = BINARIES / name
        self.log = []
        self.process = subprocess.Popen(
            [program, "--port", "0", *arguments], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, env={**os.environ, **(environment or {})})
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            line = self.process.stdout.readline()
            if not line:
                break
            self.log.append(line)
            found = re.search(r" at (http://[\w.]+:(\d+)\S*)", line)
            if found:
                self.url, self.port = found[1], int(found[2])
                return
        raise RuntimeError(f"{name} does not serve: {''.join(self.log)}")

    def stop(self):
        self.process.terminate()
        output, _ = self.process.communicate(timeout=10)
        self.log.append(output)
        return "".join(self.log)
