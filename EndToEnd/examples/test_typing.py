"""Typing never glitches: fast keys, a slow link, texts that change under the caret."""

import pytest

from browser import eventually, settled
from looking import caret

THIRTY = "thequickbrownfoxjumpsoverthela"


@pytest.fixture
def quick_lab(serve, page):
    server = serve("TypingLab")
    page.goto(server.url)
    return page


@pytest.fixture
def slow_lab(serve, page, slow):
    page.goto(slow(serve("TypingLab")))
    settled(page)
    return page


@pytest.fixture(params=[False, True], ids=["at once", "over a slow link"])
def any_lab(request, serve, page, slow):
    server = serve("TypingLab")
    page.goto(slow(server, 150, 50) if request.param else server.url)
    settled(page)
    return page


def test_the_slow_link_is_slow(slow_lab):
    milliseconds = slow_lab.evaluate("""async () => {
      const start = performance.now();
      await (await fetch(location.href)).text();
      return performance.now() - start;
    }""")
    assert milliseconds >= 2 * (150 - 40)


def test_200_characters_without_delay_arrive_in_order(quick_lab):
    text = "".join(chr(97 + n % 26) for n in range(200))
    field = quick_lab.get_by_label("Plain")
    field.focus()
    quick_lab.keyboard.type(text)
    assert field.input_value() == text
    eventually(lambda: quick_lab.get_by_text("Plain is").inner_text(), f"Plain is {text}")
    assert field.input_value() == text
    assert caret(quick_lab) == [200, 200]


def test_typing_in_the_middle_of_a_text_that_becomes_capitals(quick_lab):
    field = quick_lab.get_by_label("Code")
    field.focus()
    quick_lab.keyboard.type("abcdef")
    eventually(field.input_value, "ABCDEF")
    for _ in range(3):
        quick_lab.keyboard.press("ArrowLeft")
    quick_lab.keyboard.type("xy")
    eventually(field.input_value, "ABCXYDEF")
    assert caret(quick_lab) == [5, 5]


def test_letters_among_digits_are_refused(quick_lab):
    field = quick_lab.get_by_label("Digits")
    field.focus()
    quick_lab.keyboard.type("1a2b3c")
    eventually(field.input_value, "123")
    assert caret(quick_lab) == [3, 3]


def test_paste_and_undo(quick_lab):
    field = quick_lab.get_by_label("Plain")
    field.focus()
    quick_lab.keyboard.type("one ")
    quick_lab.keyboard.insert_text("two three")
    eventually(lambda: quick_lab.get_by_text("Plain is").inner_text(), "Plain is one two three")
    quick_lab.keyboard.press("Control+z")
    settled(quick_lab)
    text = field.input_value()
    assert text != "one two three" and "one two three".startswith(text)
    eventually(lambda: quick_lab.get_by_text("Plain is").inner_text(), f"Plain is {text}")


def test_30_characters_8_ms_apart_over_a_slow_link(slow_lab):
    field = slow_lab.get_by_label("Code")
    field.focus()
    slow_lab.keyboard.type(THIRTY, delay=8)
    eventually(field.input_value, THIRTY.upper())
    settled(slow_lab)
    assert field.input_value() == THIRTY.upper()
    assert caret(slow_lab) == [30, 30]


def test_20_backspaces_15_ms_apart_end_empty_and_stay_empty(slow_lab):
    field = slow_lab.get_by_label("Code")
    field.focus()
    slow_lab.keyboard.type("abcdefghijklmnopqrst", delay=8)
    for _ in range(20):
        slow_lab.keyboard.press("Backspace")
        slow_lab.wait_for_timeout(15)  # keys meet answers only at a pace
    assert field.input_value() == ""
    settled(slow_lab)
    assert field.input_value() == ""


def test_messages_beside_the_field_move_neither_caret_nor_selection(slow_lab):
    field = slow_lab.get_by_label("Note", exact=True)
    field.focus()
    slow_lab.keyboard.type("abcdef", delay=8)
    slow_lab.keyboard.press("ArrowLeft")
    slow_lab.keyboard.press("Shift+ArrowLeft")
    slow_lab.keyboard.press("Shift+ArrowLeft")
    before = caret(slow_lab)
    settled(slow_lab)
    assert slow_lab.get_by_text("A message that changes").is_visible()
    assert caret(slow_lab) == before == [3, 5]


def test_late_answers_eat_nothing(slow_lab):
    field = slow_lab.get_by_label("Digits")
    field.focus()
    for digit in "1234567890" * 3:
        slow_lab.keyboard.press(digit)
        slow_lab.keyboard.press("x")
        slow_lab.wait_for_timeout(40)  # so that answers come between the keys
    eventually(field.input_value, "1234567890" * 3)


def test_a_value_with_only_a_change_event_is_noticed(quick_lab):
    settled(quick_lab)
    quick_lab.evaluate("""() => {
        const field = document.querySelector('[aria-label="Plain"]')
        field.value = 'from a manager'
        field.dispatchEvent(new Event('change', {bubbles: true}))
    }""")
    eventually(lambda: quick_lab.get_by_text("Plain is").inner_text(), "Plain is from a manager")


