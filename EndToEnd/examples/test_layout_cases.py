"""The boxes that real SwiftUI views take in Chromium, compared with SwiftUI's own rules."""

import pytest

from browser import launch
from layout.boxes import BOXES, LARGE
from layout.cases import measure, show, sources

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


@pytest.mark.parametrize("name", BOXES)
def test_boxes(serve, page, name):
    show(page, serve("LayoutCases").url, name)
    assert compare(measure(page), BOXES[name]) == BOXES[name]


def test_every_case_has_its_boxes():
    assert list(sources()) and set(sources()) == set(BOXES)


def test_no_row_and_no_group_clips(serve, page):
    show(page, serve("LayoutCases").url, "floating-label-is-not-clipped")
    assert page.evaluate(CLIPPERS) == []


@pytest.fixture(scope="session")
def large_text(playwright):
    """A browser whose reader chose text twice as large in its settings."""
    browser = launch(playwright, "--blink-settings=defaultFontSize=32")
    yield browser
    browser.close()


@pytest.mark.parametrize("name", LARGE)
def test_boxes_with_large_text(serve, large_text, name):
    page = large_text.new_page(viewport={"width": 390, "height": 844})
    show(page, serve("LayoutCases").url, name)
    assert compare(measure(page), LARGE[name]) == LARGE[name]
    page.close()
