"""The real examples, served by the real host, in a real browser."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser import launch, page_maker, settled  # noqa: E402
from delayproxy import DelayProxy  # noqa: E402
from looking import PICTURES  # noqa: E402
from serving import Served  # noqa: E402


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def servers():
    running = {}
    yield running
    for server in running.values():
        server.stop()


@pytest.fixture
def serve(servers):
    """Serves an example by name; one process for all tests that use it alike."""

    def start(name, environment=None):
        key = (name, tuple(sorted((environment or {}).items())))
        if key not in servers:
            servers[key] = Served(name, environment)
        return servers[key]

    return start


@pytest.fixture
def new_page(browser, slow):
    """Makes pages, which are closed before a proxy is stopped through which they still load something."""
    with page_maker(browser, viewport={"width": 390, "height": 844}) as make:
        yield make


@pytest.fixture
def page(new_page):
    return new_page()


@pytest.fixture
def slow():
    """Puts 150 ms, give or take 40, each way before a server; gives the address to visit."""
    proxies = []

    def delay(server, delay=150, jitter=40):
        proxy = DelayProxy(server.port, delay, jitter)
        proxy.start()
        proxies.append(proxy)
        return f"http://127.0.0.1:{proxy.port}/"

    yield delay
    for proxy in proxies:
        proxy.stop()


@pytest.fixture
def lab(serve, new_page):
    """Opens a view of the view lab, waits until it is live, and takes its picture."""

    def open_view(name, **options):
        page = new_page(**options)
        page.goto(f"{serve('ViewLab').url}{name}")
        settled(page)
        page.screenshot(path=PICTURES / f"view-{name}.png")
        return page

    return open_view


@pytest.fixture
def component(serve, new_page):
    """Opens a component of its lab, waits until it is live, and takes its picture."""

    def open_component(name, **options):
        page = new_page(**options)
        page.goto(f"{serve('ComponentLab').url}{name}")
        settled(page)
        page.screenshot(path=PICTURES / f"component-{name.replace('?', '-')}.png")
        return page

    return open_component
