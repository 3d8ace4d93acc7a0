"""Every state of every component, alone on a page: a picture, and axe-core finds nothing."""

import pytest

from catalog import COMPONENTS, STATES
from looking import PAGE_RULES, overflow, violations_in_both_schemes


@pytest.mark.parametrize("state", STATES)
def test_state(gallery, new_page, state):
    page = new_page(viewport={"width": 390, "height": 500})
    page.goto(gallery + state)
    assert violations_in_both_schemes(page, state.replace("/", "-"), beside=PAGE_RULES) == []
    assert overflow(page) <= 0


@pytest.mark.parametrize("component", COMPONENTS)
def test_the_page_links_to_each_state(gallery, page, component):
    page.goto(gallery + component)
    links = page.locator(f'a[href^="{component}/"]')
    assert [link.get_attribute("href") for link in links.all()] == [
        f"{component}/{state}" for state in COMPONENTS[component]]