def test_autofill_without_any_event_is_noticed_before_a_submit(quick_lab):
    settled(quick_lab)
    quick_lab.evaluate("document.querySelector('[aria-label=\"Note\"]').value = 'silent'")
    quick_lab.get_by_role("button", name="Send").click()
    eventually(lambda: quick_lab.get_by_text("Sent 1").inner_text(), "Sent 1: silent")


def test_a_clear_after_submit_empties_the_focused_field(slow_lab):
    field = slow_lab.get_by_label("Note", exact=True)
    field.focus()
    slow_lab.keyboard.type("first", delay=8)
    slow_lab.keyboard.press("Enter")
    eventually(field.input_value, "")
    eventually(lambda: slow_lab.get_by_text("Sent").inner_text(), "Sent 1: first")
    assert slow_lab.evaluate("document.activeElement.getAttribute('aria-label')") == "Note"


def sent(page):
    return page.get_by_text("Sent").inner_text()


def test_what_is_typed_after_a_return_that_clears_goes_into_the_cleared_field(any_lab):
    any_lab.get_by_label("Note", exact=True).focus()
    any_lab.keyboard.type("Alpha\nBeta\n", delay=20)
    eventually(lambda: sent(any_lab), "Sent 2: Alpha, Beta")
    assert any_lab.get_by_label("Note", exact=True).input_value() == ""


def test_typing_on_after_a_return_brings_no_old_text_back(any_lab):
    field = any_lab.get_by_label("Note", exact=True)
    field.focus()
    any_lab.keyboard.type("abc def XYZ\nnext", delay=20)
    eventually(field.input_value, "next")
    eventually(lambda: sent(any_lab), "Sent 1: abc def XYZ")
    settled(any_lab)
    assert field.input_value() == "next"
    any_lab.keyboard.press("Enter")
    eventually(lambda: sent(any_lab), "Sent 2: abc def XYZ, next")


def test_typing_on_after_a_clear_by_a_button_brings_no_old_text_back(any_lab):
    field = any_lab.get_by_label("Note", exact=True)
    field.focus()
    any_lab.keyboard.type("old text", delay=20)
    button = any_lab.get_by_role("button", name="Clear note")
    button.wait_for()
    settled(any_lab)
    button.click()
    any_lab.keyboard.type("new", delay=20)
    eventually(field.input_value, "new")
    settled(any_lab)
    assert field.input_value() == "new"
    any_lab.keyboard.press("Enter")
    eventually(lambda: sent(any_lab), "Sent 1: new")


def test_undo_and_redo_in_a_text_that_the_setter_changed_invent_nothing(any_lab):
    field = any_lab.get_by_label("Code")
    field.focus()
    any_lab.keyboard.type("hello", delay=20)
    eventually(field.input_value, "HELLO")
    settled(any_lab)
    for key in ["Control+z", "Control+z", "Control+Shift+z", "Control+Shift+z"]:
        any_lab.keyboard.press(key)
        settled(any_lab)
        assert "HELLO".startswith(field.input_value())


def test_a_double_click_on_submit_acts_once(slow_lab):
    field = slow_lab.get_by_label("Note", exact=True)
    field.focus()
    slow_lab.keyboard.type("once", delay=8)
    slow_lab.get_by_role("button", name="Send").dblclick()
    settled(slow_lab)
    assert slow_lab.get_by_text("Sent").inner_text() == "Sent 1: once"


def test_what_was_typed_before_the_socket_connects_counts(serve, page, slow):
    page.goto(slow(serve("TypingLab"), delay=400), wait_until="commit")
    field = page.get_by_label("Plain")
    field.focus()
    page.keyboard.type("early")
    eventually(lambda: page.get_by_text("Plain is").inner_text(), "Plain is early", seconds=8)
    assert field.input_value() == "early"


def test_composition_survives_patches_beside_it(quick_lab, browser):
    field = quick_lab.get_by_label("Note", exact=True)
    field.focus()
    settled(quick_lab)
    session = quick_lab.context.new_cdp_session(quick_lab)
    for text in ["に", "にほ", "にほん"]:
        session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        settled(quick_lab)
    assert field.input_value() == "にほん"
    session.send("Input.insertText", {"text": "日本"})
    settled(quick_lab)
    assert field.input_value() == "日本"
    assert quick_lab.get_by_text("Sent").inner_text().startswith("Sent 0")


def test_two_tabs_are_two_sessions(serve, new_page):
    url = serve("TypingLab").url
    first, second = new_page(), new_page()
    for tab, text in [(first, "one"), (second, "two")]:
        tab.goto(url)
        tab.get_by_label("Plain").fill(text)
    eventually(lambda: first.get_by_text("Plain is").inner_text(), "Plain is one")
    eventually(lambda: second.get_by_text("Plain is").inner_text(), "Plain is two")
