"""Five ways to put an icon before a field, and the outline around what is wrong."""

import pytest

from browser import eventually, settled

PINK = ["rgb(255, 45, 85)", "rgb(255, 55, 95)"]


@pytest.fixture(params=["SignUp", "SignUpPage"])
def sign_up(serve, page, request):
    page.goto(serve(request.param).url)
    page.get_by_label("姓名").wait_for()
    return page


OUTLINES = """() => [...document.querySelectorAll('.layer.over .shape')].map((el) => {
  const box = el.getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
})"""


def outline_of(page, label):
    """The outline that surrounds a field most closely."""
    field = page.get_by_label(label, exact=True).bounding_box()
    around = [
        box for box in page.evaluate(OUTLINES)
        if box[0] < field["x"] and box[2] > field["x"] + field["width"]
        and box[1] < field["y"] + 4 and box[3] > field["y"] + field["height"] - 4]
    return around[0], field


def test_the_form_is_all_there(sign_up):
    for label in ["姓名", "信箱", "0800-000-123", "[phone]", "2020/09/14"]:
        assert sign_up.get_by_label(label, exact=True).is_visible()
    assert sign_up.get_by_role("button", name="確定").is_visible()
    assert sign_up.get_by_text("表單").is_visible()


def test_order_matters_and_is_visible(sign_up):
    outline, field = outline_of(sign_up, "0800-000-123")
    assert field["x"] - outline[0] == pytest.approx(4, abs=1)
    outline, field = outline_of(sign_up, "[phone]")
    assert field["x"] - outline[0] > 25


def test_the_outline_shows_from_the_first_render_and_goes_with_the_third_letter(sign_up):
    pictures = lambda: sign_up.evaluate("""() => [...document.querySelectorAll('.layer.over .shape')]
      .filter((el) => /255, 45, 85|255, 55, 95/.test(
        [el, ...el.querySelectorAll('*')].map((part) => { const s = getComputedStyle(part);
          return s.outlineColor + s.boxShadow + s.stroke + s.borderTopColor + s.color; }).join())).length""")
    assert pictures() == 3
    sign_up.get_by_label("姓名").press_sequentially("王小明")
    eventually(pictures, 2)
    sign_up.get_by_label("姓名").press("Backspace")
    eventually(pictures, 3)


def test_a_composed_name_arrives_whole(sign_up):
    field = sign_up.get_by_label("姓名")
    field.focus()
    settled(sign_up)
    session = sign_up.context.new_cdp_session(sign_up)
    for text in ["ㄨ", "ㄨㄤ", "王"]:
        session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        settled(sign_up)
    session.send("Input.insertText", {"text": "王"})
    eventually(field.input_value, "王")


def test_the_form_fills_the_window(sign_up):
    box = sign_up.locator(".form").bounding_box()
    assert box["width"] >= 380
    assert box["height"] >= 700
