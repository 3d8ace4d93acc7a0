"""What the page looks like, where it once looked wrong: each test is named for what a person saw."""

import pytest

from browser import eventually, settled
from looking import overflow
from pages import visit

STYLE = "(el, name) => getComputedStyle(el)[name]"

OUTLINE = "(el) => parseFloat(getComputedStyle(el).outlineWidth) && getComputedStyle(el).outlineStyle !== 'none' ? 1 : 0"


def style(locator, name):
    return locator.evaluate(STYLE, name)


@pytest.fixture
def gallery(serve, new_page):
    """Opens a page of the gallery."""

    def open_page(name, **options):
        page = new_page(**options)
        visit(page, serve("Gallery").url, name)
        return page

    return open_page


def row(page, text):
    return page.locator(".row", has=page.get_by_text(text, exact=True)).locator("visible=true")


# Navigation rows


@pytest.mark.parametrize("touch", [False, True])
def test_a_navigation_row_has_its_chevron_on_touch_too(gallery, touch):
    page = gallery("gallery", has_touch=touch)
    link = page.locator(".v-navigation").first
    chevron = link.evaluate("""(el) => {
      const { zIndex, width, borderTopWidth, position } = getComputedStyle(el, '::after');
      return { zIndex, width, borderTopWidth, position };
    }""")
    assert chevron == {"zIndex": "auto", "width": "8px", "borderTopWidth": "2px", "position": "static"}


def test_a_row_under_the_pointer_does_not_take_the_colour_of_the_page(gallery):
    page = gallery("gallery", color_scheme="light")
    link = page.locator(".v-navigation").first
    link.hover()
    settled(page)
    alpha = float(style(link, "backgroundColor").split(",")[-1].rstrip(")"))
    assert alpha > 0.12


def test_separators_begin_at_the_text_and_not_at_the_picture(gallery):
    page = gallery("book-list-books")
    second = page.locator(".row:visible").nth(1)
    inset = second.evaluate("(el) => parseFloat(getComputedStyle(el, '::after').insetInlineStart)")
    text = second.get_by_text("A Grammar of Birds").bounding_box()["x"]
    assert abs(second.bounding_box()["x"] + inset - text) <= 1


def test_a_navigation_picker_has_one_mark_and_not_two(lab):
    page = lab("look")
    picker = page.locator(".picker.v-navigation")
    assert not picker.locator(".symbol").is_visible()


# Books


def test_a_cover_keeps_its_width_beside_a_title_that_wraps(gallery):
    page = gallery("book-list-books")
    covers = [page.locator(".row:visible img").nth(n).bounding_box() for n in range(5)]
    assert {(round(box["width"]), round(box["height"])) for box in covers} == {(60, 90)}
    rows = [page.locator(".row:visible").nth(n).bounding_box() for n in range(5)]
    assert {round(cover["y"] - row["y"]) for cover, row in zip(covers, rows)} == {11}


# Swipes and editing


