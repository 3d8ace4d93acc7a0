"""What met a newcomer: each test is named for what went wrong."""

import pytest

from browser import eventually, settled
from looking import PICTURES

OUTLINE = "(el) => getComputedStyle(el).outlineStyle"


def picture(page, name):
    page.screenshot(path=PICTURES / f"first-sight-{name}.png")


def press(page, target):
    """Presses a mouse button, rests as a hand does, and lets go."""
    box = target.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(120)
    page.mouse.up()


@pytest.mark.parametrize("touch", [False, True])
def test_the_first_tap_beside_a_field_with_a_keyboard_bar_is_not_lost(lab, touch):
    page = lab("long-keyboard-bar", viewport={"width": 390, "height": 600}, has_touch=touch)
    page.get_by_label("Note").click()
    page.get_by_role("button", name="Done").wait_for()
    page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
    settled(page)
    picture(page, f"keyboard-bar-{touch}")
    target = page.get_by_text("Count", exact=True)
    if touch:
        target.tap(no_wait_after=True)
    else:
        press(page, target)
    eventually(page.get_by_test_id("count").inner_text, "1 times")
    eventually(page.get_by_role("button", name="Done").is_visible, False)


def test_a_title_that_a_script_focuses_has_no_ring(lab):
    page = lab("titles")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    eventually(lambda: page.evaluate("document.activeElement.innerText"), "Second")
    settled(page)
    picture(page, "title")
    assert page.locator("h1:focus").evaluate(OUTLINE) == "none"


@pytest.mark.parametrize("width", [390, 320])
def test_a_sheet_shows_its_title_once_before_it_is_scrolled(lab, width):
    page = lab("titled-sheet", viewport={"width": width, "height": 700})
    page.get_by_role("button", name="Show").click()
    page.get_by_role("heading", name="Choices").wait_for()
    # The page below had been scrolled.
    page.evaluate("scrollTo(0, 400)")
    settled(page)
    picture(page, f"sheet-{width}")
    opacity = "(el) => parseFloat(getComputedStyle(el).opacity)"
    echo = page.locator("dialog .echo")
    assert echo.evaluate(opacity) == 0
    page.locator("dialog").evaluate("(el) => el.scrollTo(0, 200)")
    eventually(lambda: echo.evaluate(opacity), 1)
    picture(page, f"sheet-{width}-scrolled")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_group_box_is_seen_in_a_sheet(lab, scheme):
    page = lab("boxed-sheet", color_scheme=scheme)
    page.get_by_role("button", name="Show").click()
    page.get_by_text("Two nights").wait_for()
    settled(page)
    picture(page, f"box-{scheme}")
    color = "(el) => getComputedStyle(el).backgroundColor"
    assert page.locator(".groupbox").evaluate(color) != page.locator("dialog").evaluate(color)


def test_a_date_that_is_clicked_can_be_typed(lab):
    page = lab("naming")
    pill = page.locator("input[type=date]")
    box = pill.bounding_box()
    page.mouse.click(box["x"] + 18, box["y"] + box["height"] / 2)
    page.keyboard.type("12242031")
    eventually(lambda: page.get_by_test_id("departure").inner_text()[:10], "2031-12-24")
    picture(page, "date")


def test_a_finger_opens_the_calendar_wherever_it_taps_the_date(lab):
    page = lab("naming", has_touch=True, is_mobile=True)
    opened = page.evaluate("""() => {
      const { width } = getComputedStyle(document.querySelector('input[type=date]'), '::-webkit-calendar-picker-indicator');
      return parseFloat(width) / document.querySelector('input[type=date]').offsetWidth;
    }""")
    assert opened > 0.95


def test_the_parts_of_a_date_have_names_of_their_own(lab):
    page = lab("naming")
    spoken = page.locator(".datepicker").aria_snapshot()
    assert 'textbox "Departure date"' in spoken and 'textbox "Departure time"' in spoken


def test_a_field_beside_a_label_is_called_by_it(lab):
    page = lab("naming")
    field = page.get_by_role("textbox", name="Phone", exact=True)
    assert field.get_attribute("placeholder") == "Optional"


def test_a_search_field_is_one(lab):
    page = lab("naming")
    page.get_by_role("searchbox", name="Search").fill("tea")
    picture(page, "search")
    eventually(page.get_by_role("button", name="Clear text").is_visible, True)


def test_a_row_that_can_be_chosen_says_whether_it_is(lab):
    page = lab("naming")
    row = page.get_by_role("button", name="Sauna")
    assert row.get_attribute("aria-pressed") == "false"
    row.click()
    eventually(lambda: row.get_attribute("aria-pressed"), "true")


def test_a_label_in_a_bar_is_its_icon(lab):
    page = lab("bars")
    picture(page, "bars")
    add = page.get_by_role("button", name="Add")
    assert add.bounding_box()["width"] < 40
    assert page.get_by_role("button", name="Share").bounding_box()["width"] > 60


def test_a_line_begins_where_the_text_above_it_does(lab):
    page = lab("bars")
    rows = page.locator(".row")
    inset = "(el) => parseFloat(getComputedStyle(el, '::after').insetInlineStart)"
    text = page.get_by_text("With a picture").bounding_box()["x"]
    assert abs(rows.nth(0).bounding_box()["x"] + rows.nth(0).evaluate(inset) - text) <= 1
    assert rows.nth(1).evaluate(inset) == 16


def test_on_a_narrow_phone_cards_begin_where_titles_do(lab):
    page = lab("bars", viewport={"width": 320, "height": 600})
    picture(page, "narrow")
    assert page.locator(".group").first.bounding_box()["x"] == 16


def test_a_section_is_closed_and_opened_by_its_header(lab):
    page = lab("bars")
    header = page.get_by_role("button", name="More")
    assert header.get_attribute("aria-expanded") == "true"
    header.click()
    eventually(lambda: header.get_attribute("aria-expanded"), "false")
    eventually(page.get_by_text("Inside").is_visible, False)


def test_a_search_without_results_says_so_in_the_middle(lab):
    page = lab("nothing")
    picture(page, "nothing")
    box = page.get_by_text("No Results for “blue shoes”").bounding_box()
    assert 300 < box["y"] < 500


def test_a_password_outside_of_a_form_stands_in_one(serve, page):
    notes = []
    page.on("console", lambda message: notes.append(message.text))
    page.goto(serve("Login").url)
    settled(page)
    assert page.get_by_label("Password").evaluate("(el) => el.form === el.ownerDocument.forms.loose")
    assert [note for note in notes if "not contained in a form" in note] == []
