"""What the README shows is what there is."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_test_that_the_readme_shows_is_one_of_ours():
    shown = re.search(r"```swift\n(import FocusChain\n.*?)\}\n```", (ROOT / "README.md").read_text(), re.S)
    tests = ROOT / "Examples/Tests/FocusChainTests/FocusChainTests.swift"
    assert tests.read_text().startswith(shown[1])
