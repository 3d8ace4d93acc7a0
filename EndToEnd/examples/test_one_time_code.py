"""A code that was sent: typed, pasted, filled in, wrong."""

from browser import eventually, paste, settled
from looking import PAGE_RULES, violations


def test_a_whole_one_time_code_pasted_or_autofilled_lands_at_once(component):
    page = component("code")
    field = page.get_by_label("Code from the message")
    field.click()
    paste(page, "123 456")
    page.get_by_text("confirmed: 123456", exact=True).wait_for()
    eventually(field.input_value, "123456")
    # Autofill sets the value and fires one event, or none before the next tap.
    field.evaluate("(el) => { el.value = '１１１-２２２'; el.dispatchEvent(new Event('input', { bubbles: true })); }")
    page.get_by_text("confirmed: 123456, 111222", exact=True).wait_for()
    eventually(field.input_value, "111222")


def test_a_code_is_typed_and_deleted_digit_by_digit(component):
    page = component("code")
    field = page.get_by_label("Code from the message")
    field.click()
    page.keyboard.type("12x345 67")
    page.get_by_text("confirmed: 123456", exact=True).wait_for()
    eventually(field.input_value, "123456")
    page.keyboard.press("Backspace")
    page.keyboard.type("9")
    page.get_by_text("confirmed: 123456, 123459", exact=True).wait_for()


def test_a_tap_on_any_box_types_into_the_one_field(component):
    page = component("code")
    boxes = page.locator("[aria-hidden=true] .layered").all()
    assert len(boxes) >= 6
    box = boxes[5].bounding_box()
    assert box["height"] >= 44
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 4)
    eventually(lambda: page.evaluate("document.activeElement.getAttribute('aria-label')"), "Code from the message")
    assert page.locator("input").count() == 1


def test_a_wrong_code_is_said_at_its_field(component):
    page = component("code")
    field = page.get_by_label("Code from the message")
    field.fill("000000")
    page.locator("main").get_by_text("This is not the code.").wait_for()
    eventually(lambda: field.get_attribute("aria-description"), "This is not the code.")
    settled(page)
    assert violations(page, beside=PAGE_RULES) == []
