"""A slow server, a name that is taken, and a happy end."""

import pytest

from browser import eventually, settled
from looking import focused


@pytest.fixture
def registration(serve, page):
    page.goto(serve("Registration").url)
    page.get_by_label("User name").wait_for()
    return page


def fill(page, name):
    page.get_by_label("User name").fill(name)
    page.get_by_label("E-mail").fill("ann@x.org")
    page.get_by_label("Password").fill("correct horse")


def test_pending_then_welcome(registration):
    fill(registration, "carla")
    registration.get_by_label("Send me news").check()
    registration.get_by_role("button", name="Create account").click()
    registration.get_by_text("Creating your account …").wait_for()
    assert registration.get_by_label("User name").is_disabled()
    registration.get_by_text("Welcome, carla!").wait_for()
    assert registration.get_by_text("We will write now and then.").is_visible()
    assert "correct horse" not in registration.content()


def test_a_taken_name_is_told_at_its_field(registration):
    fill(registration, "ann")
    registration.get_by_role("button", name="Create account").click()
    message = registration.get_by_text("This name is taken. How about ann42?")
    message.wait_for()
    eventually(lambda: focused(registration), "User name")
    field = registration.get_by_label("User name").bounding_box()
    assert 0 <= message.bounding_box()["y"] - field["y"] - field["height"] < 12
    assert registration.get_by_label("E-mail").input_value() == "ann@x.org"
    assert registration.get_by_label("Password").input_value() == "correct horse"
    registration.keyboard.press("End")
    registration.keyboard.type("42")
    message.wait_for(state="detached")


def test_an_incomplete_form_goes_to_the_first_field(registration):
    registration.get_by_label("Password").fill("short")
    registration.get_by_role("button", name="Create account").click()
    registration.get_by_text("At least eight characters").wait_for()
    eventually(lambda: focused(registration), "User name")


def test_return_walks_to_the_end_and_sends(registration):
    registration.get_by_label("User name").click()
    registration.keyboard.type("dora")
    registration.keyboard.press("Enter")
    eventually(lambda: focused(registration), "E-mail")
    registration.keyboard.type("d@x.org")
    registration.keyboard.press("Enter")
    eventually(lambda: focused(registration), "Password")
    registration.keyboard.type("correct horse")
    registration.keyboard.press("Enter")
    registration.get_by_text("Welcome, dora!").wait_for()


def test_typing_ahead_over_a_slow_link_fills_the_right_fields(serve, page, slow):
    page.goto(slow(serve("Registration"), 150, 50))
    settled(page)
    page.get_by_label("User name").click()
    page.keyboard.type("frida\na@b.de\nlongpassword1", delay=20)
    eventually(lambda: page.get_by_label("Password").input_value(), "longpassword1")
    assert page.get_by_label("User name").input_value() == "frida"
    assert page.get_by_label("E-mail").input_value() == "a@b.de"


def test_the_welcome_is_spoken_and_the_keyboard_is_not_lost(registration):
    fill(registration, "gisela")
    registration.get_by_label("Password").press("Enter")
    registration.get_by_text("Welcome, gisela!").wait_for()
    eventually(lambda: registration.inner_text("#live"), "Your account is ready")
    assert registration.evaluate("document.activeElement.tagName") != "BODY"


def test_a_double_click_sends_once(registration):
    fill(registration, "emil")
    registration.get_by_role("button", name="Create account").dblclick()
    registration.get_by_text("Welcome, emil!").wait_for()