def swipe(page, target, way):
    """Moves a finger sideways over an element; it rests before it lifts, so that nothing glides on,
    where a tap would only stop it."""
    box = target.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for kind, at in [
        ("touchStart", 0), ("touchMove", way / 5), ("touchMove", way / 2), *[("touchMove", way)] * 5,
        ("touchEnd", None),
    ]:
        points = [] if at is None else [{"x": x + at, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(30)  # a finger takes its time
    settled(page)


def test_swipe_actions_do_not_stand_in_the_row(lab):
    page = lab("swipes", has_touch=True)
    assert not page.get_by_role("button", name="Flag").first.is_visible()
    link = page.locator(".v-navigation").first
    assert style(link, "color") == style(page.get_by_test_id("log"), "color")
    assert link.evaluate("(el) => getComputedStyle(el, '::after').width") == "8px"


def test_a_swipe_shows_the_buttons_of_a_row_and_a_tap_beside_puts_them_away(lab):
    page = lab("swipes", has_touch=True)
    swipe(page, row(page, "Ben"), -150)
    flag = row(page, "Ben").get_by_role("button", name="Flag")
    assert flag.is_visible()
    row(page, "Cleo").tap()
    eventually(flag.is_visible, False)
    assert page.get_by_text("All about Cleo").count() == 0
    swipe(page, row(page, "Ben"), -150)
    flag.tap()
    eventually(page.get_by_test_id("log").inner_text, "flag Ben")
    eventually(flag.is_visible, False)
    swipe(page, row(page, "Ben"), 150)
    row(page, "Ben").get_by_role("button", name="Favorite").tap()
    eventually(page.get_by_test_id("log").inner_text, "favorite Ben")


def test_a_pointer_over_a_row_shows_its_actions_beside_its_content(lab):
    page = lab("swipes")
    actions = row(page, "Ben").locator(".swipes")
    assert style(actions, "opacity") == "0"
    row(page, "Ben").hover()
    assert style(actions, "opacity") == "1"
    link = row(page, "Ben").locator(".v-navigation").bounding_box()
    assert link["x"] + link["width"] <= actions.bounding_box()["x"] + 1
    row(page, "Ben").get_by_role("button", name="Remove").click()
    eventually(row(page, "Ben").count, 0)


def test_the_keyboard_finds_the_actions_of_a_row(lab):
    page = lab("swipes")
    page.locator(".v-navigation").first.focus()
    page.keyboard.press("Tab")
    assert style(row(page, "Ann").locator(".swipes"), "opacity") == "1"
    page.keyboard.press("Enter")
    eventually(page.get_by_test_id("log").inner_text, "favorite Ann")


@pytest.mark.parametrize("touch", [False, True])
def test_the_edit_button_shows_what_deletes_and_what_moves(lab, touch):
    page = lab("edit", has_touch=touch)
    controls = row(page, "Two").locator(".minus, .handle")
    assert [controls.nth(n).is_visible() for n in range(2)] == [False, False]
    page.get_by_role("button", name="Edit").click()
    eventually(lambda: [controls.nth(n).is_visible() for n in range(2)], [True, True])
    row(page, "Two").locator(".minus").click()
    settled(page)
    row(page, "Two").get_by_role("button", name="Delete").click()
    eventually(row(page, "Two").count, 0)
    page.get_by_role("button", name="Done").click()
    eventually(row(page, "One").locator(".handle").is_visible, False)


def test_a_row_is_dragged_by_its_handle(lab):
    page = lab("edit")
    page.get_by_role("button", name="Edit").click()
    handle = row(page, "One").locator(".handle")
    handle.wait_for()
    start, end = handle.bounding_box(), row(page, "Two").bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, end["y"] + end["height"] - 4, steps=4)
    page.mouse.up()
    eventually(lambda: page.locator(".row .hstack .text").all_inner_texts(), ["Two", "One", "Three"])


def test_a_short_swipe_shows_delete_and_a_long_one_deletes(lab):
    page = lab("edit", has_touch=True)
    swipe(page, row(page, "One"), -60)
    assert row(page, "One").get_by_role("button", name="Delete").is_visible()
    swipe(page, row(page, "Two"), -250)
    eventually(row(page, "Two").count, 0)
    assert row(page, "One").count() == 1


def test_the_button_that_deletes_does_not_lie_over_what_ends_the_row(lab):
    page = lab("edit")
    row(page, "One").hover()
    star = row(page, "One").get_by_role("button", name="Star").bounding_box()
    delete = row(page, "One").get_by_role("button", name="Delete").bounding_box()
    assert star["x"] + star["width"] <= delete["x"]
    row(page, "One").get_by_role("button", name="Star").click()
    eventually(page.get_by_test_id("stars").inner_text, "1 stars")


# Fields


def test_a_floating_label_is_out_of_the_way_before_the_server_answers(gallery):
    page = gallery("text-input-shipping")
    page.evaluate("WebSocket.prototype.send = () => {}")
    page.get_by_label("Street").fill("typed while nobody answers")
    label = page.get_by_text("Street", exact=True).bounding_box()
    field = page.get_by_label("Street").evaluate("""(el) => {
      const { top } = el.getBoundingClientRect();
      return top + parseFloat(getComputedStyle(el).paddingTop);
    }""")
    assert label["y"] + label["height"] <= field + 2
    page.get_by_label("Street").fill("")
    eventually(lambda: page.get_by_text("Street", exact=True).bounding_box()["height"] >= 21, True)


def test_a_tap_above_or_below_the_text_of_a_field_reaches_it(gallery):
    page = gallery("text-input-shipping", has_touch=True)
    box = row(page, "City").bounding_box()
    for y in [8, box["height"] - 8]:
        page.touchscreen.tap(box["x"] + 60, box["y"] + y)
        assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "City"
        page.evaluate("document.activeElement.blur()")


def test_a_tap_beside_a_small_button_presses_it(gallery):
    page = gallery("text-input-shipping", has_touch=True)
    field = page.get_by_label("Country")
    field.fill("Rome")
    clear = page.locator(".row", has=field).get_by_role("button", name="Clear text")
    eventually(clear.is_visible, True)
    settled(page)
    box = clear.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 18)
    eventually(field.input_value, "")


