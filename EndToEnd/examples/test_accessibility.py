"""axe-core finds nothing in what opens on the pages of the examples, and in the view lab."""

import pytest

from browser import settled
from looking import PAGE_RULES, violations
from pages import visit


@pytest.mark.parametrize("name", ["room", "menus", "grid", "values", "symbols", "rating", "title-menu"])
def test_axe_finds_nothing_in_the_view_lab(serve, page, name):
    page.goto(f"{serve('ViewLab').url}{name}")
    settled(page)
    if name == "menus":
        page.get_by_text("Invoice").click(button="right")
        page.get_by_role("button", name="Copy").wait_for()
    assert violations(page, beside=PAGE_RULES) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_text_and_messages(serve, new_page, scheme):
    page = new_page(color_scheme=scheme)
    visit(page, serve("Gallery").url, "text-input-email-checked")
    page.get_by_label("Email address").fill("no address")
    page.get_by_label("Email address").press("Enter")
    page.locator(".text").get_by_text("is not a valid email address").wait_for()
    settled(page)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_results_open(serve, new_page, scheme):
    page = new_page(color_scheme=scheme)
    visit(page, serve("Gallery").url, "location-search")
    page.get_by_label("Search for a place").fill("li")
    page.get_by_text("Lisbon").wait_for()
    settled(page)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_an_alert(serve, new_page, scheme):
    page = new_page(color_scheme=scheme)
    visit(page, serve("Gallery").url, "login")
    page.get_by_role("button", name="Forgot your password?").click()
    page.get_by_text("Reset your password?").wait_for()
    settled(page)
    assert violations(page) == []
