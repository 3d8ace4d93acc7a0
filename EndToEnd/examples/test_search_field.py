"""A search field, its results, and the three modifiers that it is made of."""

import pytest

from browser import eventually, settled
from looking import PAGE_RULES, spoken, violations


def test_arrows_choose_among_the_results_without_leaving_the_field(component):
    page = component("search")
    field = page.get_by_label("Search for a city")
    field.click()
    page.keyboard.type("l")
    page.get_by_role("button", name="Lisbon").wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    eventually(lambda: spoken(page)[-1:], ["London"])
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Search for a city"
    settled(page)
    assert violations(page, beside=PAGE_RULES) == []
    page.keyboard.press("Enter")
    page.get_by_text("chosen: London").wait_for()
    eventually(field.input_value, "London")
    assert page.get_by_role("button", name="London").count() == 0


def test_Escape_closes_the_results_and_leaves_the_text(component):
    page = component("search")
    field = page.get_by_label("Search for a city")
    field.click()
    page.keyboard.type("zz")
    page.get_by_text("No results for “zz”").wait_for()
    eventually(lambda: spoken(page), ["No results"])
    page.keyboard.press("Escape")
    page.get_by_text("No results for “zz”").wait_for(state="hidden")
    assert field.input_value() == "zz"


def test_how_many_results_there_are_is_announced_after_a_pause(component):
    page = component("search")
    page.get_by_label("Search for a city").click()
    page.keyboard.type("li")
    eventually(lambda: spoken(page), ["2 results"])


ORDERS = ["icon focus clear", "icon clear focus", "focus icon clear", "focus clear icon",
          "clear icon focus", "clear focus icon", "focus"]


@pytest.mark.parametrize("order", ORDERS)
def test_the_search_modifiers_work_in_any_order(component, order):
    page = component("search-modifiers")
    index = ORDERS.index(order) if order != "focus" else 7
    field = page.locator("main input").nth(index)
    field.click()
    page.get_by_text("taps: 1").wait_for()
    eventually(lambda: field.evaluate("(el) => el === document.activeElement"), True)
    field.click()
    page.get_by_text("taps: 2").wait_for()
    page.keyboard.type("!")
    eventually(lambda: page.locator("main input").first.input_value(), "Lisbon!")


def test_the_clear_button_stands_ten_points_from_the_edge_in_any_order(component):
    page = component("search-modifiers")
    buttons = [button.bounding_box() for button in page.get_by_role("button", name="Clear text").all()]
    assert len(buttons) == 7
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in buttons)
    symbols = [symbol.bounding_box() for symbol in page.locator("button[aria-label='Clear text'] .symbol").all()]
    assert len(symbols) == 7
    assert len({round(box["x"]) for box in symbols}) == 1
    assert abs(390 - 16 - 10 - symbols[0]["x"] - symbols[0]["width"]) < 3


def test_the_text_runs_under_no_clear_button(component):
    page = component("search-modifiers")
    buttons = page.get_by_role("button", name="Clear text").all()
    assert len(buttons) == 7
    for button in buttons:
        # The button is larger to hit than what is drawn.
        box = button.locator(".symbol").bounding_box()
        over = page.locator("main input").evaluate_all("""(inputs, [x, y]) => inputs.filter((el) => {
          const { left, right, top, bottom } = el.getBoundingClientRect();
          return left < x && x < right && top < y && y < bottom;
        }).length""", [box["x"] + 1, box["y"] + box["height"] / 2])
        assert over == 0
