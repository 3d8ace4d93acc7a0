"""What every page of every example keeps to, and a picture of each."""

import pytest

from pages import PAGES, PICTURES, row, visit

SIZES = {"phone": (390, 844), "desktop": (1280, 800)}


def overflow(page):
    return page.evaluate(
        "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth")


OUTSIDE = """() => [...document.querySelectorAll('.text, input, select, textarea, button, .link')]
  .filter((el) => el.checkVisibility() && el.getClientRects().length && !el.closest('[inert]'))
  .filter((el) => { const box = el.getBoundingClientRect();
    return box.width && (box.left < -1 || box.right > document.documentElement.clientWidth + 1); })
  .map((el) => el.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_picture(serve, new_page, name, size, scheme):
    width, height = SIZES[size]
    page = new_page(
        viewport={"width": width, "height": height}, color_scheme=scheme,
        device_scale_factor=2 if size == "phone" else 1)
    response = visit(page, serve("Gallery").url, name)
    assert "script-src" in response.headers["content-security-policy"]
    page.screenshot(path=PICTURES / f"{name}-{size}-{scheme}.png")
    assert overflow(page) <= 0


@pytest.mark.parametrize("width, height", [(320, 568), (640, 400)], ids=["320 px", "200 %"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_runs_out_sideways(serve, new_page, name, width, height):
    scale = 2 if width == 640 else 1
    page = new_page(viewport={"width": width, "height": height}, device_scale_factor=scale)
    visit(page, serve("Gallery").url, name)
    assert overflow(page) <= 0
    assert page.evaluate(OUTSIDE) == []


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
