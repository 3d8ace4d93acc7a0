"""What an app says to its command line before it serves."""

import subprocess

import pytest

from serving import BINARIES


def run(*arguments):
    return subprocess.run(
        [BINARIES / "LoginApp", *arguments], capture_output=True, text=True, timeout=20)


def test_a_mistyped_flag_does_not_serve_on_another_port():
    done = run("--prot", "9103")
    assert done.returncode == 2
    assert "did you mean --port?" in done.stderr and done.stdout == ""


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_an_app_lists_its_flags(word):
    done = run(word)
    assert done.returncode == 0
    assert "usage: LoginApp" in done.stdout
    assert "FORMWORK_BASE_PATH" in done.stdout and "8080" in done.stdout
