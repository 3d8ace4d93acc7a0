"""Events per server CPU second, in a closed loop, and the same of a bare echo server."""

import json
import subprocess

from page import visit
from process import Echo, FieldBench

# Each of them changes the message: "required", "not an email", "".
CHANGING = ["ana@example.org", "ana@example.", ""]
# None of them changes it after the first.
STEADY = ["ana@exampl", "ana@example"]
# 30 bytes with a bracket and a sequence number of five digits in front.
ECHOED = ',"' + "x" * 20 + '"]'


def script(path, hello, messages):
    return "\n".join([path, hello, str(len(messages)), *messages, ""])


def inputs(field, texts):
    """Messages without their sequence number."""
    return ["," + json.dumps(["i", field, text], separators=(",", ":"))[1:] for text in texts]


def loop(client, server, connections, milliseconds, text):
    """Runs the client against a server; (events per CPU second, events per second)."""
    process = subprocess.Popen(
        [client, str(server.port), str(connections), str(milliseconds)], text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        process.stdin.write(text)
        process.stdin.flush()
        if process.stdout.readline() != "ready\n":
            raise RuntimeError("the client did not get ready")
        before = server.cpu()
        process.stdin.write("\n")
        process.stdin.flush()
        answers = int(process.stdout.readline().split()[0])
        spent = server.cpu() - before
        process.stdin.write("\n")
        process.stdin.close()
        process.wait(10)
        return answers / spent, answers * 1000 / milliseconds
    finally:
        process.kill()


class Target:
    """A server with the script that drives it."""

    def __init__(self, server, text):
        self.server = server
        self.text = text


def field_bench(program, fields, texts=CHANGING):
    server = FieldBench(program, fields)
    page = visit(server.url)
    field = page.id_of(f"f{fields // 2}")
    return Target(server, script("/_formwork/socket", page.hello(), inputs(field, texts)))


def echo(program):
    return Target(Echo(program), script("/", "-", [ECHOED]))


def measure(client, targets, connections, rounds, milliseconds):
    """Each target once a round, in turn, so that a change of the machine's pace meets all alike."""
    results = {name: [] for name in targets}
    for _ in range(rounds):
        for name, target in targets.items():
            results[name].append(
                loop(client, target.server, connections, milliseconds, target.text))
    return results
