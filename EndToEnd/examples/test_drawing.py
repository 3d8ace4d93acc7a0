"""Pictures that no markup shows, each test named for what a person once saw."""

import base64

import pytest

from browser import eventually
from test_look import row, style, swipe


READ = """async ([picture, points]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  return points.map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data.slice(0, 3)]);
}"""


def colours(locator, *points):
    """What is drawn at points of an element; a page of its own reads it, without the app's policy."""
    picture = base64.b64encode(locator.screenshot()).decode()
    reader = locator.page.context.new_page()
    try:
        return [tuple(colour) for colour in reader.evaluate(READ, [picture, points])]
    finally:
        reader.close()


def test_a_border_was_covered_by_the_view_inside(lab):
    page = lab("drawing")
    box = page.locator(".bordered").first
    size = box.bounding_box()
    assert (size["width"], size["height"]) == (100, 40)
    black, red = (0, 0, 0), (255, 59, 48)
    assert colours(box, (1, 20), (50, 38), (50, 20)) == [black, black, red]


def test_a_border_lies_over_views_that_were_brought_to_the_front(lab):
    page = lab("drawing")
    assert set(colours(page.locator(".bordered").nth(1), (30, 1), (1, 24))) == {(0, 122, 255)}


def test_brightness_left_black_as_it_was(lab):
    page = lab("drawing")
    drawn = colours(page.get_by_test_id("bright"), *((20 + 40 * index, 20) for index in range(4)))
    expected = [(128, 128, 128), (191, 128, 64), (64, 0, 191), (0, 0, 0)]
    for colour, wanted in zip(drawn, expected):
        assert all(abs(a - b) <= 2 for a, b in zip(colour, wanted)), drawn


def test_an_underline_and_a_strikethrough_are_both_drawn(lab):
    page = lab("drawing")
    assert style(page.get_by_test_id("lines"), "textDecorationLine") == "underline line-through"


def test_the_colour_primary_is_that_of_labels_in_red_too(lab):
    page = lab("drawing")
    assert style(page.get_by_test_id("primary"), "color") == "rgb(0, 0, 0)"


def test_bold_that_is_off_leaves_a_headline_its_weight(lab):
    page = lab("drawing")
    assert style(page.get_by_test_id("headline"), "fontWeight") == "600"
    assert style(page.get_by_test_id("body"), "fontWeight") == "400"


def test_a_view_enters_at_the_scale_of_its_transition(lab):
    page = lab("drawing")
    page.evaluate("""() => addEventListener('transitionrun', (event) => {
      if (event.propertyName !== 'scale') return;
      const [motion] = event.target.getAnimations().filter((a) => a.transitionProperty === 'scale');
      window.seen = { from: motion.effect.getKeyframes()[0].scale, ...motion.effect.getTiming(),
        origin: getComputedStyle(event.target).transformOrigin };
    })""")
    page.get_by_role("button", name="Pop").click()
    eventually(lambda: page.evaluate("() => Boolean(window.seen)"), True)
    seen = page.evaluate("seen")
    assert seen["from"] == "0.5" and seen["origin"] == "0px 0px"
    assert seen["easing"].startswith("linear(") and seen["duration"] > 1500


def test_a_badge_that_comes_leaves_the_row_in_place(lab):
    page = lab("drawing")
    inbox = page.get_by_role("link", name="Inbox").or_(page.get_by_role("button", name="Inbox"))
    before = inbox.bounding_box()
    page.get_by_role("button", name="Receive").click()
    eventually(row(page, "Junk").get_by_text("1", exact=True).count, 1)
    assert inbox.bounding_box()["x"] == pytest.approx(before["x"], abs=20)
    line = page.locator(".hstack", has=inbox)
    assert line.evaluate("(el) => getComputedStyle(el, '::after').width") == "8px"
    row(page, "Inbox").click(position={"x": 200, "y": 20})
    page.get_by_text("Mail", exact=True).wait_for()


def test_the_label_of_the_current_value_opens_the_menu(lab):
    page = lab("choices")
    select = page.get_by_role("combobox", name="Current")
    shown = page.locator(".current")
    assert shown.inner_text().strip() == "My Pear"
    outer, inner = select.bounding_box(), shown.bounding_box()
    assert abs(outer["width"] - inner["width"]) < 2 and abs(outer["height"] - inner["height"]) < 14
    assert style(select, "color") == "rgba(0, 0, 0, 0)"
    select.select_option("Plum")
    eventually(lambda: shown.inner_text().strip(), "My Plum")


def test_a_wheel_is_a_list_that_shows_the_chosen_option(lab):
    page = lab("choices")
    wheel = page.get_by_role("listbox", name="Wheel")
    assert wheel.input_value() == "1"
    assert 120 < wheel.bounding_box()["height"] < 240
    wheel.select_option("Fig")
    eventually(lambda: page.locator(".current").inner_text().strip(), "My Fig")


def test_round_buttons_stand_before_the_options_of_a_radio_group(lab):
    page = lab("choices")
    pear = page.locator(".radios").get_by_role("radio", name="Pear")
    assert pear.is_checked()
    assert style(pear, "borderTopLeftRadius") == "50%" and pear.bounding_box()["width"] == 18
    page.locator(".radios").get_by_text("Fig").click()
    eventually(lambda: page.locator(".current").inner_text().strip(), "My Fig")


def test_scrolling_to_a_row_passed_over_the_anchor(lab):
    page = lab("choices")
    page.get_by_role("button", name="Middle").click()
    target = page.get_by_text("Row 20", exact=True)
    height = page.viewport_size["height"]

    def middle():
        box = target.bounding_box()
        return abs(box["y"] + box["height"] / 2 - height / 2) < 30

    eventually(middle, True)


def test_a_full_swipe_taps_the_first_action(lab):
    page = lab("swipes", has_touch=True)
    first = row(page, "Ben").locator(".swipe.trailing .full .button").first
    assert first.count() == 1
    page.evaluate("""() => addEventListener('click', (event) => {
      const button = event.target.closest('.swipe button');
      if (button) window.tapped = button.innerText.trim();
    }, true)""")
    wanted = first.evaluate("(el) => el.innerText.trim()")
    swipe(page, row(page, "Ben"), -0.6 * row(page, "Ben").bounding_box()["width"])
    eventually(lambda: page.evaluate("() => window.tapped"), wanted)
