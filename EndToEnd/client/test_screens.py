"""Screens of a navigation: scrolling and focus on push and pop."""

from browser import eventually, marked

FIRST = """<div id="n1" class="navigation"><div id="n2" class="page"><h1>List</h1>
  <p style="height:2000px">…</p><button id="n3" type="button" data-a="t">Open</button>
  <p style="height:2000px">…</p></div></div>"""
SECOND = """<div id="n5" class="page" data-a="d"><button type="button" id="back" data-do="d" data-for="5">Back</button>
  <h1>Detail</h1>%s<p style="height:3000px">…</p></div>"""
HIDE = "const s = new CSSStyleSheet(); s.replaceSync('.navigation > .page:not(:last-of-type){display:none}'); document.adoptedStyleSheets = [s]"


def push(page, server, inside="", n=1):
    page.click("#n3")
    eventually(lambda: len(server.events("t")), n)
    server.patch(["i", 1, 0, SECOND % inside])


def active(page):
    return page.evaluate("document.activeElement.id || document.activeElement.textContent")


def test_a_push_begins_at_the_top_on_the_title_and_a_pop_comes_back_to_the_link(visit, server, page):
    visit(FIRST)
    page.evaluate(HIDE)
    for round in (1, 2):
        page.locator("#n3").scroll_into_view_if_needed()
        y = page.evaluate("scrollY")
        assert y > 1000
        push(page, server, n=round)
        eventually(lambda: active(page), "Detail")
        assert page.evaluate("scrollY") == 0
        page.click("#back")
        eventually(lambda: len(server.events("d")), round)
        server.patch(["r", 5])
        eventually(lambda: active(page), "n3")
        assert page.evaluate("scrollY") == y


def test_a_field_with_autofocus_has_the_focus_on_a_new_screen(visit, server, page):
    visit(FIRST)
    page.evaluate(HIDE)
    push(page, server, '<input id="n8" data-a="if" data-k="x" autofocus>')
    eventually(lambda: active(page), "n8")


def test_a_field_that_the_server_focuses_keeps_the_focus_on_a_new_screen(visit, server, page):
    visit(FIRST)
    page.evaluate(HIDE)
    page.click("#n3")
    eventually(lambda: len(server.events("t")), 1)
    server.patch(["i", 1, 0, SECOND % '<input id="n8" data-a="if" data-k="x">'], ["f", 8])
    marked(page)
    assert active(page) == "n8"


def test_a_page_served_with_two_screens_leaves_the_focus_alone(visit, server, page):
    visit(FIRST.replace("</div></div>", "</div>" + SECOND % "" + "</div>"))
    assert page.evaluate("document.activeElement.tagName") == "BODY"
