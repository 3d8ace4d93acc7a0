"""The real examples, served by the real host, in a real browser."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

from browser import launch, settled, watch  # noqa: E402
from delayproxy import DelayProxy  # noqa: E402
from pages import PICTURES  # noqa: E402

BINARIES = ROOT / "Examples" / ".build" / os.environ.get("CONFIGURATION", "debug")


class Served:
    """One example, served by its own process on a port of its own."""

    def __init__(self, name, environment=None, arguments=()):
        program = BINARIES / f"{name}App"
        if not program.exists():
            program = BINARIES / name
        self.log = []
        self.process = subprocess.Popen(
            [program, "--port", "0", *arguments], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, env={**os.environ, **(environment or {})})
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            line = self.process.stdout.readline()
            if not line:
                break
            self.log.append(line)
            found = re.search(r" at (http://[\w.]+:(\d+)\S*)", line)
            if found:
                self.url, self.port = found[1], int(found[2])
                return
        raise RuntimeError(f"{name} does not serve: {''.join(self.log)}")

    def stop(self):
        self.process.terminate()
        output, _ = self.process.communicate(timeout=10)
        self.log.append(output)
        return "".join(self.log)


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
    """Makes pages; none may have written an error to its console by the time that it is closed, which
    is before a proxy is stopped through which it still loads something."""
    contexts, errors = [], []

    def make(**options):
        context = browser.new_context(**{"viewport": {"width": 390, "height": 844}, **options})
        contexts.append(context)
        page = watch(context.new_page())
        page.set_default_timeout(5000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda m: m.type == "error" and errors.append(m.text))
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


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
