"""A log-in that waits, fails and keeps the password to itself."""

from browser import eventually, settled
from looking import PAGE_RULES, spoken, violations


def test_a_login_that_fails_says_so_above_the_button_and_keeps_both_fields(component):
    page = component("login")
    page.get_by_label("Username").fill("ann")
    page.get_by_label("Username").press("Enter")
    eventually(lambda: page.evaluate("document.activeElement.type"), "password")
    page.keyboard.type("wrong")
    page.keyboard.press("Enter")
    button = page.get_by_role("button", name="Login")
    eventually(button.is_disabled, True)
    message = page.locator("main").get_by_text("User name or password is wrong.")
    message.wait_for()
    eventually(lambda: spoken(page), ["User name or password is wrong."])
    assert message.bounding_box()["y"] < button.bounding_box()["y"]
    assert page.get_by_label("Username").input_value() == "ann"
    assert page.get_by_label("Password").input_value() == "wrong"
    assert violations(page, beside=PAGE_RULES) == []
    page.get_by_label("Password").fill("hunter2")
    message.wait_for(state="detached")
    button.click()
    page.get_by_text("Hello, ann!").wait_for()


def test_name_and_password_are_one_pair_in_one_form(component):
    page = component("login")
    assert page.evaluate("""() => {
      const [name, password] = document.querySelectorAll('input');
      return [name.autocomplete, password.autocomplete, !!name.form, name.form === password.form];
    }""") == ["username", "current-password", True, True]


def test_the_password_is_in_no_answer_of_the_server(component):
    page = component("login")
    received = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda m: received.append(str(m))))
    page.reload()
    settled(page)
    page.get_by_label("Username").fill("ann")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Login").click()
    page.locator("main").get_by_text("User name or password is wrong.").wait_for()
    assert received and "correct horse" not in "".join(received) + page.content()
