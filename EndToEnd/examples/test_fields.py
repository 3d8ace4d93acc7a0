"""Secrets that are shown, values, and what stands around a text, in a real browser."""

import pytest

from browser import eventually, settled
from looking import PAGE_RULES, caret, overflow, violations


def line(field):
    """Where the text of a field stands: its box takes taps above and below, too."""
    return field.evaluate("""input => {
      const box = input.getBoundingClientRect(), style = getComputedStyle(input);
      return { top: box.top + parseFloat(style.paddingTop), left: box.left, right: box.right };
    }""")


def opening(page, base):
    """Opens a page of the lab of fields."""

    def visit(name):
        page.goto(base.rstrip("/") + "/" + name)
        settled(page)
        return page

    return visit


@pytest.fixture(params=[False, True], ids=["at once", "over a slow link"])
def fields(request, serve, page, slow):
    server = serve("FieldLab")
    return opening(page, slow(server, 150, 50) if request.param else server.url)


@pytest.fixture
def still_fields(serve, page):
    """For what no delay changes: how they look."""
    return opening(page, serve("FieldLab").url)


def test_a_secret_is_shown_and_hidden_in_one_input_with_its_caret(fields):
    page = fields("secrets")
    field = page.get_by_label("Password", exact=True)
    field.focus()
    page.keyboard.type("swordfish")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    settled(page)
    field.evaluate("input => window.first = input")
    page.get_by_role("button", name="Show password").first.click()
    eventually(lambda: field.get_attribute("type"), "text")
    assert field.evaluate("input => input === window.first && input === document.activeElement")
    assert field.input_value() == "swordfish"
    assert caret(page) == [5, 5]
    page.keyboard.type("-")
    page.get_by_role("button", name="Hide password").click()
    eventually(lambda: field.get_attribute("type"), "password")
    assert caret(page) == [6, 6]
    page.keyboard.type("+")
    page.get_by_text("11 characters").wait_for()
    assert field.input_value() == "sword-+fish"
    assert field.evaluate("input => input === window.first && input === document.activeElement")
    assert "sword-" not in page.evaluate("document.documentElement.outerHTML")


def test_a_shown_secret_is_neither_corrected_nor_kept_over_a_reload(fields):
    page = fields("secrets")
    field = page.get_by_label("Password", exact=True)
    field.fill("swordfish")
    page.get_by_role("button", name="Show password").first.click()
    eventually(lambda: field.get_attribute("type"), "text")
    assert field.get_attribute("spellcheck") == "false"
    assert field.get_attribute("autocapitalize") == "none"
    assert "swordfish" not in str(page.evaluate("window.formwork.more.open()"))


def test_a_secret_set_in_code_comes_when_it_is_shown(fields):
    page = fields("secrets")
    other = page.get_by_label("Other", exact=True)
    assert other.input_value() == ""
    page.get_by_role("button", name="Show password").nth(1).click()
    eventually(other.input_value, "from code")


def test_clearing_is_undone_by_undo(fields):
    page = fields("notes")
    field = page.get_by_label("Filled")
    field.click()
    page.keyboard.press("End")
    page.keyboard.type("!")
    settled(page)
    page.get_by_role("button", name="Clear text").nth(0).click()
    eventually(field.input_value, "")
    settled(page)
    assert field.evaluate("input => input === document.activeElement")
    page.keyboard.press("Control+z")
    eventually(field.input_value, "Filled in code!")
    settled(page)
    assert field.input_value() == "Filled in code!"


def test_buttons_in_a_field_are_44_points_to_hit(still_fields):
    page = still_fields("notes")
    for name in ["Clear text", "Show password"]:
        box = page.get_by_role("button", name=name).first.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44
    page = still_fields("secrets")
    page.get_by_label("Password", exact=True).fill("x")
    settled(page)
    box = page.get_by_role("button", name="Show password").first.bounding_box()
    above = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('button')?.ariaLabel",
        [box["x"] + 4, box["y"] + 4])
    assert above == "Show password"


def test_a_half_typed_number_stands_and_is_written_when_the_field_is_left(fields):
    page = fields("values")
    field = page.get_by_label("Amount", exact=True)
    field.focus()
    page.keyboard.type("10,")
    page.get_by_text("Amount is 10").wait_for()
    settled(page)
    assert field.input_value() == "10,"
    page.keyboard.type("5")
    page.get_by_text("Amount is 10.5").wait_for()
    page.keyboard.press("Tab")
    eventually(field.input_value, "10,50\u00a0€")


