"""Taps, Return, Escape, focus, hover and rows as a person does them."""

from browser import eventually, marked, settled, until

BUTTON = '<button id="n2" type="button" data-a="t">Submit</button>'
FIELD = '<input id="n3" data-a="ifr" data-k="a">'


def test_a_click_inside_a_button_taps_it(visit, server, page):
    visit('<button id="n2" type="button" data-a="t"><span id="n3">Go</span></button>')
    page.click("#n3")
    eventually(lambda: server.events(), [["t", 2]])


def test_a_double_click_submits_once(visit, server, page, delayed):
    visit(BUTTON + FIELD, port=delayed(100))
    page.fill("#n3", "x")
    page.dblclick("#n2")
    settled(page)
    assert server.events("t") == [["t", 2]]
    page.click("#n2")
    eventually(lambda: server.events("t"), [["t", 2], ["t", 2]])


def test_a_double_click_on_a_default_button_acts_once(visit, server, page, delayed):
    visit(BUTTON.replace("data-a", "data-default data-a"), port=delayed(100))
    page.dblclick("#n2")
    settled(page)
    assert server.events("t") == [["t", 2]]


def test_a_double_click_on_a_counter_counts_two_over_a_slow_link(visit, server, page, delayed):
    visit(BUTTON, port=delayed(150))
    page.dblclick("#n2")
    eventually(lambda: server.events("t"), [["t", 2], ["t", 2]])


def test_quick_taps_that_were_acknowledged_all_act(visit, server, page):
    visit(BUTTON)
    for count in (1, 2, 3):
        page.click("#n2")
        eventually(lambda: len(server.events()), count)
        settled(page)


def test_disabled_elements_take_no_tap(visit, server, page):
    visit("""<button id="n2" disabled data-a="t">a</button>
      <div id="n3" role="button" aria-disabled="true" data-a="t" tabindex="0">b</div>
      <fieldset disabled><button id="n4" data-a="t">c</button></fieldset>""")
    for id in (2, 3, 4):
        page.click(f"#n{id}", force=True)
    page.press("#n3", "Enter")
    marked(page)
    assert server.events("t") == []


def test_space_and_return_press_what_is_a_button_by_role(visit, server, page):
    visit('<div id="n2" role="button" tabindex="0" data-a="t">Go</div>')
    page.press("#n2", "Enter")
    eventually(lambda: len(server.events()), 1)
    settled(page)
    page.press("#n2", "Space")
    eventually(lambda: server.events(), [["t", 2], ["t", 2]])


def test_a_toggle_in_a_row_that_takes_taps_is_toggled_without_tapping_the_row(visit, server, page):
    visit("""<div id="n2" data-a="t">row <label id="n3" data-a="v" data-k="c">
      <input type="checkbox" data-for="3"><span id="text">on</span></label> <b id="n4">x</b></div>""")
    page.click("#text")
    eventually(lambda: server.events(), [["v", 3, "1"]])
    page.click("#n4")
    eventually(lambda: server.events(), [["v", 3, "1"], ["t", 2]])


def test_a_click_in_a_text_field_taps_the_area_around_it(visit, server, page):
    visit(f'<div id="n2" data-a="t">{FIELD}</div>')
    page.click("#n3")
    eventually(lambda: server.events(), [["f", 3], ["t", 2]])


def test_return_sends_the_newest_text_first(visit, server, page):
    visit(f"<form>{FIELD}<button data-default id='n4' data-a='t'>ok</button></form>")
    page.fill("#n3", "hello")
    page.press("#n3", "Enter")
    eventually(lambda: server.events(), [["f", 3], ["i", 3, "hello"], ["r", 3]])


def test_return_without_submit_action_presses_the_nearest_default_button(visit, server, page):
    visit("""<section><form><input id="n3" data-a="i" data-k="a"></form>
      <button id="n4" data-a="t" data-default disabled>no</button>
      <button id="n5" type="button" data-a="t" data-default>yes</button></section>
      <button id="n6" type="button" data-a="t" data-default>far</button>""")
    page.press("#n3", "Enter")
    eventually(lambda: server.events(), [["t", 5]])
    assert "?" not in page.url


