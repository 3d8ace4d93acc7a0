"""The client in a real browser, before a server that says what a test wants.

    pip install -r requirements.txt && python3 -m pytest EndToEnd/client
"""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

from browser import launch, settled, watch  # noqa: E402
from delayproxy import DelayProxy  # noqa: E402
from fakeserver import FakeServer  # noqa: E402


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def server():
    server = FakeServer().start()
    yield server
    server.stop()


@pytest.fixture
def expected_errors():
    """What a test expects in its page's console: a server that is away or refuses."""
    return ["WebSocket connection"]


@pytest.fixture
def page(browser, server, delayed, expected_errors):
    """A page that is closed before its server is, and wrote no other error to its console."""
    context = browser.new_context()
    page = watch(context.new_page())
    page.set_default_timeout(5000)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda m: m.type == "error" and errors.append(m.text))
    yield page
    context.close()
    assert [e for e in errors if not any(expected in e for expected in expected_errors)] == []


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
    """Opens a page with the given content and waits until it is live, with all its scripts."""

    def visit(content, port=None, live=True):
        server.content = content
        page.goto(f"http://127.0.0.1:{port or server.port}/base/")
        if live:
            settled(page)
        return page

    return visit
