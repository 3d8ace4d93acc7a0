"""What a person does on the page of a component."""

import pytest

from browser import eventually, settled, until


LOGIN = """LoginForm(
  onLoginButtonPress: { name, password in print(name) },
  onResetPasswordPress: { print("reset") })"""


def front(page):
    """The page in front; the index stays behind it, with its previews."""
    return page.locator(".page").last


def stage(page):
    return page.get_by_role("group", name="Preview")


def visit(page, address):
    page.goto(address)
    settled(page)


def test_parameters_change_preview_and_code_and_keep_what_was_typed(gallery, page):
    visit(page, gallery + "text-input-field")
    stage(page).get_by_label("First Name").fill("Ann")
    front(page).get_by_label("Title", exact=True).fill("Nickname")
    page.get_by_text("TextInputField(\"Nickname\", text: $text)").wait_for()
    assert stage(page).get_by_label("Nickname").input_value() == "Ann"
    front(page).get_by_label("Message", exact=True).select_option(label="In the label")
    page.get_by_text(".fieldMessagePlacement(.inLabel)").wait_for()


def test_the_code_is_copied(gallery, page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit(page, gallery + "login-form")
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    eventually(lambda: page.evaluate("navigator.clipboard.readText()"), LOGIN)
    # It says so for two seconds.
    page.get_by_role("button", name="Copy", exact=True).wait_for()


def test_the_switches_are_for_previews_alone(gallery, page):
    visit(page, gallery + "icon-text-field")
    scheme = "el => getComputedStyle(el).colorScheme"
    title = page.locator("h1.largetitle:visible")
    front(page).get_by_label("Dark").check(force=True)
    field = stage(page).get_by_label("Email")
    eventually(lambda: field.evaluate(scheme), "dark")
    assert title.evaluate(scheme) == "light dark"
    front(page).get_by_label("Language").select_option(label="العربية")
    eventually(lambda: field.evaluate("el => getComputedStyle(el).direction"), "rtl")
    assert field.evaluate("el => el.closest('[lang]').lang") == "ar"
    assert title.evaluate("el => getComputedStyle(el).direction") == "ltr"
    assert front(page).get_by_label("Right to left", exact=True).is_checked()
    size = "el => parseFloat(getComputedStyle(el).fontSize)"
    before = field.evaluate(size)
    front(page).get_by_label("Text size").select_option(label="Largest")
    eventually(lambda: field.evaluate(size) > before * 3, True)
    link = page.locator('a[href^="icon-text-field/filled"]')
    assert link.get_attribute("href") == "icon-text-field/filled?dark=1&locale=ar&size=largest"


def test_a_state_is_shown_alone_and_back_leads_to_its_component(gallery, page):
    visit(page, gallery + "text-input-field")
    page.locator('a[href="text-input-field/invalid"]').click()
    page.wait_for_url("**/text-input-field/invalid")
    settled(page)
    assert page.get_by_text("No e-mail address").is_visible()
    assert page.locator("h1, .navbar").count() == 0
    page.go_back()
    page.locator("h1.largetitle", has_text="TextInputField").wait_for()


@pytest.mark.parametrize("query, scheme", [("?dark=1", "dark"), ("?dark=0", "light"), ("", "light dark")])
def test_a_state_alone_is_dark_as_its_address_says(gallery, page, query, scheme):
    visit(page, gallery + "text-input-field/filled" + query)
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == scheme


def test_the_focused_state_has_the_focus(gallery, page):
    visit(page, gallery + "text-input-field/focused")
    until(page, "document.activeElement.matches('input')")


def test_a_refresh_keeps_the_page(gallery, page):
    visit(page, gallery + "clear-button-modifier")
    page.reload()
    settled(page)
    assert page.locator("h1.largetitle:visible").inner_text() == "clearButton"


def test_a_component_is_found_turned_and_copied_by_keyboard_alone(gallery, page):
    visit(page, gallery)
    focused = "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
    page.keyboard.press("Tab")
    page.keyboard.type("loginform")
    page.get_by_role("button", name="FormView").wait_for(state="detached")
    settled(page)
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate(focused) == "LoginForm":
            break
    page.keyboard.press("Enter")
    page.locator("h1.largetitle", has_text="LoginForm").wait_for()
    settled(page)
    seen = []
    for _ in range(12):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.labels?.[0]?.innerText || " + focused))
        if seen[-1].startswith("Somebody logs in"):
            page.keyboard.press("Space")
            break
    page.get_by_text("onLoginButtonPress").wait_for(state="detached")
    assert not stage(page).get_by_role("button", name="Login").is_enabled()
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate(focused).startswith("Copy"):
            break
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Copied").wait_for()
