"""Views whose behaviour only a browser can show, in the view lab."""

import pytest

from browser import eventually, settled
from looking import PICTURES


def text(page, name):
    return lambda: page.get_by_test_id(name).inner_text()


# Rooms


def test_a_reader_knows_the_room_it_has(lab):
    page = lab("room")
    eventually(text(page, "room"), "300 × 60")
    eventually(text(page, "fills"), "fills 350")
    box = page.get_by_text("Measured by what lies behind").locator("..").bounding_box()
    eventually(text(page, "text"), f"text {int(box['width'])} × {int(box['height'])}")


def test_content_twice_as_wide_does_not_widen_its_reader(lab):
    page = lab("room")
    eventually(text(page, "fills"), "fills 350")
    settled(page)
    assert text(page, "fills")() == "fills 350"
    page.mouse.move(100, 300)
    page.mouse.wheel(200, 0)
    settled(page)
    assert page.evaluate("scrollX") == 0


def test_a_reader_follows_its_frame_and_the_window(lab):
    page = lab("room")
    page.get_by_role("button", name="Narrow").click()
    eventually(text(page, "room"), "150 × 60")
    page.set_viewport_size({"width": 600, "height": 844})
    eventually(text(page, "fills"), "fills 560")


def test_the_first_picture_is_made_from_the_frames_around(serve, new_page):
    page = new_page(java_script_enabled=False)
    page.goto(f"{serve('ViewLab').url}room")
    assert text(page, "room")() == "300 × 60"


def test_a_page_that_settled_sends_nothing_more(lab):
    page = lab("room")
    eventually(text(page, "fills"), "fills 350")
    settled(page)
    sent = page.evaluate("watcher.sent")
    page.mouse.move(100, 300)
    page.mouse.wheel(0, 200)
    settled(page)
    assert page.evaluate("watcher.sent") == sent


def test_a_place_follows_scrolling_and_a_named_space_does_not(lab):
    page = lab("places")
    eventually(text(page, "places"), "window 130, column 30")
    page.evaluate("scrollTo(0, 50)")
    eventually(text(page, "places"), "window 80, column 30")


# Menus


def test_the_other_mouse_button_opens_a_menu_where_it_is_pressed(lab):
    page = lab("menus")
    page.get_by_text("Invoice").click(button="right")
    item = page.get_by_role("button", name="Copy")
    item.wait_for()
    page.screenshot(path=PICTURES / "view-menu-open.png")
    item.click()
    eventually(text(page, "log"), "copied")
    assert not item.is_visible()


def test_a_press_anywhere_in_the_row_opens_its_menu(lab):
    page = lab("menus")
    box = page.get_by_text("Invoice").locator("xpath=ancestor::*[contains(@class,'row')][1]").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2, button="right")
    page.get_by_role("button", name="Delete").click()
    eventually(text(page, "log"), "deleted")


def test_the_menu_key_opens_the_menu_of_the_focused_button(lab):
    page = lab("menus")
    page.get_by_role("button", name="Open", exact=True).focus()
    page.keyboard.press("Shift+F10")
    page.get_by_role("button", name="Open twice").wait_for()
    page.keyboard.press("Enter")
    eventually(text(page, "opened"), "2")


def test_a_long_press_opens_the_menu_and_taps_nothing(lab):
    page = lab("menus", has_touch=True)
    box = page.get_by_role("button", name="Open", exact=True).bounding_box()
    x, y = box["x"] + 10, box["y"] + 10
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.get_by_role("button", name="Open twice").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settled(page)
    assert text(page, "opened")() == "0"
    page.get_by_role("button", name="Open twice").tap()
    eventually(text(page, "opened"), "2")


@pytest.mark.parametrize("name", ["Note", "Nothing here"])
def test_fields_and_empty_menus_keep_the_menu_of_the_browser(lab, name):
    page = lab("menus")
    page.evaluate("addEventListener('contextmenu', (event) => window.taken = event.defaultPrevented)")
    target = page.get_by_label("Note") if name == "Note" else page.get_by_text(name)
    target.click(button="right")
    assert page.evaluate("window.taken") is False


# The window


