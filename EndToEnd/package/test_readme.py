"""What the README shows is what there is."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_the_test_that_the_readme_shows_is_one_of_ours():
    shown = re.search(r"```swift\n(import FocusChain\n.*?)\}\n```", (ROOT / "README.md").read_text(), re.S)
    tests = ROOT / "Examples/Tests/FocusChainTests/FocusChainTests.swift"
    assert tests.read_text().startswith(shown[1])


@pytest.mark.parametrize("name", ["Newsletter", "SignUp"])
def test_a_form_that_the_readme_shows_compiles(name, tmp_path):
    blocks = re.findall(r"```swift\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    file = tmp_path / f"{name}.swift"
    file.write_text(next(block for block in blocks if f"struct {name}: View" in block))
    binaries = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True)
    done = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I",
         f"{binaries.stdout.strip()}/Modules", "-I", "Sources/CLibwebsockets", file],
        cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
