"""Looks at whole pages made from display trees: nothing runs out sideways, targets are large enough.

    EndToEnd/layout/make_pages && pytest EndToEnd/layout

The boxes of single views are measured in `EndToEnd/examples/test_layout_cases.py`.
"""

import base64
import os
import pathlib
import sys

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "EndToEnd"))

from browser import launch  # noqa: E402

PAGES = pathlib.Path(os.environ.get("LAYOUT_PAGES", ROOT / ".build/layout-pages")).resolve()


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


def test_a_multiplied_view_has_no_ground_of_its_own(page):
    """Nothing beside a white square, and a square in the colour that white was multiplied with."""
    visit(page, "multiplied")
    box = page.query_selector(".box .box:last-child").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert [pixel(page, at, y) for at in (x - 40, x)] == [[255, 255, 255], [255, 51, 51]]


def pixel(page, x, y):
    """Red, green and blue of one place of the window."""
    picture = page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
    return page.evaluate("""async picture => {
      const image = new Image();
      image.src = 'data:image/png;base64,' + picture;
      await image.decode();
      const canvas = document.createElement('canvas').getContext('2d');
      canvas.drawImage(image, 0, 0);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }""", base64.b64encode(picture).decode())
