"""axe-core finds nothing on any page of any example, in light and in dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser import settled
from pages import PAGES, visit

AXE = Axe()


def violations(page):
    return [
        f"{violation['id']}: {node['html'][:160]} {node['any'][:1] and node['any'][0]['message']}"
        for violation in AXE.run(page).response["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_no_violation(serve, new_page, name, scheme):
    page = new_page(color_scheme=scheme)
    visit(page, serve("Gallery").url, name)
    assert violations(page) == []


@pytest.mark.parametrize("name", ["room", "menus", "grid", "values", "symbols", "rating", "title-menu"])
def test_no_violation_in_the_view_lab(serve, page, name):
    page.goto(f"{serve('ViewLab').url}{name}")
    settled(page)
    if name == "menus":
        page.get_by_text("Invoice").click(button="right")
        page.get_by_role("button", name="Copy").wait_for()
    # A view alone, without a page's title.
    assert [v for v in violations(page) if not v.startswith("page-has-heading-one")] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violation_with_text_and_messages(serve, new_page, scheme):
    page = new_page(color_scheme=scheme)
    visit(page, serve("Gallery").url, "text-input-email-checked")
    page.get_by_label("Email address").fill("no address")
    page.get_by_label("Email address").press("Enter")
    page.locator(".text").get_by_text("is not a valid email address").wait_for()
    settled(page)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violation_with_results_open(serve, new_page, scheme):
    page = new_page(color_scheme=scheme)
    visit(page, serve("Gallery").url, "location-search")
    page.get_by_label("Search for a place").fill("li")
    page.get_by_text("Lisbon").wait_for()
    settled(page)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violation_in_an_alert(serve, new_page, scheme):
    page = new_page(color_scheme=scheme)
    visit(page, serve("Gallery").url, "login")
    page.get_by_role("button", name="Forgot your password?").click()
    page.get_by_text("Reset your password?").wait_for()
    settled(page)
    assert violations(page) == []
