"""What every component of the lab keeps to, each alone on a page."""

import pytest

from browser import settled
from looking import PAGE_RULES, in_scheme, overflow, violations

PAGES = ["login", "code", "code-model", "password", "address", "address-model", "search",
         "search-modifiers", "create", "edit"]


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_nothing_hangs_over_the_edge_of_a_narrow_phone(component, name):
    page = component(name)
    assert violations(page, beside=PAGE_RULES) == []
    in_scheme(page, "dark")
    assert violations(page, only=["color-contrast"]) == []
    page.set_viewport_size({"width": 320, "height": 640})
    settled(page)
    assert overflow(page) <= 0
