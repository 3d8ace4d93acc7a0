"""The pages of the gallery: pictures, axe-core, nothing that runs out sideways."""

import pytest

from browser import settled
from catalog import COMPONENTS
from looking import outside, overflow, picture, violations_in_both_schemes

# The states of a component stand on one page, all with the same headings.
REPEATED = {"landmark-unique"}
PAGES = ["", *COMPONENTS, "component-library", "refactorings"]


@pytest.mark.parametrize("path", PAGES, ids=[path or "index" for path in PAGES])
def test_a_page_fits_every_window_and_axe_finds_nothing(gallery, page, path):
    page.goto(gallery + path)
    name = f"page-{path or 'index'}-desktop"
    assert violations_in_both_schemes(page, name, beside=REPEATED) == []
    links = page.locator(f'a[href^="{path}/"]')
    assert [link.get_attribute("href") for link in links.all()] == [
        f"{path}/{state}" for state in COMPONENTS.get(path, [])]
    for width in 390, 320:
        page.set_viewport_size({"width": width, "height": 844})
        settled(page)
        if width == 390:
            picture(page, f"page-{path or 'index'}-phone-dark")
        assert overflow(page) <= 0
        assert outside(page) == []


def test_the_index_says_nothing_aloud_of_what_its_cards_show(gallery, page):
    page.goto(gallery)
    settled(page)
    page.wait_for_selector(".v-navigation")
    assert page.locator("#live").count() == 0 or page.locator("#live").text_content() == ""
