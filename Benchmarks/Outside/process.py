"""Server processes on a port of their own, and what the system says they cost."""

import os
import re
import socket
import subprocess
import time

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(stat):
    """utime + stime of a /proc/<pid>/stat line (proc_pid_stat(5))."""
    fields = stat[stat.rindex(")") + 2:].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_kib(status):
    return int(re.search(r"^VmRSS:\s+(\d+) kB", status, re.M)[1])


class Server:
    """A running process that serves; ends with the `with` block."""

    def __init__(self, command, environment=None):
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env={**os.environ, **(environment or {})})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def cpu(self):
        return cpu_seconds(self._read("stat"))

    def memory(self):
        return resident_kib(self._read("status"))

    def _read(self, name):
        with open(f"/proc/{self.process.pid}/{name}") as file:
            return file.read()


class FieldBench(Server):
    """The example `FieldBench`, without the limit on events a second, which would be measured, and
    without pings, which the clients here do not answer."""

    def __init__(self, program, fields):
        super().__init__(
            [program, "--port", "0", "--log-level", "none", "--events-per-second", "0",
             "--ping-interval", "3600"],
            {"FIELDS": str(fields)})
        line = self.process.stdout.readline()
        found = re.search(r" at (http://[\w.]+:(\d+)\S*)", line)
        if not found:
            raise RuntimeError(f"FieldBench does not serve: {line}")
        self.url, self.port = found[1], int(found[2])


class Echo(Server):
    """The bare libwebsockets server of EchoBaseline."""

    def __init__(self, program):
        self.port = free_port()
        super().__init__([program, str(self.port)])
        end = time.monotonic() + 5
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the echo server does not serve")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
