"""Return walks through the fields of the sign-in form."""

import pytest

from browser import eventually, settled
from looking import focused


@pytest.mark.parametrize("is_slow", [False, True], ids=["at once", "over a slow link"])
def test_return_moves_from_email_to_password_and_signs_in(serve, page, slow, is_slow):
    server = serve("FocusChain")
    page.goto(slow(server) if is_slow else server.url)
    page.get_by_label("Email").click()
    page.keyboard.type("ann@x.org")
    page.keyboard.press("Enter")
    eventually(lambda: focused(page), "Password")
    page.keyboard.type("secret")
    page.keyboard.press("Enter")
    page.get_by_text("Welcome, ann@x.org!").wait_for()
    assert page.get_by_label("Password").input_value() == ""


@pytest.mark.parametrize("is_slow", [False, True], ids=["at once", "over a slow link"])
def test_a_password_typed_ahead_shows_in_no_other_field(serve, page, slow, is_slow):
    server = serve("FocusChain")
    page.goto(slow(server, 150, 50) if is_slow else server.url)
    settled(page)
    page.get_by_label("Email").click()
    page.keyboard.type("ann@x.org\npw12", delay=20)
    eventually(lambda: page.get_by_label("Password").input_value(), "pw12")
    assert page.get_by_label("Email").input_value() == "ann@x.org"


def test_the_password_is_in_nothing_that_the_server_makes(serve, page):
    server = serve("FocusChain")
    received = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda m: received.append(str(m))))
    page.goto(server.url)
    page.get_by_label("Email").fill("ann@x.org")
    page.get_by_label("Password").fill("hunter2")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_text("Welcome, ann@x.org!").wait_for()
    assert "hunter2" not in page.content()
    assert "hunter2" not in "".join(received)
