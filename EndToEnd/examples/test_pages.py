"""What every page of every example keeps to, and pictures of each."""

import pytest

from browser import settled
from looking import in_scheme, outside, overflow, picture, violations_in_both_schemes
from pages import PAGES, row, visit


@pytest.mark.parametrize("name", PAGES)
def test_a_page_on_a_phone_fits_turns_dark_and_has_nothing_that_axe_finds(serve, new_page, name):
    page = new_page(device_scale_factor=2, has_touch=True)
    response = visit(page, serve("Gallery").url, name)
    assert "script-src" in response.headers["content-security-policy"]
    assert violations_in_both_schemes(page, f"{name}-phone") == []
    assert overflow(page) <= 0
    # The narrowest window, and one of 1280 pixels at 200 %.
    for width, height in (320, 568), (640, 400):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert overflow(page) <= 0
        assert outside(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_in_a_wide_window_fits(serve, new_page, name):
    page = new_page(viewport={"width": 1280, "height": 800})
    visit(page, serve("Gallery").url, name)
    for scheme in "light", "dark":
        in_scheme(page, scheme)
        picture(page, f"{name}-desktop-{scheme}")
        assert overflow(page) <= 0
        assert outside(page) == []


def test_back_pops_and_forward_stays_usable(serve, page):
    visit(page, serve("Gallery").url, "text-input-shipping")
    page.get_by_label("First Name").fill("Ann")
    page.go_back()
    row(page, "Shipping address").wait_for()
    page.go_back()
    row(page, "Book list").wait_for()
    # A page that was left is gone, and its state with it: forward stays where the person is.
    page.go_forward()
    row(page, "Book list").wait_for()
    row(page, "Login").click()
    page.get_by_label("Username").wait_for()


def test_the_back_button_of_the_page(serve, page):
    visit(page, serve("Gallery").url, "text-input-shipping")
    page.locator(".back:visible").click()
    row(page, "Shipping address").wait_for()
    page.locator(".back:visible").click()
    row(page, "Book list").wait_for()


def test_a_page_can_be_read_without_script(serve, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(serve("Gallery").url)
    assert page.get_by_text("Text input", exact=True).is_visible()
    context.close()
