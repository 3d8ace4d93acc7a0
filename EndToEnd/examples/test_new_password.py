"""A password that somebody makes up, and its rules."""

from browser import eventually, paste
from looking import spoken


def test_the_rules_of_a_new_password_follow_the_keys_and_are_said_after_a_pause(component):
    page = component("password")
    field = page.get_by_label("New password", exact=True)
    assert field.get_attribute("autocomplete") == "new-password"
    assert field.get_attribute("type") == "password"
    field.click()
    page.keyboard.type("correct horse 1")
    page.get_by_role("img", name="At least 12 characters, met").wait_for()
    page.get_by_role("img", name="A number, met").wait_for()
    eventually(lambda: spoken(page), ["All requirements met"])
    eventually(page.get_by_role("button", name="Change password").is_enabled, True)


def test_a_new_password_can_be_shown_and_pasted(component):
    page = component("password")
    field = page.get_by_label("New password", exact=True)
    field.click()
    paste(page, "correct horse battery staple, seventy letters and more of them, and 9")
    page.get_by_role("img", name="A number, met").wait_for()
    page.get_by_role("button", name="Show password").click()
    eventually(lambda: field.get_attribute("type"), "text")
