"""Measures boxes in Chromium and compares them with the table.

    LAYOUT_PAGES=<folder of case-*.html and style.css>  pytest EndToEnd/layout

The pages may come from any source that gives the tagged views these identifiers: hand-made display
trees today, SwiftUI views later.
"""

import os
import pathlib

import pytest
from playwright.sync_api import sync_playwright

from boxes import BOXES

PAGES = pathlib.Path(os.environ.get("LAYOUT_PAGES", "/tmp/pages")).resolve()

MEASURE = """() => {
  const isMirrored = document.documentElement.dir === 'rtl';
  const frame = document.querySelector('[data-testid="frame"]');
  const origin = frame ? frame.getBoundingClientRect()
    : { left: 0, top: 0, right: document.documentElement.clientWidth };
  const boxes = {};
  for (const el of document.querySelectorAll('[data-testid]')) {
    const { left, right, top, width, height } = el.getBoundingClientRect();
    const x = isMirrored ? origin.right - right : left - origin.left;
    boxes[el.dataset.testid] = [x, top - origin.top, width, height];
  }
  return boxes;
}"""

CLIPPERS = """() => [...document.querySelectorAll('.row, .group, .groups, .form, .cell, .section')]
  .filter((el) => getComputedStyle(el).overflow !== 'visible').map((el) => el.className)"""


def launch(playwright, *args):
    return playwright.chromium.launch(
        executable_path="/usr/bin/chromium", args=["--no-sandbox", *args])


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def page(playwright):
    browser = launch(playwright)
    yield browser.new_page(viewport={"width": 390, "height": 844})
    browser.close()


def visit(page, name):
    page.goto((PAGES / f"{name}.html").as_uri())
    page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("name", BOXES)
def test_boxes(page, name):
    visit(page, f"case-{name}")
    measured = page.evaluate(MEASURE)
    for box, expected in BOXES[name].items():
        rounded = [round(value * 2) / 2 for value in measured[box]]
        compared = [
            value if want is ... or abs_equal(want, value) else want
            for want, value in zip(expected, rounded)]
        assert rounded == compared, f"{name}: {box} is {rounded}, want {expected}"


def abs_equal(want, value):
    return want == value if not isinstance(want, (int, float)) else abs(want - value) <= 0.5


def test_no_row_and_no_group_clips(page):
    visit(page, "case-floating-label-is-not-clipped")
    assert page.evaluate(CLIPPERS) == []


WHOLE_PAGES = ["gallery", "gallery-rtl", "textinput", "login", "books", "signup"]


@pytest.fixture(scope="session", params=[16, 32], ids=["text-100", "text-200"])
def sized(playwright, request):
    """A browser whose reader chose this text size in its settings."""
    browser = launch(playwright, f"--blink-settings=defaultFontSize={request.param}")
    yield browser
    browser.close()


@pytest.mark.parametrize("width", [320, 390, 1200])
@pytest.mark.parametrize("name", WHOLE_PAGES)
def test_nothing_runs_out_sideways(sized, name, width):
    if not (PAGES / f"{name}.html").exists():
        pytest.skip("no such page")
    page = sized.new_page(viewport={"width": width, "height": 844})
    visit(page, name)
    assert page.evaluate(
        "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth") <= 0
    assert page.evaluate(OUTSIDE) == []
    page.close()


OUTSIDE = """() => [...document.querySelectorAll('.text, .field, input, select, button')]
  .filter((el) => el.getClientRects().length && !el.closest('.visually-hidden, [popover], .echo'))
  .filter((el) => { const box = el.getBoundingClientRect();
    return box.left < -1 || box.right > document.documentElement.clientWidth + 1; })
  .map((el) => el.outerHTML.slice(0, 90))"""


def test_targets_are_large_enough(page):
    visit(page, "gallery")
    small = page.evaluate("""() => [...document.querySelectorAll('button, a, select, input, summary')]
      .filter((el) => el.getClientRects().length)
      .map((el) => [el.outerHTML.slice(0, 60), el.closest('label') || el])
      .map(([html, el]) => [html, el.getBoundingClientRect()])
      .filter(([, box]) => box.width < 23.9 || box.height < 23.9).map(([html]) => html)""")
    assert small == []