def test_rows_of_fields_are_equally_high_with_and_without_a_clear_button(gallery):
    page = gallery("text-input-shipping")
    heights = page.locator(".row:visible").evaluate_all(
        "(rows) => rows.filter((el) => el.querySelector('.field')).map((el) => Math.round(el.offsetHeight))")
    assert len(heights) > 4 and set(heights) == {heights[0]}


def test_a_focused_field_rings_its_row_and_not_its_text(gallery):
    page = gallery("text-input-shipping")
    field = page.get_by_label("City")
    field.click()
    assert field.evaluate(OUTLINE) == 0
    assert page.locator(".cell", has=field).last.evaluate(OUTLINE) == 1


def test_a_focused_search_field_rings_its_ground_and_nothing_clips_it(lab, gallery):
    page = lab("refresh")
    field = page.get_by_placeholder("Search")
    field.click()
    assert field.evaluate(OUTLINE) == 0
    assert page.locator(".box.clip", has=field).evaluate(OUTLINE) == 1
    page = gallery("location-search")
    field = page.get_by_label("Search for a place")
    field.click()
    assert field.evaluate(OUTLINE) == 0
    assert page.locator(".under > .shape:visible").first.evaluate(OUTLINE) == 1


def test_a_text_style_is_the_font_of_a_field(lab):
    page = lab("look")
    assert style(page.get_by_test_id("large"), "fontSize") == "28px"


def test_no_ring_stands_around_a_sheet_that_a_click_opened(lab):
    page = lab("sheet")
    page.get_by_role("textbox").click()
    page.keyboard.type("abc")
    page.get_by_role("button", name="Open the sheet").click()
    page.locator("dialog[open]").wait_for()
    settled(page)
    assert page.locator("dialog[open]").evaluate(OUTLINE) == 0


def test_escape_does_not_close_a_sheet_whose_page_forbids_it(lab):
    page = lab("sheet")
    page.get_by_role("button", name="Open the sheet").click()
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.mouse.click(10, 10)
    settled(page)
    assert page.locator("dialog[open]").count() == 1


# Words


@pytest.mark.parametrize("touch", [False, True])
def test_a_long_word_that_a_person_types_does_not_widen_the_page(lab, gallery, touch):
    page = lab("sheet", has_touch=touch)
    page.get_by_role("textbox").fill("W" * 120)
    eventually(page.get_by_test_id("copy").inner_text, "W" * 120)
    assert overflow(page) <= 0
    page = gallery("text-input-email-checked", has_touch=touch)
    page.locator(".field:visible").first.fill("a" * 120)
    page.locator(".field:visible").first.blur()
    page.locator(".text").get_by_text("is not a valid").wait_for()
    assert overflow(page) <= 0
    widths = page.locator(".text:visible").evaluate_all(
        "(all) => all.filter((el) => el.getBoundingClientRect().right > innerWidth).length")
    assert widths == 0


