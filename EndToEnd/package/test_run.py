"""What `./run` takes for the example and what it hands on, with a toolchain that builds nothing."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SWIFT = """#!/bin/sh
for argument; do [ "$argument" = --show-bin-path ] && echo "$BUILT"; done
exit 0
"""
PROGRAM = """#!/bin/sh
echo "$(basename "$0") $*"
"""


@pytest.fixture
def ran(tmp_path):
    """Runs `./run` with arguments; the last line says which program got which."""
    for name, text in ("swift", SWIFT), ("GalleryApp", PROGRAM), ("LoginApp", PROGRAM), (
            "SignUpPage", PROGRAM):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"

    def ran(*arguments):
        done = subprocess.run(
            [ROOT / "run", *arguments], capture_output=True, text=True,
            env={**os.environ, "PATH": path, "BUILT": str(tmp_path)})
        return (done.stdout or done.stderr).splitlines()[-1]

    return ran


@pytest.mark.parametrize("arguments, program", [
    ("--idle-time 30", "GalleryApp --idle-time 30"),
    ("Login --sessions-per-address 5", "LoginApp --sessions-per-address 5"),
    ("--port 0 Login -- -x", "LoginApp --port 0 -- -x"),
    ("Login --port 0", "LoginApp --port 0"),
    ("Login --help", "LoginApp --help"),
])
def test_the_value_of_a_flag_is_not_taken_for_an_example(ran, arguments, program):
    assert ran(*arguments.split()) == program


def test_an_unknown_example_is_named(ran):
    assert ran("Nope").startswith("run: there is no example Nope; there are: ")


def test_a_playground_page_is_an_example(ran):
    assert ran("SignUpPage", "--port", "0") == "SignUpPage --port 0"
