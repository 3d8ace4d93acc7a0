"""Texts that are laid out while they are typed: the caret is never lost, nor a character."""

import pytest

from browser import eventually, settled
from looking import caret


def place(page, at, end=None):
    page.evaluate(
        "([at, end]) => document.activeElement.setSelectionRange(at, end)",
        [at, at if end is None else end])


@pytest.fixture(params=[False, True], ids=["at once", "over a slow link"])
def masks(request, serve, page, slow):
    server = serve("FieldLab")
    base = slow(server, 150, 50) if request.param else server.url
    page.goto(base.rstrip("/") + "/masks")
    settled(page)
    return page


@pytest.fixture
def quick(serve, page):
    page.goto(serve("FieldLab").url.rstrip("/") + "/masks")
    settled(page)
    return page


def typed(page, label, text):
    field = page.get_by_label(label, exact=True)
    field.focus()
    page.keyboard.type(text)
    settled(page)
    return field


@pytest.mark.parametrize("label,text,expected", [
    ("Card number", "4111222233334444", "4111 2222 3333 4444"),
    ("Card number", "378282246310005", "3782 822463 10005"),
    ("Phone", "5551234567", "(555) 123-4567"),
    ("Phone", "+493012345678", "+49 301 234 5678"),
    ("IBAN", "de89370400440532013000", "DE89 3704 0044 0532 0130 00"),
    ("Amount", "1234567.89", "1,234,567.89"),
    ("Amount", "3299000", "3,299,000"),
    ("Amount", "7909000.5", "7,909,000.5"),
    ("Date", "31122026", "31.12.2026"),
    ("Date", "23.5.1960", "23.05.1960"),
    ("Capitals", "mixed Case", "MIXED CASE"),
])
def test_fast_typing_is_laid_out_with_the_caret_at_the_end(masks, label, text, expected):
    field = typed(masks, label, text)
    eventually(field.input_value, expected)
    assert caret(masks) == [len(expected)] * 2


def digits(text):
    return "".join(c for c in text if c.isdigit())


@pytest.mark.parametrize("label,start", [("Card number", "4123567890"), ("Phone", "5551234567")])
def test_insert_and_delete_at_every_position(quick, label, start):
    field = typed(quick, label, start)
    full = field.input_value()
    for at in range(len(full) + 1):
        for key in ["Backspace", "Delete", "9"]:
            before, after = digits(full[:at]), digits(full[at:])
            place(quick, at)
            quick.keyboard.press(key)
            settled(quick)
            if key == "Backspace":
                before = before[:-1]
            elif key == "Delete":
                after = after[1:]
            else:
                before += "9"
            value, (caret_at, _) = field.input_value(), caret(quick)
            assert digits(value) == before + after, f"{key} at {at} of {full!r}: {value!r}"
            assert digits(value[:caret_at]) == before, f"{key} at {at}: {value!r}, {caret_at}"
            field.fill(full)
            settled(quick)
            assert field.input_value() == full


def test_typing_on_in_the_middle_stays_there(masks):
    field = typed(masks, "Card number", "41112222")
    place(masks, 2)
    masks.keyboard.type("987")
    settled(masks)
    assert field.input_value() == "4198 7112 222"
    assert digits(field.input_value()[:caret(masks)[0]]) == "41987"
    for _ in range(3):
        masks.keyboard.press("Backspace")
    settled(masks)
    assert field.input_value() == "4111 2222"
    assert digits(field.input_value()[:caret(masks)[0]]) == "41"


def test_a_paste_is_one_edit_and_undo_takes_it_back(quick):
    field = typed(quick, "Card number", "4111")
    # Chromium takes a paste for typed where it follows at once.
    quick.keyboard.press("Home")
    quick.keyboard.press("End")
    quick.keyboard.insert_text("2222-3333 4444")
    settled(quick)
    assert field.input_value() == "4111 2222 3333 4444"
    assert caret(quick) == [19, 19]
    quick.keyboard.press("Control+z")
    settled(quick)
    assert field.input_value() == "4111"
    quick.keyboard.press("Control+Shift+z")
    settled(quick)
    assert field.input_value() == "4111 2222 3333 4444"


@pytest.mark.parametrize("label,text", [
    ("Card number", "41112222"), ("Amount", "1234567"), ("Capitals", "word"), ("Date", "1x2x"),
])
def test_undo_gets_back_to_the_empty_field_and_redo_to_the_whole_text(masks, label, text):
    field = typed(masks, label, text)
    whole = field.input_value()
    for _ in range(2 * len(text)):
        masks.keyboard.press("Control+z")
        settled(masks)
    assert field.input_value() == ""
    for _ in range(2 * len(text)):
        masks.keyboard.press("Control+Shift+z")
        settled(masks)
    assert field.input_value() == whole


def test_a_paste_over_all_is_read_as_a_whole(quick):
    field = typed(quick, "Amount", "1")
    quick.keyboard.press("Control+a")
    quick.keyboard.insert_text("1.234,56")
    eventually(field.input_value, "1,234.56")


def test_autofill_without_key_events_is_laid_out(masks):
    field = masks.get_by_label("Card number")
    field.evaluate("""input => {
      input.value = '4000000000000002';
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }""")
    eventually(field.input_value, "4000 0000 0000 0002")
    masks.get_by_text("Card is 4000 0000 0000 0002").wait_for()


def test_the_layout_waits_while_text_is_composed(masks):
    field = typed(masks, "Card number", "4111")
    session = masks.context.new_cdp_session(masks)
    for text in ["２", "２２", "２２２"]:
        session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        settled(masks)
        assert field.input_value() == "4111" + text
    session.send("Input.insertText", {"text": "２２２"})
    eventually(field.input_value, "4111 222")
    masks.keyboard.type("3")
    eventually(field.input_value, "4111 2223")


def test_a_composed_word_survives_what_the_program_does_to_the_text(masks):
    field = typed(masks, "Capitals", "ab")
    session = masks.context.new_cdp_session(masks)
    for text in ["ㅎ", "하", "한"]:
        session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": 1, "selectionEnd": 1})
        settled(masks)
    session.send("Input.insertText", {"text": "한"})
    eventually(field.input_value, "AB한")
    assert caret(masks) == [3, 3]


def test_the_letter_behind_the_caret_stays_there_when_words_become_capitals(masks):
    field = typed(masks, "Capitals", "heo")
    place(masks, 2)
    masks.keyboard.type("ll")
    eventually(field.input_value, "HELLO")
    assert caret(masks) == [4, 4]


def test_a_separator_that_a_person_types_can_be_deleted(quick):
    field = typed(quick, "Amount", "1234")
    assert field.input_value() == "1,234"
    quick.keyboard.type(".5")
    settled(quick)
    quick.keyboard.press("Backspace")
    quick.keyboard.press("Backspace")
    settled(quick)
    assert field.input_value() == "1,234"


def test_backspace_beside_a_separator_of_a_known_number(quick):
    field = quick.get_by_label("Known card")
    field.focus()
    place(quick, 5)
    quick.keyboard.press("Backspace")
    settled(quick)
    assert field.input_value() == "4112 2223 3334 444"
    assert digits(field.input_value()[:caret(quick)[0]]) == "411"
