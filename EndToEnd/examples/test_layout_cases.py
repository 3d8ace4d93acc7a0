"""The boxes that real SwiftUI views take in Chromium, compared with SwiftUI's own rules."""

import pytest

from browser import launch
from layout.boxes import BOXES, LARGE
from layout.cases import WINDOW, measure, show, sources

CLIPPERS = """() => [...document.querySelectorAll('.row, .group, .groups, .form, .cell, .section')]
  .filter((el) => getComputedStyle(el).overflow !== 'visible').map((el) => el.className)"""


def compare(measured, table):
    """The measured boxes, with what is near enough or not compared as the table has it."""
    return {
        name: tuple(
            wanted if wanted is ... or is_near(wanted, value) else round(value, 1)
            for wanted, value in zip(box, measured[name]))
        for name, box in table.items()}


def is_near(wanted, value):
    return abs(wanted - value) <= 1 if isinstance(wanted, (int, float)) else wanted == value


@pytest.fixture(scope="session")
def window(browser):
    """A page that shows one case after the other."""
    page = browser.new_page(viewport=WINDOW)
    yield page
    page.close()


@pytest.mark.parametrize("name", BOXES)
def test_a_case_has_its_boxes(serve, window, name):
    show(window, serve("LayoutCases").url, name)
    assert compare(measure(window), BOXES[name]) == BOXES[name]


def test_every_case_has_its_boxes():
    assert list(sources()) and set(sources()) == set(BOXES)


def test_no_row_and_no_group_clips(serve, page):
    show(page, serve("LayoutCases").url, "floating-label-is-not-clipped")
    assert page.evaluate(CLIPPERS) == []


@pytest.fixture(scope="session")
def large_text(playwright):
    """A page of a browser whose reader chose text twice as large in its settings."""
    browser = launch(playwright, "--blink-settings=defaultFontSize=32")
    yield browser.new_page(viewport=WINDOW)
    browser.close()


@pytest.mark.parametrize("name", LARGE)
def test_a_case_has_its_boxes_with_large_text(serve, large_text, name):
    show(large_text, serve("LayoutCases").url, name)
    assert compare(measure(large_text), LARGE[name]) == LARGE[name]
