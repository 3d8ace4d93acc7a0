"""The gallery, served by the real host, in a real browser."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser import launch, watch  # noqa: E402
from serving import Served  # noqa: E402


@pytest.fixture(scope="session")
def gallery():
    """The address of the gallery."""
    server = Served("Gallery")
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser):
    """Makes pages; none may have written an error to its console."""
    contexts, errors = [], []

    def make(**options):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        contexts.append(context)
        page = watch(context.new_page())
        page.set_default_timeout(5000)
        page.set_default_navigation_timeout(20000)
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
