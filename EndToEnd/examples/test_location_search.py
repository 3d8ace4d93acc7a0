"""Three modifiers on one field: a search with results."""

import pytest

from browser import eventually
from looking import focused


@pytest.fixture
def search(serve, page):
    page.goto(serve("LocationSearch").url)
    page.get_by_label("Search for a place").wait_for()
    return page


def test_typing_shows_results_and_keeps_the_caret(search):
    field = search.get_by_label("Search for a place")
    field.click()
    search.keyboard.type("li")
    search.get_by_role("button", name="Lisbon").wait_for()
    search.keyboard.type("v")
    search.get_by_role("button", name="Lisbon").wait_for(state="detached")
    assert field.input_value() == "liv"
    assert focused(search) == "Search for a place"
    search.get_by_role("button", name="Liverpool").click()
    eventually(field.input_value, "Liverpool")
    search.get_by_text("England").wait_for()


def test_a_tap_on_the_icon_focuses_the_field(search):
    search.locator(".symbol").first.click(force=True)
    eventually(lambda: focused(search), "Search for a place")


def test_a_tap_opens_the_results_again_if_there_is_a_query(search):
    field = search.get_by_label("Search for a place")
    field.click()
    assert search.get_by_role("button", name="Lisbon").count() == 0
    search.keyboard.type("lis")
    search.get_by_role("button", name="Lisbon").wait_for()
    search.keyboard.press("Escape")
    search.get_by_role("button", name="Lisbon").wait_for(state="hidden")
    field.click()
    search.get_by_role("button", name="Lisbon").wait_for()
    assert focused(search) == "Search for a place"


def test_clear_empties_and_takes_the_pin_away(search):
    field = search.get_by_label("Search for a place")
    assert search.get_by_role("button", name="Clear text").count() == 0
    field.fill("par")
    search.get_by_role("button", name="Paris").click()
    search.get_by_text("France").wait_for()
    search.get_by_role("button", name="Clear text").click()
    eventually(field.input_value, "")
    search.get_by_text("No place chosen").wait_for()
    eventually(lambda: search.get_by_role("button", name="Clear text").count(), 0)


def test_the_text_does_not_run_under_the_clear_button(search):
    field = search.get_by_label("Search for a place")
    field.fill("a text that is much longer than the field could ever show at once, really")
    button = search.get_by_role("button", name="Clear text")
    button.wait_for()
    # The button is larger to hit than what is drawn.
    text, clear = field.bounding_box(), button.locator(".symbol").bounding_box()
    assert text["x"] + text["width"] <= clear["x"] + 1


def test_the_field_is_one_stop_of_the_tab_key(search):
    search.keyboard.press("Tab")
    assert focused(search) == "Search for a place"
