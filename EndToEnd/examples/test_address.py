"""The fields of an address follow its country."""

import pytest

from browser import eventually


def test_the_fields_of_an_address_follow_the_country(component):
    page = component("address")

    def names():
        return page.evaluate("[...document.querySelectorAll('input')].map((el) => el.getAttribute('aria-label'))")

    page.get_by_label("Street address").fill("Main St 1")
    page.get_by_label("Country or region").select_option(label="Japan")
    eventually(lambda: names()[:2], ["Postal code", "Prefecture"])
    assert page.get_by_label("Street address").input_value() == "Main St 1"
    page.get_by_label("Country or region").select_option(label="United Kingdom")
    eventually(lambda: names()[-1], "Postcode")


@pytest.mark.parametrize("query", ["", "?rtl"])
def test_the_country_stands_beside_its_label_and_clear_of_its_mark(component, query):
    page = component("address" + query)
    select = page.get_by_label("Country or region")
    value, label = select.bounding_box(), page.get_by_text("Country or region", exact=True).bounding_box()
    assert abs(value["y"] + value["height"] / 2 - label["y"] - label["height"] / 2) < 4
    start = "paddingRight" if query else "paddingLeft"
    end = "paddingLeft" if query else "paddingRight"
    style = select.evaluate("(el) => ({ ...getComputedStyle(el) })")
    assert float(style[start][:-2]) == 6 and float(style[end][:-2]) > 20


def test_Return_walks_through_an_address(component):
    page = component("address")
    page.get_by_label("Street address").click()
    for name in ["Apartment, floor, building (optional)", "City", "State", "ZIP code"]:
        page.keyboard.press("Enter")
        eventually(lambda: page.evaluate("document.activeElement.getAttribute('aria-label')"), name)


def test_an_order_needs_no_state_where_there_is_none(component):
    page = component("address-model")
    page.get_by_label("Street address").fill("Gasse 1")
    page.get_by_label("Postal code").fill("1010")
    page.get_by_label("Town or city").fill("Wien")
    page.get_by_role("button", name="Order").click()
    page.get_by_text("Ordered").wait_for()
