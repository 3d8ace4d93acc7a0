"""The index of the gallery, on a phone."""

from pages import PAGES, row


def test_every_example_has_a_row(serve, page):
    page.goto(serve("Gallery").url)
    for title in {titles[0] for titles in PAGES.values() if titles}:
        assert row(page, title).count() == 1, title


def test_a_system_is_reached_and_left_by_keyboard_alone(serve, page):
    page.goto(serve("Gallery").url)
    page.keyboard.press("Tab")
    page.keyboard.type("drop-in field with a floating")
    row(page, "Login").wait_for(state="detached")
    while "Text input" not in page.evaluate("document.activeElement.innerText"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    row(page, "Shipping address").wait_for()