def test_what_is_no_number_stays_and_is_told(fields):
    page = fields("values")
    field = page.get_by_label("Amount", exact=True)
    field.focus()
    page.keyboard.type("1o")
    page.get_by_text("Amount is none").wait_for()
    assert field.get_attribute("aria-invalid") is None
    page.keyboard.press("Tab")
    eventually(lambda: field.get_attribute("aria-invalid"), "true")
    assert field.input_value() == "1o"
    assert field.get_attribute("aria-description") == "Enter a number"
    page.get_by_role("button", name="Set amount").click()
    eventually(field.input_value, "7,00\u00a0€")
    eventually(lambda: field.get_attribute("aria-invalid"), None)


def test_hangul_is_composed_past_the_limit_of_a_text(fields):
    page = fields("notes")
    field = page.get_by_label("Remarks")
    field.fill("일이삼사오육칠팔구십")
    page.get_by_text("10 / 10").wait_for()
    session = page.context.new_cdp_session(page)
    for text in ["ㅎ", "하", "한"]:
        session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": 1, "selectionEnd": 1})
        settled(page)
        assert field.input_value() == "일이삼사오육칠팔구십" + text
    session.send("Input.insertText", {"text": "한"})
    page.get_by_text("11 / 10").wait_for()
    assert field.input_value() == "일이삼사오육칠팔구십한"


def test_a_field_filled_in_code_floats_its_label(still_fields):
    page = still_fields("notes")
    label = page.locator(".text").get_by_text("Filled", exact=True)
    box = label.bounding_box()
    assert box["y"] + box["height"] <= line(page.get_by_label("Filled"))["top"]


def test_autofill_that_fires_no_key_events_is_noticed(fields):
    page = fields("model")
    field = page.get_by_label("Email")
    field.evaluate("input => { input.value = 'ann@x.org' }")
    page.get_by_role("button", name="Order").click()
    page.get_by_text("Card number is required").first.wait_for()
    assert page.get_by_text("Email is required").count() == 0


def test_what_is_wrong_is_said_with_the_title_and_leads_to_the_field(fields):
    page = fields("model")
    page.get_by_role("button", name="Order").click()
    page.get_by_role("button", name="Copies is required").click()
    eventually(
        lambda: page.evaluate("document.activeElement.getAttribute('aria-label')"), "Copies")
    field = page.get_by_label("Copies")
    assert field.get_attribute("aria-invalid") == "true"
    assert field.get_attribute("aria-required") == "true"
    assert field.get_attribute("aria-description") == "Copies is required"


@pytest.mark.parametrize("name", ["notes", "largest", "mirrored"])
@pytest.mark.parametrize("width", [320, 390])
def test_nothing_overlaps_or_is_clipped(still_fields, name, width):
    page = still_fields(name)
    page.set_viewport_size({"width": width, "height": 900})
    for label in ["Weight, ca., kg", "Remarks"]:
        page.get_by_label(label, exact=True).fill("1234567890123")
    long = page.get_by_label("A long title", exact=False)
    for _ in range(2):
        long.focus()
        page.get_by_label("Shares").focus()
        page.get_by_label("Filled").focus()
        page.locator(".text").get_by_text("A long message").wait_for()
        settled(page)
        assert overflow(page) <= 0
        title = page.locator(".text").get_by_text("A long title").bounding_box()
        if long.input_value():
            assert title["y"] + title["height"] <= line(long)["top"]
        message = page.locator(".text").get_by_text("A long message").bounding_box()
        help = page.get_by_text("Help that stays.").bounding_box()
        assert message["y"] + message["height"] <= help["y"] + 4
        long.fill("x")


def test_right_to_left_mirrors_the_field(still_fields):
    page = still_fields("mirrored")
    page.get_by_label("Weight, ca., kg").fill("70")
    settled(page)
    left = lambda locator: locator.bounding_box()["x"]
    prefix, suffix = (page.locator(".text").get_by_text(t, exact=True) for t in ["ca.", "kg"])
    field = page.get_by_label("Weight, ca., kg")
    assert left(suffix) < left(field) < left(prefix)
    clear = page.get_by_role("button", name="Clear text").first
    assert left(clear) < left(suffix)
    label = page.locator(".text").get_by_text("Weight", exact=True).bounding_box()
    box = field.bounding_box()
    assert label["x"] + label["width"] == pytest.approx(box["x"] + box["width"], abs=20)


def test_the_fields_are_accessible(still_fields):
    for name in ["notes", "secrets", "values", "model"]:
        page = still_fields(name)
        page.get_by_role("textbox").first.focus()
        page.keyboard.press("Tab")
        settled(page)
        assert violations(page, beside=PAGE_RULES) == []
