"""The browser that all suites drive."""

import os


def launch(playwright, *arguments):
    """Debian's Chromium, or the one that the environment names."""
    return playwright.chromium.launch(
        executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
        args=["--no-sandbox", *arguments])
