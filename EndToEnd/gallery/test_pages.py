"""The pages of the gallery: pictures, axe-core, nothing that runs out sideways."""

import pytest

from browser import settled
from catalog import COMPONENTS
from looking import overflow, picture, violations_in_both_schemes

# The states of a component stand on one page, all with the same headings.
REPEATED = {"landmark-unique"}
PAGES = ["", *COMPONENTS, "component-library", "refactorings"]

OUTSIDE = """() => [...document.querySelectorAll('.text, input, select, textarea, button, .link')]
  .filter((el) => el.checkVisibility() && el.getClientRects().length && !el.closest('[inert], .scroll.sx, .clip'))
  .filter((el) => { const box = el.getBoundingClientRect();
    return box.width && (box.left < -1 || box.right > document.documentElement.clientWidth + 1); })
  .map((el) => el.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("path", PAGES, ids=[path or "index" for path in PAGES])
def test_page(gallery, page, path):
    page.goto(gallery + path)
    name = f"page-{path or 'index'}-desktop"
    assert violations_in_both_schemes(page, name, beside=REPEATED) == []
    for width in 390, 320:
        page.set_viewport_size({"width": width, "height": 844})
        settled(page)
        if width == 390:
            picture(page, f"page-{path or 'index'}-phone-dark")
        assert overflow(page) <= 0
        assert page.evaluate(OUTSIDE) == []
