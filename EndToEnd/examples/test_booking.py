"""Three steps to a room: steps, rows, controls of all kinds, a draft, and a guard."""

import pytest

from browser import eventually, settled
from looking import focused, violations


@pytest.fixture
def booking(serve, page):
    page.goto(serve("Booking").url)
    page.get_by_text("Book a stay").click()
    page.get_by_label("Name", exact=True).wait_for()
    settled(page)
    return page


def fill_person(page, email="ben@x.org"):
    page.get_by_label("Name", exact=True).fill("Ben")
    page.get_by_label("Email").fill(email)


def go_on(page, step):
    page.get_by_role("button", name="Next").click()
    page.get_by_text(f"Step {step} of 3").wait_for()
    settled(page)


def values(page):
    return page.get_by_label("Guest’s name").evaluate_all("els => els.map((el) => el.value)")


def note(page):
    """What is drawn, beside what is said aloud."""
    return page.locator("#app").get_by_text("Your earlier entries are back")


def test_a_new_step_begins_at_its_title(booking):
    fill_person(booking)
    go_on(booking, 2)
    eventually(lambda: "Step 2 of 3" in focused(booking), True)
    assert booking.evaluate("document.activeElement.getAttribute('role')") == "heading"
    booking.keyboard.press("Tab")
    eventually(lambda: focused(booking), "Add Guest")


def test_next_leads_to_the_first_invalid_field(booking):
    booking.get_by_label("Name", exact=True).fill("Ben")
    booking.get_by_role("button", name="Next").click()
    eventually(lambda: focused(booking), "Email")
    assert booking.get_by_text("Step 1 of 3").is_visible()


def test_rows_come_and_go_with_the_keyboard(booking):
    fill_person(booking)
    go_on(booking, 2)
    booking.get_by_role("button", name="Add Guest").press("Enter")
    eventually(lambda: focused(booking), "Guest’s name")
    booking.keyboard.type("Mia")
    booking.get_by_role("button", name="Add Guest").press("Enter")
    booking.get_by_text("Guest 2", exact=True).wait_for()
    eventually(lambda: focused(booking), "Guest’s name")
    booking.keyboard.type("Tom")
    booking.get_by_role("button", name="Move Guest 2 up").press("Enter")
    eventually(lambda: values(booking), ["Tom", "Mia"])
    booking.get_by_role("button", name="Remove Guest 1").press("Enter")
    eventually(lambda: values(booking), ["Mia"])
    eventually(lambda: focused(booking), "Guest 1")


def test_with_the_keyboard_alone_to_a_room(booking):
    booking.get_by_label("Name", exact=True).focus()
    booking.keyboard.type("Ben")
    booking.keyboard.press("Tab")
    booking.get_by_label("Email").focus()
    booking.keyboard.type("ben@x.org")
    booking.keyboard.press("Enter")
    booking.get_by_text("Step 2 of 3").wait_for()
    booking.get_by_role("button", name="Next").press("Enter")
    booking.get_by_text("Step 3 of 3").wait_for()
    settled(booking)
    booking.get_by_role("button", name="Book", exact=True).press("Enter")
    eventually(
        lambda: booking.evaluate("document.activeElement.type"), "checkbox")
    booking.get_by_text("Accept the terms to book").first.wait_for()
    booking.keyboard.press("Space")
    booking.get_by_role("button", name="Book", exact=True).press("Enter")
    booking.get_by_text("See you soon, Ben!").wait_for()
    eventually(lambda: focused(booking), "See you soon, Ben!")


def test_an_error_of_the_server_brings_its_step_back(booking):
    fill_person(booking, "ann@x.org")
    go_on(booking, 2)
    go_on(booking, 3)
    booking.get_by_label("I accept the terms").check()
    booking.get_by_role("button", name="Book", exact=True).click()
    booking.get_by_text("Step 1 of 3").wait_for()
    eventually(lambda: focused(booking), "Email")


def leave(page):
    """Reloads the page; whether the browser asked, and somebody stayed."""
    asked = []
    page.once("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
    page.evaluate("setTimeout(() => location.reload())")
    page.wait_for_timeout(500)  # The time is what it tests: that nothing asks in it.
    return asked


def test_the_browser_asks_before_unsaved_changes_are_lost(booking):
    name = booking.get_by_label("Name", exact=True)
    name.press_sequentially("B")
    settled(booking)
    assert leave(booking) == ["beforeunload"]
    assert name.input_value() == "B"


def test_undoing_an_edit_by_hand_silences_the_browser(booking):
    name = booking.get_by_label("Name", exact=True)
    name.press_sequentially("B")
    settled(booking)
    name.press("Backspace")
    settled(booking)
    booking.evaluate("window.isSame = true")
    assert leave(booking) == []
    eventually(lambda: booking.evaluate("window.isSame === undefined"), True)


def test_cancel_asks_inside_of_the_app(booking):
    booking.get_by_label("Name", exact=True).press_sequentially("B")
    booking.get_by_role("button", name="Cancel").first.click()
    booking.get_by_role("button", name="Discard changes").click()
    booking.get_by_role("button", name="Book a stay").wait_for()


def test_who_comes_back_finds_the_draft(booking):
    booking.get_by_label("Name", exact=True).press_sequentially("Ben")
    settled(booking)
    booking.go_back()
    booking.get_by_label("Name", exact=True).wait_for(state="detached")
    booking.get_by_role("button", name="Book a stay").click()
    note(booking).wait_for()
    eventually(booking.get_by_label("Name", exact=True).input_value, "Ben")
    booking.get_by_role("button", name="Start over").click()
    note(booking).wait_for(state="detached")
    eventually(booking.get_by_label("Name", exact=True).input_value, "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violation_in_any_step(serve, new_page, scheme):
    page = new_page(color_scheme=scheme)
    page.goto(serve("Booking").url)
    page.get_by_text("Book a stay").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_text("There is a problem").wait_for()
    settled(page)
    assert violations(page) == []
    fill_person(page)
    go_on(page, 2)
    page.get_by_role("button", name="Add Guest").click()
    settled(page)
    assert violations(page) == []
    page.get_by_role("button", name="Remove Guest 1").click()
    go_on(page, 3)
    page.get_by_role("button", name="Book", exact=True).click()
    page.get_by_text("Accept the terms to book").first.wait_for()
    settled(page)
    assert violations(page) == []
