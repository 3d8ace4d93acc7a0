"""The browser that all suites drive, and how they wait for its pages."""

import os
import time
from pathlib import Path

WATCHER = Path(__file__).parent / "watcher.js"


def launch(playwright, *arguments):
    """Debian's Chromium, or the one that the environment names."""
    return playwright.chromium.launch(
        executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
        args=["--no-sandbox", *arguments])


def watch(page):
    """Lets `settled` and `marked` wait for what the page does; before the page goes anywhere."""
    page.add_init_script(path=WATCHER)
    return page


def eventually(probe, expected, seconds=10):
    """Waits until a probe gives the expected value, and asserts that it does.

    A probe that looks at the last message before there is one has nothing yet.
    """

    def look():
        try:
            return probe()
        except IndexError:
            return "nothing yet"

    deadline = time.monotonic() + seconds
    while (found := look()) != expected and time.monotonic() < deadline:
        time.sleep(0.01)
    assert found == expected, f"{found} instead of {expected}"


def until(page, expression):
    """Waits until an expression is true in the page (Playwright's own way meets the page's CSP)."""
    eventually(lambda: bool(page.evaluate(expression)), True)


def settled(page):
    """Waits until the page waits for nothing: it is joined, all that it sent is acknowledged, its
    scripts are here, no short timer is due, nothing moves. Where nothing is to happen, this is when
    it has not."""
    eventually(lambda: page.evaluate("watcher.waitsFor()"), [])


def marked(page):
    """Waits until what either side said before has arrived, whether it was answered or not.
    For the server of EndToEnd/client, which knows what to do with a mark."""
    page.evaluate("watcher.mark()")
