"""The client in a real browser, before a server that says what a test wants.

    pip install -r requirements.txt && python3 -m pytest EndToEnd/client
"""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

from browser import launch  # noqa: E402
from delayproxy import DelayProxy  # noqa: E402
from fakeserver import FakeServer, until  # noqa: E402


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def page(browser):
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(5000)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda m: errors.append(m.text) if m.type == "error"
            and "WebSocket connection" not in m.text
            # The server of a test may go while the page still loads its second script.
            and "Failed to load resource: net::" not in m.text else None)
    yield page
    context.close()
    assert errors == []


@pytest.fixture
def server():
    server = FakeServer().start()
    yield server
    server.stop()


@pytest.fixture
def delayed(server):
    """A function that puts a slow network before the server and gives its port."""
    proxies = []

    def make(delay, jitter=0):
        proxies.append(DelayProxy(server.port, delay, jitter).start())
        return proxies[-1].port

    yield make
    for proxy in proxies:
        proxy.stop()


@pytest.fixture
def visit(page, server):
    """Opens a page with the given content and waits until it is live."""

    def visit(content, port=None, live=True):
        server.content = content
        page.goto(f"http://127.0.0.1:{port or server.port}/base/")
        if live:
            until(page, "window.formwork")
            for _ in range(200):
                if server.hellos:
                    break
                page.wait_for_timeout(10)
            # One round trip, so that the welcome has arrived.
            page.wait_for_timeout(30 if port is None else 500)
        return page

    return visit