def test_return_in_a_text_area_is_a_line_break(visit, server, page):
    visit('<textarea id="n3" data-a="ir" data-k="a"></textarea>')
    page.focus("#n3")
    page.keyboard.type("a\nb")
    eventually(lambda: server.events("ir")[-1], ["i", 3, "a\nb"])
    assert server.events("r") == []


def test_a_form_never_leaves_the_page(visit, server, page):
    visit(f"<form action='/elsewhere'>{FIELD}<button id='n4' data-a='t'>submit</button></form>")
    page.click("#n4")
    eventually(lambda: server.events("tr"), [["t", 4]])
    page.evaluate("n3.form.requestSubmit()")
    marked(page)
    assert page.url.endswith("/base/")


def test_focus_is_reported_by_element_and_only_if_offered(visit, server, page):
    visit(FIELD + '<input id="n4" data-a="if" data-k="b"><input id="n5" data-a="i" data-k="c">')
    for id in (3, 4, 5):
        page.focus(f"#n{id}")
    eventually(lambda: server.events(), [["f", 3], ["b", 3], ["f", 4], ["b", 4]])


def test_the_server_moves_the_focus_and_the_caret_to_the_end(visit, server, page):
    visit(FIELD + '<input id="n4" value="hello" data-a="if" data-k="b">')
    page.focus("#n3")
    page.press("#n3", "Enter")
    eventually(lambda: server.events(), [["f", 3], ["r", 3]])
    server.patch(["f", 4])
    eventually(lambda: page.evaluate("document.activeElement.id"), "n4")
    assert page.evaluate("n4.selectionStart") == 5
    server.patch(["f", 0])
    eventually(lambda: page.evaluate("document.activeElement === document.body"), True)
    marked(page)
    assert server.events() == [["f", 3], ["r", 3]]


def test_the_server_does_not_take_the_focus_from_where_the_person_went(visit, server, page):
    server.answer = lambda message: None
    visit(FIELD + '<input id="n4" data-a="if" data-k="b"><input id="n5" data-a="if" data-k="c">')
    page.press("#n3", "Enter")
    page.focus("#n5")
    eventually(lambda: server.events()[-1], ["f", 5])
    server.send([2, ["f", 4]])
    marked(page)
    assert page.evaluate("document.activeElement.id") == "n5"


def test_a_press_on_a_button_leaves_the_focus_in_the_field(visit, server, page):
    visit(FIELD + BUTTON)
    page.focus("#n3")
    page.click("#n2")
    eventually(lambda: server.events(), [["f", 3], ["t", 2]])
    assert page.evaluate("document.activeElement.id") == "n3"


def test_a_patch_that_removes_the_focused_field_is_no_blur(visit, server, page):
    visit(f'<div id="n1">{FIELD}</div>')
    page.focus("#n3")
    eventually(lambda: server.events(), [["f", 3]])
    server.patch(["r", 3])
    page.wait_for_selector("#n3", state="detached")
    marked(page)
    assert server.events() == [["f", 3]]


def test_hover_enters_and_leaves(visit, server, page):
    visit('<div id="n2" data-a="h"><span id="n3" data-a="h">in</span> around</div><p id="p">out</p>')
    page.hover("#n3")
    eventually(lambda: sorted(server.events()), [["h", 2, 1], ["h", 3, 1]])
    page.hover("#p")
    eventually(lambda: sorted(server.events()[2:]), [["h", 2, 0], ["h", 3, 0]])


ROWS = '<ul id="n1">' + "".join(
    f'<li id="n{n}" data-a="mx" tabindex="0"><span data-handle>=</span> row {n}</li>'
    for n in (2, 3, 4)) + "</ul>"


