"""A form that leaves what happens to its caller."""

import pytest

from browser import eventually


@pytest.fixture
def login(serve, page):
    page.goto(serve("Login").url)
    page.get_by_label("Username").wait_for()
    return page


def test_the_next_screen_greets_and_the_password_stays_on_the_server(serve, login):
    received = []
    login.on("websocket", lambda socket: socket.on("framereceived", lambda m: received.append(str(m))))
    login.reload()
    login.get_by_label("Username").fill("ann")
    login.get_by_label("Password").fill("hunter2")
    login.get_by_role("button", name="Login", exact=True).click()
    login.get_by_text("Hello, ann!").wait_for()
    assert "hunter2" not in login.content()
    assert "hunter2" not in "".join(received)


def test_the_reset_prompts(login):
    login.get_by_role("button", name="Forgot your password?").click()
    login.get_by_text("Reset your password?").wait_for()
    login.get_by_role("button", name="Send a link").click()
    login.get_by_text("Reset your password?").wait_for(state="hidden")


def test_the_title_stands_at_the_top_the_reset_at_the_bottom(login):
    height = login.viewport_size["height"]
    assert login.get_by_text("Login to App").bounding_box()["y"] < height * 0.35
    reset = login.get_by_role("button", name="Forgot your password?").bounding_box()
    assert reset["y"] > height * 0.8


def test_the_boxes_around_the_fields(login):
    field = login.get_by_label("Username").bounding_box()
    borders = login.evaluate("""() => [...document.querySelectorAll('*')]
      .filter((el) => el.matches('.box') && getComputedStyle(el).boxShadow + getComputedStyle(el).outlineStyle
        + getComputedStyle(el).borderStyle !== 'nonenonenone' )
      .map((el) => { const box = el.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; })""")
    assert any(
        abs(field["x"] - left - 16) < 1.5 and abs(field["y"] - top - 16) < 2.5
        for left, top, _, _ in borders)


def test_a_password_manager_finds_both_fields(login):
    assert login.get_by_label("Username").get_attribute("autocomplete") == "username"
    assert login.get_by_label("Password").get_attribute("autocomplete") == "current-password"
    assert login.get_by_label("Password").get_attribute("type") == "password"
    assert login.get_by_label("Username").get_attribute("autocapitalize") == "none"
