"""Every op, from the fixtures that the server's tests read, too."""

import json
from pathlib import Path

import pytest

from browser import eventually, marked, settled, until

FIXTURES = sorted((Path(__file__).parents[2] / "Tests/WireFixtures").glob("from-server-*.json"))


def read(file):
    return json.loads(file.read_text())


@pytest.mark.parametrize("fixture", map(read, FIXTURES), ids=[f.stem[12:] for f in FIXTURES])
def test_op(visit, server, page, fixture):
    visit(fixture["before"])
    server.send(fixture["message"], [0, ["T", "applied"]])
    eventually(page.title, "applied")
    expected = page.evaluate(
        "html => { const t = document.createElement('template'); t.innerHTML = html; return t.innerHTML }",
        fixture["after"])
    assert page.inner_html("#app") == expected
    for address, value in fixture.get("properties", {}).items():
        selector, _, name = address.rpartition(".")
        assert page.evaluate("([s, n]) => document.querySelector(s)[n]", [selector, name]) == value


LIST = '<ul id="n1">' + "".join(
    f'<li id="n{n}"><input id="n{n + 10}" data-a="if" data-k="k{n}"></li>' for n in range(2, 6)) + "</ul>"


@pytest.mark.parametrize("pairs, order", [
    ([2, 0], [3, 4, 5, 2]), ([3, 5], [2, 4, 3, 5]), ([4, 2], [4, 2, 3, 5]), ([2, 3], [2, 3, 4, 5]),
    ([4, 3, 2, 0], [4, 3, 5, 2])])
@pytest.mark.parametrize("native", [True, False])
def test_a_moved_row_keeps_its_focus_and_selection(visit, server, page, pairs, order, native):
    if not native:
        page.add_init_script("delete Element.prototype.moveBefore")
    visit(LIST)
    for row in (2, 3, 4, 5):
        page.fill(f"#n{row + 10}", "text")
    page.focus(f"#n{pairs[0] + 10}")
    page.evaluate("document.activeElement.setSelectionRange(1, 3)")
    page.evaluate("window.blurs = 0; document.addEventListener('blur', () => blurs++, true)")
    settled(page)
    assert server.events()[-1] == ["f", pairs[0] + 10]
    heard = len(server.received)
    server.patch(["m", 1, *pairs])
    ids = "[...document.querySelectorAll('li')].map(li => +li.id.slice(1))"
    eventually(lambda: page.evaluate(ids), order)
    assert page.evaluate("[document.activeElement.id, document.activeElement.selectionStart,"
                         " document.activeElement.selectionEnd, blurs]") == [f"n{pairs[0] + 10}", 1, 3, 0]
    assert len(server.received) == heard


def test_an_op_for_a_node_that_an_extension_removed_does_not_stop_the_others(browser, server):
    server.content = '<p id="n1">a</p><p id="n2">b</p>'
    page = browser.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/base/")
    eventually(lambda: len(server.hellos), 1)
    page.evaluate("n1.remove()")
    server.patch(["t", 1, "x"], ["t", 2, "y"])
    eventually(lambda: page.inner_text("#n2"), "y")
    page.close()


def test_symbols_join_the_sprite(visit, server, page):
    visit("<p>x</p>")
    server.patch(["y", '<symbol id="s1" viewBox="0 0 1 1"><path d="M0 0h1v1z"></path></symbol>'])
    until(page, "document.querySelector('#symbols > symbol#s1') instanceof SVGSymbolElement")


def test_a_link_opens_in_a_new_tab(visit, server, page):
    visit("<p>x</p>")
    page.mouse.click(5, 5)
    with page.context.expect_page() as opened:
        server.patch(["o", f"http://127.0.0.1:{server.port}/style.css"])
    assert opened.value.url.endswith("/style.css")


def test_an_element_is_scrolled_into_view(visit, server, page):
    visit('<div id="tall"></div><p id="n2">end</p>')
    server.patch(["s", 2])
    until(page, "n2.getBoundingClientRect().bottom <= innerHeight")


@pytest.mark.parametrize("op, selector, tag", [
    (["c", 2, '<use href="#s-b"/>'], "#n2 > use", "use"),
    (["h", 4, '<path id="n4" d="M0 0h9"/>'], "#n4", "path"),
    (["i", 3, 0, '<path id="n9" d="M0 0h9"/>'], "#n9", "path"),
    (["i", 3, 4, '<path id="n9" d="M0 0h9"/>'], "#n9", "path"),
    (["y", '<symbol id="s-c"><path d="M0 0h9"/></symbol>'], "#s-c > path", "path"),
])
def test_markup_that_comes_into_a_picture_is_drawn(visit, server, page, op, selector, tag):
    visit('<svg id="n2"><use href="#s-a"/></svg><svg id="n3"><path id="n4"/></svg>')
    server.patch(op)
    eventually(lambda: page.evaluate(
        "s => document.querySelector(s)?.namespaceURI", selector), "http://www.w3.org/2000/svg")
    assert page.evaluate("s => document.querySelector(s).tagName", selector) == tag


@pytest.mark.parametrize("op", [
    ["i", 1, 0, '<tr id="n9"><td>b</td></tr>'], ["h", 2, '<tr id="n9"><td>b</td></tr>'],
    ["c", 1, '<tr id="n9"><td>b</td></tr>']])
def test_a_row_comes_into_a_table(visit, server, page, op):
    visit('<table><tbody id="n1"><tr id="n2"><td>a</td></tr></tbody></table>')
    server.patch(op)
    eventually(lambda: page.evaluate("document.querySelector('#n1 > tr#n9 > td')?.textContent"), "b")


def test_the_focus_is_not_lost_when_its_screen_leaves(visit, server, page):
    visit('<div id="n1"><input id="n2" data-a="if" data-k="k"></div>')
    page.focus("#n2")
    until(page, "!!window.formwork.more.answered")
    server.patch(["h", 1, '<div id="n5"><h1>Welcome</h1><p>Done</p></div>'])
    eventually(lambda: page.evaluate("document.activeElement.tagName"), "H1")
    server.patch(["h", 5, "<p>Nothing to read first</p>"])
    eventually(lambda: page.evaluate("document.activeElement.tagName"), "MAIN")


def test_what_a_person_left_takes_no_focus_when_it_goes(visit, server, page):
    visit('<div id="n1"><input id="n2" data-a="if" data-k="k"></div>')
    page.focus("#n2")
    until(page, "!!window.formwork.more.answered")
    page.locator("#n2").blur()
    server.patch(["h", 1, "<h1>Welcome</h1>"])
    page.wait_for_selector("h1")
    marked(page)
    assert page.evaluate("document.activeElement.tagName") == "BODY"


def test_a_reload_on_a_pushed_page_begins_on_the_first_entry(visit, server, page):
    visit('<p id="n1">root</p>')
    server.patch(["u", "#2", 1], ["u", "#3", 1])
    eventually(lambda: page.evaluate("location.hash"), "#3")
    page.reload()
    eventually(lambda: page.evaluate("location.hash"), "")
    eventually(lambda: len(server.hellos), 2)
    assert page.evaluate("history.state") is None


def test_a_link_to_a_pushed_page_leaves_the_history_alone(visit, server, page):
    visit('<p id="n1">root</p>')
    page.goto(page.url + "#2")
    page.reload()
    settled(page)
    assert page.evaluate("location.hash") == "#2"
