"""The gallery, served by the real host, in a real browser."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser import launch, listen, page_maker  # noqa: E402
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
    with page_maker(browser, viewport={"width": 1280, "height": 900}) as make:
        yield make


@pytest.fixture
def page(new_page):
    return new_page()


@pytest.fixture(scope="session")
def phone(browser):
    """A page for those that look at one address after the other, and what went wrong in it."""
    errors = []
    context = browser.new_context(viewport={"width": 390, "height": 500})
    yield listen(context.new_page(), errors), errors
    context.close()