def test_rows_move_by_keyboard_and_handle_and_leave_by_delete(visit, server, page):
    visit(ROWS)
    page.press("#n2", "Alt+ArrowDown")
    page.press("#n2", "Alt+ArrowUp")
    page.press("#n4", "Alt+ArrowUp")
    page.press("#n3", "Delete")
    eventually(lambda: server.events(), [["m", 2, 2], ["m", 4, 1], ["x", 3]])
    start, end = page.locator("#n4 [data-handle]").bounding_box(), page.locator("#n2").bounding_box()
    page.mouse.move(start["x"] + 2, start["y"] + 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 2, end["y"] + 1, steps=5)
    page.mouse.up()
    eventually(lambda: server.events()[-1], ["m", 4, 0])


def test_a_button_can_stand_for_another_action(visit, server, page):
    visit("""<div id="n2" data-a="v"><button type="button" data-do="v" data-for="2" data-v="+1" id="up">+</button></div>
      <button type="button" data-do="x" data-for="2" id="x">x</button>
      <button type="button" data-do="m" data-for="2" data-v="3" id="m">m</button>""")
    page.dblclick("#up")
    page.click("#x")
    page.click("#m")
    eventually(lambda: server.events(), [["v", 2, "+1"], ["v", 2, "+1"], ["x", 2], ["m", 2, 3]])


def test_settings_and_back_are_told(visit, server, page):
    visit(FIELD)
    page.emulate_media(color_scheme="dark")
    eventually(lambda: [m[1]["dark"] for m in server.events("s")], [True])
    server.patch(["u", "/base/detail?x=1", 1], ["T", "Detail"])
    eventually(lambda: page.title(), "Detail")
    assert page.url.endswith("/base/detail?x=1")
    page.go_back()
    eventually(lambda: server.events("p"), [["p", "/base/"]])


def test_hello_tells_version_path_digest_and_settings(visit, server, page):
    visit(FIELD)
    kind, version, path, digest, settings, held = server.hellos[0]
    assert (kind, version, path, digest, held) == ("hello", 1, "/base/", "d1", [])
    assert settings["dark"] is False and settings["compact"] is False and "zone" in settings


def test_a_group_asks_for_its_other_state_and_the_server_decides(visit, server, page):
    visit("""<details id="n2" data-a="v"><summary data-for="2" data-do="v">More</summary>
      <div id="c2"></div></details>""")
    page.focus("summary")
    page.keyboard.press("Enter")
    eventually(lambda: server.events(), [["v", 2, "1"]])
    assert page.evaluate("n2.open") is False
    server.patch(["a", 2, "open", ""])
    until(page, "n2.open")
    page.keyboard.press("Enter")
    eventually(lambda: server.events(), [["v", 2, "1"], ["v", 2, "0"]])
    server.patch(["a", 2, "open", None])
    until(page, "!n2.open")


def test_shortcuts_press_their_buttons(visit, server, page):
    visit(f"""{FIELD}
      <button id="n4" type="button" data-a="t" aria-keyshortcuts="Meta+S Control+S">save</button>
      <button id="n5" type="button" data-a="t" aria-keyshortcuts="Alt+ArrowUp">up</button>
      <button id="n6" type="button" data-a="t" aria-keyshortcuts="X">cross</button>
      <button id="n7" type="button" data-a="t" aria-keyshortcuts="?">help</button>
      <button id="n8" type="button" data-a="t" disabled aria-keyshortcuts="Y">off</button>""")
    keys = ["Control+s", "Meta+S", "Alt+ArrowUp", "x", "Shift+?"]
    for count, key in enumerate(keys, 1):
        page.keyboard.press(key)
        eventually(lambda: len(server.events("t")), count)
        settled(page)
    for key in ["s", "Control+Shift+s", "Control+x", "y"]:
        page.keyboard.press(key)
    page.focus("#n3")
    page.keyboard.type("x?")
    marked(page)
    assert [id for _, id in server.events("t")] == [4, 4, 5, 6, 7]
    assert page.input_value("#n3") == "x?"
    page.keyboard.press("Control+s")
    eventually(lambda: server.events("t")[-1], ["t", 4])
