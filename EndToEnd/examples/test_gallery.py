"""The index of the examples."""

from pages import PAGES, row


def test_every_example_has_a_row(serve, page):
    page.goto(serve("Gallery").url)
    for title in {titles[0] for titles in PAGES.values() if titles}:
        assert row(page, title).count() == 1, title


def test_by_keyboard_alone(serve, page):
    page.goto(serve("Gallery").url)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    row(page, "Shipping address").wait_for()