def test_the_scene_phase_follows_the_tab(lab):
    page = lab("phase")
    eventually(text(page, "phase"), "active")
    hide = """(hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    page.evaluate(hide, True)
    eventually(text(page, "phase"), "background")
    page.evaluate(hide, False)
    eventually(text(page, "log"), "background active")


BARS = "[...document.querySelectorAll('meta[name=theme-color]')].filter((m) => matchMedia(m.media).matches).map((m) => m.content)"


def test_the_bars_of_the_browser_follow_the_preferred_scheme(lab):
    page = lab("scheme", color_scheme="light")
    assert page.evaluate(BARS) == ["#000"]
    page.get_by_role("button", name="Light").click()
    eventually(lambda: page.evaluate(BARS), ["#f2f2f7"])
    page.get_by_role("button", name="As you like").click()
    page.emulate_media(color_scheme="dark")
    eventually(lambda: page.evaluate(BARS), ["#000"])


def sky(page, name):
    """Which variant of a picture is shown, by the colour of its first pixel."""
    return lambda: page.get_by_test_id(name).evaluate("""async (img) => {
      await img.decode();
      const canvas = document.createElement('canvas').getContext('2d');
      canvas.drawImage(img, 0, 0);
      return canvas.getImageData(0, 0, 1, 1).data[0] > 128 ? 'day' : 'night';
    }""")


def test_pictures_follow_the_scheme_of_the_page_and_of_their_view(lab):
    page = lab("scheme", color_scheme="light")
    assert sky(page, "page sky")() == "night"
    assert sky(page, "view sky")() == "night"
    page.get_by_role("button", name="Light").click()
    eventually(sky(page, "page sky"), "day")
    assert sky(page, "view sky")() == "night"
    page.get_by_role("button", name="Day").click()
    eventually(sky(page, "view sky"), "day")


def test_the_first_picture_has_the_bars_of_the_preferred_scheme(serve, new_page):
    page = new_page(java_script_enabled=False, color_scheme="light")
    page.goto(f"{serve('ViewLab').url}scheme")
    assert page.locator("meta[name=theme-color][media=all]").get_attribute("content") == "#000"


def test_a_finger_that_scrolls_ends_typing(lab):
    page = lab("keyboard", has_touch=True)
    page.get_by_label("Field 2", exact=True).focus()
    session = page.context.new_cdp_session(page)
    for kind, y in [("touchStart", 600), ("touchMove", 560), ("touchMove", 500), ("touchEnd", None)]:
        points = [] if y is None else [{"x": 200, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    eventually(lambda: page.evaluate("document.activeElement.tagName"), "BODY")


# Layout and values


def test_a_grid_of_rows_goes_on_in_the_next_column(lab):
    page = lab("grid")
    boxes = [page.locator(".lazygrid > *").nth(n).bounding_box() for n in range(4)]
    assert boxes[0]["x"] == boxes[1]["x"] and boxes[0]["y"] < boxes[1]["y"]
    assert boxes[2]["y"] == boxes[0]["y"] and boxes[2]["x"] == boxes[0]["x"] + 56
    assert [round(box["height"]) for box in boxes[:2]] == [40, 60]


def test_sections_of_a_picker_are_groups_of_options(lab):
    page = lab("values")
    groups = page.locator("select").first.locator("optgroup")
    assert groups.evaluate_all("list => list.map((g) => [g.label, g.children.length])") == [
        ["Cold", 2], ["Hot", 1]]
    page.locator("select").first.select_option(label="Bread")
    settled(page)
    assert page.locator("select").first.evaluate("(el) => el.selectedOptions[0].text") == "Bread"
    assert page.locator(".optiontitle").all_inner_texts() == ["Cold", "Hot"]


def test_values_in_words_are_told(lab):
    page = lab("values")
    assert page.get_by_role("meter").get_attribute("aria-valuetext") == "16 litres"
    bar = page.get_by_role("progressbar", name="Upload")
    assert bar.get_attribute("aria-valuetext") == "1 of 4 files"
    assert page.get_by_label("Amount").get_attribute("aria-description") == "in euros"


def test_a_timer_counts_down(lab):
    page = lab("values")
    timer = page.get_by_role("progressbar", name="Time left")
    first = timer.get_attribute("aria-valuetext")
    assert first.startswith("1:")
    eventually(lambda: timer.get_attribute("aria-valuetext") != first, True)


# Symbols


COLOUR = "(el, n) => getComputedStyle(document.querySelector(el.querySelector('use').getAttribute('href')).querySelectorAll('g')[n]).opacity"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_symbols_are_drawn_in_the_layers_of_their_mode(lab, scheme):
    page = lab("symbols", viewport={"width": 1100, "height": 1000}, color_scheme=scheme)
    page.screenshot(path=PICTURES / f"view-symbols-{scheme}.png", full_page=True)
    symbol = page.get_by_test_id("hierarchical xmark.circle.fill").first
    assert symbol.locator("use").get_attribute("href") == "#s-xmark-circle-fill--h"
    assert symbol.evaluate(COLOUR, 1) == "0.25"
    plain = page.get_by_test_id("monochrome xmark.circle.fill").first
    assert plain.locator("use").get_attribute("href") == "#s-xmark-circle-fill"
    # A foreground style further inside does away with the levels of one around it.
    inner = page.get_by_test_id("one inside two xmark.circle.fill").first
    assert inner.locator("use").get_attribute("href") == "#s-xmark-circle-fill"


# Adjusting


def test_a_view_is_adjusted_by_arrow_keys(lab):
    page = lab("rating")
    rating = page.get_by_role("slider", name="Rating")
    rating.focus()
    page.keyboard.press("ArrowUp")
    eventually(text(page, "stars"), "4 stars")
    eventually(lambda: rating.get_attribute("aria-valuetext"), "4 of 5")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    eventually(text(page, "stars"), "2 stars")
    assert rating.get_attribute("aria-valuenow") == "2"


def test_the_arrow_to_the_left_steps_up_where_it_points_to_the_end(lab):
    page = lab("mirrored-rating")
    rating = page.get_by_role("slider", name="Rating")
    assert rating.evaluate("el => getComputedStyle(el).direction") == "rtl"
    rating.focus()
    page.keyboard.press("ArrowLeft")
    eventually(text(page, "stars"), "4 stars")
    page.screenshot(path=PICTURES / "view-mirrored-rating.png")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    eventually(text(page, "stars"), "2 stars")
    page.keyboard.press("ArrowUp")
    eventually(text(page, "stars"), "3 stars")


# The menu of the title


@pytest.mark.parametrize("name", ["title-menu", "large-title-menu"])
def test_a_title_opens_its_menu(lab, name):
    page = lab(name)
    button = page.get_by_role("button", name="Report")
    heading = page.get_by_role("heading", name="Report").bounding_box()
    page.mouse.click(heading["x"] + 5, heading["y"] + heading["height"] - 12)
    rename = page.get_by_role("button", name="Rename", exact=True)
    rename.wait_for()
    settled(page)
    page.screenshot(path=PICTURES / f"view-{name}-open.png")
    rename.click()
    page.get_by_role("heading", name="Renamed").wait_for()
    page.get_by_role("button", name="Renamed").wait_for()
    assert not rename.is_visible()
    assert button.count() == 0
