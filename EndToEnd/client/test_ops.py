"""Every op, from the fixtures that the server's tests read, too."""

import json
from pathlib import Path

import pytest
from fakeserver import eventually, until

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
    page.wait_for_timeout(60)
    for row in (2, 3, 4, 5):
        page.fill(f"#n{row + 10}", "text")
    page.focus(f"#n{pairs[0] + 10}")
    page.evaluate("document.activeElement.setSelectionRange(1, 3)")
    page.evaluate("window.blurs = 0; document.addEventListener('blur', () => blurs++, true)")
    eventually(lambda: server.events()[-1], ["f", pairs[0] + 10])
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