def test_a_text_of_one_line_shows_its_first_line_only(lab):
    page = lab("look")
    assert page.get_by_test_id("one line").bounding_box()["height"] <= 23


# Colours


def test_the_icon_of_a_red_label_is_red_and_that_of_a_plain_one_has_the_tint(lab):
    page = lab("look")
    icon = page.get_by_test_id("taken").locator(".icon")
    assert style(icon, "color") == style(page.get_by_test_id("taken"), "color")
    plain = page.get_by_test_id("plain")
    assert style(plain.locator(".icon"), "color") != style(plain, "color")


def test_a_colour_around_buttons_reaches_them(lab):
    page = lab("look")
    assert style(page.get_by_role("button", name="Sign up"), "color") == "rgb(255, 255, 255)"
    assert "srgb 1 1 1" in style(page.locator(".spinner"), "backgroundImage")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_material_differs_from_the_grouped_ground(lab, scheme):
    page = lab("look", color_scheme=scheme)
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    red = [color.split("(")[1].split(",")[0] for color in [style(page.locator(".material"), "backgroundColor"), ground]]
    assert red[0] != red[1]


def test_a_border_is_seen_in_forced_colours(gallery):
    page = gallery("login", forced_colors="active")
    frames = page.locator(".bordered:visible")
    assert frames.count() >= 2
    border = frames.first.evaluate("(el) => getComputedStyle(el, '::after').border")
    assert border.startswith("1px solid rgb(") and border != "1px solid rgb(142, 142, 147)"


def test_a_picture_that_is_missing_shows_nothing(lab):
    page = lab("look")
    assert not page.get_by_test_id("missing").is_visible()


# Buttons, menus, bars


def test_a_toggle_drawn_as_a_button_is_as_wide_as_its_label(lab):
    page = lab("look")
    assert page.get_by_role("button", name="Bold").bounding_box()["width"] < 90


def test_a_toggle_in_a_menu_is_a_line_with_a_mark(lab):
    page = lab("look")
    page.get_by_role("button", name="Sort").click()
    toggle = page.locator(".menuitems .toggle")
    text = toggle.get_by_text("Descending").bounding_box()
    mark = toggle.locator("input").bounding_box()
    assert mark["x"] + mark["width"] <= text["x"] and mark["width"] < 24
    assert mark["x"] >= toggle.bounding_box()["x"] + 12
    toggle.click()
    eventually(toggle.locator("input").is_checked, True)
    assert "svg" in style(toggle.locator("input"), "maskImage")


def test_a_button_at_the_bottom_keeps_away_from_the_edge_of_the_window(gallery):
    page = gallery("title-forms-chore")
    box = page.get_by_role("button", name="Create", exact=True).bounding_box()
    assert box["y"] + box["height"] <= 844 - 8


def test_items_for_the_keyboard_stand_in_the_bar_only_while_one_types(lab):
    page = lab("keyboard-bar")
    done = page.get_by_role("button", name="Done")
    assert not done.is_visible()
    page.get_by_label("Amount").click()
    eventually(done.is_visible, True)
    assert done.bounding_box()["x"] > 195
    done.click()
    eventually(done.is_visible, False)


def test_a_refresh_button_around_a_navigation_makes_no_second_bar(lab):
    page = lab("refresh")
    assert page.locator(".navbar").count() == 1
    page.get_by_role("button", name="Refresh").click()
    eventually(page.get_by_test_id("count").inner_text, "1 times")


@pytest.mark.parametrize("name", ["location-search", "text-input-email-checked", "registration"])
def test_the_back_button_of_a_narrow_page_is_not_pushed_out(gallery, name):
    page = gallery(name, viewport={"width": 320, "height": 640})
    back = page.locator(".back:visible")
    inside = back.evaluate("(el) => el.querySelector('.symbol').getBoundingClientRect().left")
    assert inside >= 0
    assert overflow(page) <= 0
