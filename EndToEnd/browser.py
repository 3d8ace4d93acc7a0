"""The browser that all suites drive, and how they wait for its pages."""

import os
import time
from contextlib import contextmanager
from pathlib import Path

WATCHER = Path(__file__).parent / "watcher.js"


def launch(playwright, *arguments):
    """Debian's Chromium, or the one that the environment names."""
    return playwright.chromium.launch(
        executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
        args=["--no-sandbox", *arguments])


@contextmanager
def page_maker(browser, **usual):
    """Gives a function that makes pages, each in a context with these options or others; none may have
    written an error to its console by the time that it is closed."""
    contexts, errors = [], []

    def make(**options):
        context = browser.new_context(**{**usual, **options})
        contexts.append(context)
        return listen(context.new_page(), errors)

    yield make
    for context in contexts:
        context.close()
    assert errors == []


def listen(page, errors):
    """A page that the tests wait for, and that notes what goes wrong in it."""
    page = watch(page)
    page.set_default_timeout(5000)
    # The first page of a server is made while others are, too.
    page.set_default_navigation_timeout(20000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda m: m.type == "error" and errors.append(m.text))
    return page


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


def paste(page, text):
    """Pastes into the field with the focus, as the clipboard does."""
    page.evaluate("""(text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const el = document.activeElement;
      el.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      document.execCommand('insertText', false, text);
    }""", text)
