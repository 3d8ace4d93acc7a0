"""Runs every measurement and prints one table. Called by Scripts/measure, which builds first."""

import argparse
import json
import platform
import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median

import browser
import events
import inside
import memory
import messages

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "Examples/.build/release/FieldBench"
INSIDE = ROOT / "Benchmarks/.build/release/FormBenchmarks"
CLIENT = ROOT / "Benchmarks/.build/outside/closedloop"
ECHO = ROOT / "Benchmarks/.build/outside/echo"
FIELDS = (10, 200)


def bytes_per_key(rows):
    for fields in FIELDS:
        found = messages.measure(PROGRAM, fields)
        for case, name in (("changed", "the message changes"), ("same", "nothing changes")):
            sizes = found[case]
            rows.append((
                f"bytes per key, {name}, {fields} fields: payload (frame)",
                f"up {sizes['up']:.0f} ({sizes['up frame']:.0f}), "
                f"down {sizes['down']:.0f} ({sizes['down frame']:.0f})",
                "≤ 60 up, ≤ 90 down" if case == "changed" else "≤ 20 down"))


def events_per_second(rows, rounds, milliseconds):
    targets = {fields: events.field_bench(PROGRAM, fields) for fields in FIELDS}
    targets["echo"] = events.echo(ECHO)
    try:
        for connections in (1, 16):
            found = events.measure(CLIENT, targets, connections, rounds, milliseconds)
            rates = {name: [pair[0] for pair in pairs] for name, pairs in found.items()}
            plural = "s" if connections > 1 else ""
            for fields in FIELDS:
                rows.append((
                    f"events per server CPU second, {connections} connection{plural}, "
                    f"{fields} fields", f"{median(rates[fields]):,.0f}", "≥ 15 000"))
            rows.append((
                f"echoes per server CPU second, {connections} connection{plural}",
                f"{median(rates['echo']):,.0f}", ""))
        ratios = [ours / echo for ours, echo in zip(rates[10], rates["echo"])]
        rows.append(("of the bare echo server, 16 connections", f"{median(ratios):.2f}", "≥ 0.2"))
    finally:
        for target in targets.values():
            target.server.__exit__()


def memory_per_session(rows):
    for fields, goal in zip(FIELDS, ("≤ 40 KiB", "≤ 250 KiB")):
        rows.append((
            f"memory per idle session, {fields} fields",
            f"{memory.measure(PROGRAM, fields):.0f} KiB", goal))


def in_browser(rows):
    for fields in FIELDS:
        found = browser.measure(PROGRAM, fields)
        rows.append((
            f"key to DOM, {fields} fields, median of {browser.KEYS}",
            f"{found['key to DOM']:.1f} ms", "≤ 5 ms"))
        rows.append((
            f"key to DOM of a bare page with an echo, {fields} fields, same browser",
            f"{browser.floor(ECHO, fields):.1f} ms", ""))
    rows.append(("client script, gzip", f"{found['script']:,} bytes", "≤ 6 kB"))
    rows.append(("requests at first load", str(found["requests"]), "≤ 3"))


def in_process(rows):
    text = subprocess.run([INSIDE], check=True, capture_output=True, text=True, timeout=300).stdout
    for row in inside.parse(text):
        goals = inside.goals(row)
        rows.append((
            f"in process: {row['shape']} form, {row['rows']} rows",
            f"first render {row['render']:.2f} ms, update {row['update']:.3f} ms", goals))


def machine():
    model = re.search(r"model name\s*:\s*(.*)", Path("/proc/cpuinfo").read_text())
    count = Path("/proc/cpuinfo").read_text().count("processor\t")
    name = model[1] if model else platform.machine()
    return f"{date.today().isoformat()}, {count} cores of {name}"


def table(rows):
    lines = ["| figure | measured | goal |", "|---|---|---|"]
    return "\n".join(lines + [f"| {' | '.join(row)} |" for row in rows])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, choices=range(1, 21), metavar="N")
    parser.add_argument(
        "--milliseconds", type=int, default=1500, choices=range(200, 10_001), metavar="N")
    parser.add_argument("--skip-browser", action="store_true")
    parser.add_argument("--skip-inside", action="store_true")
    parser.add_argument("--json", type=Path, help="also write the rows here")
    options = parser.parse_args()
    rows = []
    steps = [
        ("bytes", lambda: bytes_per_key(rows)),
        ("events", lambda: events_per_second(rows, options.rounds, options.milliseconds)),
        ("memory", lambda: memory_per_session(rows))]
    if not options.skip_browser:
        steps.append(("browser", lambda: in_browser(rows)))
    if not options.skip_inside:
        steps.append(("in process", lambda: in_process(rows)))
    for name, step in steps:
        print(f"measure: {name}", file=sys.stderr)
        step()
    if options.json:
        options.json.write_text(json.dumps(rows, ensure_ascii=False, indent=1) + "\n")
    print(machine())
    print(table(rows))


if __name__ == "__main__":
    main()
