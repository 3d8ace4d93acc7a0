"""The drop-in field: its label, its clear button, its messages, as a person meets them."""

import pytest

from browser import eventually, settled
from pages import row


@pytest.fixture
def shipping(serve, page):
    page.goto(serve("TextInput").url)
    row(page, "Shipping address").click()
    page.get_by_label("First Name").wait_for()
    return page


@pytest.fixture
def email(serve, page):
    page.goto(serve("TextInput").url)
    row(page, "E-mail address, checked").click()
    page.get_by_label("Email address").wait_for()
    return page


def title(page, text):
    return page.locator(".text", has_text=text).and_(page.get_by_text(text, exact=True))


def test_the_label_floats_25_points_up_at_four_fifths_exactly_when_there_is_text(shipping):
    label = title(shipping, "Last Name")
    field = shipping.get_by_label("Last Name")
    before = label.bounding_box()
    field.focus()
    settled(shipping)
    assert label.bounding_box() == before
    field.fill("Lee")
    settled(shipping)
    after = label.bounding_box()
    assert after["x"] == pytest.approx(before["x"], abs=0.6)
    assert after["height"] == pytest.approx(before["height"] * 0.8, abs=0.6)
    middle = lambda box: box["y"] + box["height"] / 2
    assert middle(before) - middle(after) == pytest.approx(25, abs=0.6)
    field.fill("")
    settled(shipping)
    assert label.bounding_box() == before


def test_text_being_composed_floats_the_label(shipping):
    label = title(shipping, "Last Name")
    before = label.bounding_box()
    shipping.get_by_label("Last Name").focus()
    settled(shipping)
    session = shipping.context.new_cdp_session(shipping)
    session.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    settled(shipping)
    assert label.bounding_box()["y"] < before["y"] - 15


def test_the_clear_button_is_there_only_when_there_is_text(shipping):
    button = shipping.get_by_label("Clear text").nth(0)
    assert shipping.get_by_role("button", name="Clear text").count() == 0
    field = shipping.get_by_label("Number")
    field.fill("7")
    shipping.get_by_role("button", name="Clear text").wait_for()
    box, text = button.bounding_box(), field.bounding_box()
    assert text["x"] + text["width"] <= box["x"] + 0.5
    shipping.get_by_role("button", name="Clear text").click()
    eventually(field.input_value, "")
    assert shipping.evaluate("document.activeElement.getAttribute('aria-label')") == "Number"
    eventually(lambda: shipping.get_by_role("button", name="Clear text").count(), 0)


@pytest.mark.parametrize("is_slow", [False, True], ids=["at once", "over a slow link"])
def test_typing_on_after_a_clear_brings_no_old_text_back(serve, page, slow, is_slow):
    server = serve("TextInput")
    page.goto(slow(server, 150, 50) if is_slow else server.url)
    settled(page)
    row(page, "E-mail address, checked").click()
    field = page.get_by_label("Email address")
    field.click()
    page.keyboard.type("old text", delay=20)
    page.get_by_role("button", name="Clear text").wait_for()
    settled(page)
    page.get_by_role("button", name="Clear text").click()
    page.keyboard.type("new", delay=20)
    settled(page)
    assert field.input_value() == "new"


def test_the_invisible_clear_button_is_out_of_the_tab_order(shipping):
    shipping.get_by_label("Number").focus()
    shipping.keyboard.press("Tab")
    assert shipping.evaluate("document.activeElement.getAttribute('aria-label')") == "Post code"


def test_only_number_and_country_offer_it_in_this_section(shipping):
    for label in ["First Name", "Number", "City", "Country"]:
        shipping.get_by_label(label).fill("1")
    eventually(lambda: shipping.get_by_role("button", name="Clear text").count(), 2)


def test_what_a_text_field_accepts_reaches_the_field(shipping):
    attribute = lambda label, name: shipping.get_by_label(label).get_attribute(name)
    assert attribute("First Name", "autocorrect") == "off"
    assert attribute("First Name", "enterkeyhint") == "next"
    assert attribute("Number", "inputmode") == "numeric"
    shipping.get_by_label("First Name").press("Enter")
    eventually(
        lambda: shipping.evaluate("document.activeElement.getAttribute('aria-label')"), "Last Name")


def test_the_title_names_the_field_and_is_not_read_twice(shipping):
    assert shipping.get_by_role("textbox", name="First Name", exact=True).count() == 1
    snapshot = shipping.locator("main").aria_snapshot()
    assert snapshot.count("First Name") == 1


def test_submit_waits_for_a_valid_address(email):
    button = email.get_by_role("button", name="Submit")
    field = email.get_by_label("Email address")
    assert button.is_disabled()
    field.focus()
    email.keyboard.type("ann@")
    assert email.get_by_text("is not a valid email address").count() == 0
    assert button.is_disabled()
    field.blur()
    email.locator(".text").get_by_text("ann@ is not a valid email address").wait_for()
    field.focus()
    email.keyboard.press("End")
    email.keyboard.type("x.org")
    email.locator(".text").get_by_text("is not a valid email address").wait_for(state="detached")
    eventually(button.is_enabled, True)
    button.click()
    email.get_by_text("Sent to ann@x.org").wait_for()


def test_a_message_moves_neither_focus_nor_caret(email):
    field = email.get_by_label("Email address")
    field.focus()
    email.keyboard.type("abc")
    email.keyboard.press("Enter")
    email.locator(".text").get_by_text("abc is not a valid email address").wait_for()
    email.keyboard.press("ArrowLeft")
    email.keyboard.type("x")
    eventually(field.input_value, "abxc")
    email.locator(".text").get_by_text("abxc is not a valid email address").wait_for()
    email.keyboard.type("y")
    eventually(field.input_value, "abxyc")


def test_in_the_label_from_the_start(serve, page):
    page.goto(serve("TextInput").url)
    row(page, "Messages in the label, from the start").click()
    message = page.get_by_text("This is a mandatory field").first
    message.wait_for()
    label = title(page, "Email address")
    settled(page)
    assert message.bounding_box()["y"] < label.bounding_box()["y"]
    page.get_by_label("Email address").fill("ann")
    page.get_by_text("ann is not a valid email address").first.wait_for()
    assert label.count() == 0
    page.get_by_label("Email address").fill("ann@x.org")
    label.wait_for()
