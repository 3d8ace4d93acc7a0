"""Sheets, alerts and popovers."""

from browser import eventually, marked, settled, until

OPENER = '<button id="n2" type="button" data-a="t">Open</button>'
SHEET = """<dialog id="n9" data-modal data-a="d"><input id="n10" data-a="if" data-k="s">
  <button id="n11" type="button" data-a="t">Done</button></dialog>"""


def active(page):
    return page.evaluate("document.activeElement.id")


def open_sheet(page, server, markup=SHEET):
    page.click("#n2")
    eventually(lambda: server.events("t"), [["t", 2]])
    server.patch(["i", 1, 0, markup])
    until(page, "document.getElementById('n9')?.matches(':modal')")


def test_a_sheet_opens_traps_the_focus_and_gives_it_back(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    open_sheet(page, server)
    assert active(page) == "n9"
    page.keyboard.press("Tab")
    page.keyboard.type("hi")
    eventually(lambda: server.events("i")[-1], ["i", 10, "hi"])
    server.patch(["r", 9])
    eventually(lambda: active(page), "n2")


def test_a_sheet_that_is_drawn_anew_stays_open_with_text_focus_and_caret(visit, server, page):
    visit(f'<div id="n1">{OPENER}<p id="n3">one</p></div>')
    open_sheet(page, server)
    page.focus("#n10")
    page.keyboard.type("abc")
    page.keyboard.press("ArrowLeft")
    settled(page)
    anew = SHEET.replace('id="n9"', 'id="n9" class="new"').replace("<input", '<input value="abc"')
    server.patch(["h", 9, anew], ["h", 3, '<p id="n3">two</p>'])
    until(page, "document.querySelector('.new')?.matches(':modal')")
    assert page.inner_text("#n3") == "two"
    assert page.evaluate("[document.activeElement.id, n10.value, n10.selectionStart]") == ["n10", "abc", 2]
    marked(page)
    assert server.events("bd") == []


def test_a_person_who_types_in_a_sheet_goes_on_after_the_connection_was_lost(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    open_sheet(page, server)
    page.focus("#n10")
    page.keyboard.type("ab")
    settled(page)
    again = SHEET.replace('id="n', 'id="n2')
    server.welcome = lambda hello: [["welcome", 0, 0, "key"], ["mount", f'<div id="n21">{again}</div>', "d2"]]
    server.drop()
    until(page, "document.getElementById('n29')?.matches(':modal')")
    page.keyboard.type("c")
    eventually(lambda: page.evaluate("[document.activeElement.id, n210.value]"), ["n210", "abc"])


def test_tab_goes_round_in_a_sheet(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    open_sheet(page, server)
    seen = []
    for _ in range(5):
        page.keyboard.press("Tab")
        seen.append(active(page))
    assert seen == ["n10", "n11", "n10", "n11", "n10"]
    for _ in range(3):
        page.keyboard.press("Shift+Tab")
        seen.append(active(page))
    assert seen[5:] == ["n11", "n10", "n11"]


def test_shift_tab_from_the_sheet_itself_goes_to_its_last_control(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    open_sheet(page, server)
    page.keyboard.press("Shift+Tab")
    assert active(page) == "n11"


def test_a_sheet_in_the_first_page_is_opened(visit, server, page):
    visit(f'<div id="n1">{SHEET}</div>')
    until(page, "n9.matches(':modal')")


def test_escape_and_the_backdrop_ask_for_dismissal_and_the_server_decides(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    open_sheet(page, server)
    for _ in range(3):
        page.keyboard.press("Escape")
    eventually(lambda: server.events("d"), [["d", 9]] * 3)
    assert page.evaluate("n9.matches(':modal')")
    page.mouse.click(3, 3)
    eventually(lambda: server.events("d"), [["d", 9]] * 4)
    page.evaluate("n9.close()")
    until(page, "n9.matches(':modal')")


def test_a_selection_dragged_out_of_a_sheet_does_not_dismiss_it(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    open_sheet(page, server)
    box = page.locator("#n10").bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(3, 3)
    page.mouse.up()
    marked(page)
    assert server.events("d") == []


def test_a_sticky_sheet_stays(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    open_sheet(page, server, SHEET.replace("data-modal", "data-modal data-sticky"))
    page.keyboard.press("Escape")
    page.mouse.click(3, 3)
    marked(page)
    assert server.events("d") == []
    assert page.evaluate("n9.matches(':modal')")


def test_escape_presses_the_cancel_button_and_return_the_default_one(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    open_sheet(page, server, """<dialog id="n9" data-modal role="alertdialog">
      <button id="n12" type="button" data-a="t" data-cancel>Cancel</button>
      <button id="n13" type="button" data-a="t" data-default>Delete</button></dialog>""")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    eventually(lambda: server.events("td"), [["t", 2], ["t", 12], ["t", 13]])


def test_messages_are_spoken_inside_a_modal_sheet(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    server.patch(["l", "one"], ["l", "one"])
    eventually(lambda: page.locator("#live p").all_inner_texts(), ["one", "one"])
    open_sheet(page, server)
    server.patch(["l", "two"])
    eventually(lambda: page.locator("dialog [aria-live]").inner_text(), "two")


POPOVER = """<div id="n9" popover="manual" data-anchor="3" data-a="d">
  <button id="n10" type="button" data-a="t">A place</button></div>"""
SEARCH = '<div id="n1"><input id="n3" data-a="if" data-k="q"><p id="away">beside</p></div>'


def open_popover(page, server):
    page.focus("#n3")
    eventually(lambda: server.events("f"), [["f", 3]])
    server.patch(["i", 1, 0, POPOVER])
    until(page, "document.getElementById('n9')?.matches(':popover-open')")


def test_a_popover_stands_below_its_anchor_and_leaves_the_focus(visit, server, page):
    visit(SEARCH)
    open_popover(page, server)
    assert active(page) == "n3"
    page.keyboard.type("par")
    eventually(lambda: server.events("i")[-1], ["i", 3, "par"])
    anchor, popover = (page.locator(s).bounding_box() for s in ("#n3", "#n9"))
    assert popover["y"] >= anchor["y"] + anchor["height"]
    page.evaluate("document.body.style.marginTop = '90px'; dispatchEvent(new Event('resize'))")
    assert page.locator("#n9").bounding_box()["y"] > popover["y"]


def test_a_popover_is_dismissed_from_beside_it_only(visit, server, page):
    visit(SEARCH)
    open_popover(page, server)
    page.click("#n3")
    page.click("#n10")
    marked(page)
    assert server.events("d") == []
    page.click("#away")
    eventually(lambda: server.events("d"), [["d", 9]])
    page.keyboard.press("Escape")
    eventually(lambda: server.events("d"), [["d", 9]] * 2)
    server.patch(["r", 9])
    page.wait_for_selector("#n9", state="detached")
    page.keyboard.press("Escape")
    marked(page)
    assert len(server.events("d")) == 2


def test_a_menu_stands_at_its_button_and_closes_after_a_tap(visit, server, page):
    visit("""<div id="n2"><button type="button" popovertarget="m2" id="open">More</button>
      <div popover id="m2"><button id="n3" type="button" data-a="t">Copy</button></div></div>""")
    page.click("#open")
    until(page, "m2.matches(':popover-open')")
    button, menu = (page.locator(s).bounding_box() for s in ("#open", "#m2"))
    assert 0 <= menu["y"] - button["y"] - button["height"] <= 10
    page.click("#n3")
    eventually(lambda: server.events(), [["t", 3]])
    until(page, "!m2.matches(':popover-open')")


def test_escape_closes_a_menu_and_not_the_sheet_below(visit, server, page):
    visit(f'<div id="n1">{OPENER}</div>')
    open_sheet(page, server, """<dialog id="n9" data-modal data-a="d">
      <button type="button" popovertarget="m2" id="open">More</button><div popover id="m2">menu</div></dialog>""")
    page.click("#open")
    until(page, "m2.matches(':popover-open')")
    page.keyboard.press("Escape")
    until(page, "!m2.matches(':popover-open')")
    assert server.events("d") == []


def test_a_menu_that_the_style_sheet_places_is_left_to_it(visit, server, page):
    visit("""<div id="n2"><button type="button" popovertarget="m2" id="open">More</button>
      <div popover id="m2"><button id="n3" type="button" data-a="t">Copy</button></div></div>""")
    page.evaluate("m2.style.positionArea = 'block-end span-inline-end'")
    page.click("#open")
    until(page, "m2.matches(':popover-open')")
    settled(page)
    assert page.evaluate("[m2.style.left, m2.style.top]") == ["", ""]


def test_a_tap_in_a_menu_of_a_menu_closes_both(visit, server, page):
    visit("""<div id="n2"><button type="button" popovertarget="m2" id="open">More</button>
      <div popover id="m2"><button type="button" popovertarget="m3" id="deeper">Deeper</button>
      <div popover id="m3"><button id="n4" type="button" data-a="t">Copy</button></div></div></div>""")
    page.click("#open")
    page.click("#deeper")
    until(page, "m3.matches(':popover-open')")
    page.click("#n4")
    eventually(lambda: server.events(), [["t", 4]])
    until(page, "!m2.matches(':popover-open') && !m3.matches(':popover-open')")
