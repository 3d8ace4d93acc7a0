"""Elements that leave with a transition, and elements that get another parent."""

import pytest

from browser import eventually, until

FORM = """<div id="n1" style="width:300px"><div id="n2" class="leaves"><input id="n3" data-a="if" data-k="a">
  <button id="n4" type="button" data-a="t">Go</button></div><p id="n5">stays</p></div>"""
OUT = {"end": {"opacity": "0", "translate": "0 -100%"}, "duration": 400, "delay": 0, "easing": "linear"}


def test_a_leaving_element_is_out_of_the_way_and_deaf_at_once(visit, server, page):
    visit(FORM)
    page.fill("#n3", "typed")
    before = page.evaluate("document.querySelector('.leaves').getBoundingClientRect().top")
    eventually(lambda: server.events("i"), [["i", 3, "typed"]])
    heard = len(server.events())
    server.patch(["r", 2, OUT])
    until(page, "!document.getElementById('n2') && document.querySelector('.leaves')")
    state = page.evaluate("""(() => {
      const el = document.querySelector('.leaves');
      const { position, pointerEvents } = getComputedStyle(el);
      return { position, pointerEvents, inert: el.inert, hidden: el.ariaHidden,
        ids: el.querySelectorAll('[id],[data-a],[data-k]').length,
        animations: el.getAnimations().length, active: document.activeElement.tagName } })()""")
    assert state == {"position": "fixed", "pointerEvents": "none", "inert": True, "hidden": "true",
                     "ids": 0, "animations": 1, "active": "BODY"}
    assert abs(page.evaluate("parseFloat(document.querySelector('.leaves').style.top)") - before) < 1
    page.keyboard.type("lost")
    until(page, "!document.querySelector('.leaves')")
    assert [e for e in server.events()[heard:] if e[0] in "itf"] == []


@pytest.mark.parametrize("end, stays", [
    ({"translate": "0 -100%"}, False), ({"opacity": "0", "translate": "0 -100%"}, True)])
def test_reduced_motion_leaves_only_the_fade(visit, server, page, end, stays):
    page.emulate_media(reduced_motion="reduce")
    visit(FORM)
    server.patch(["r", 2, {**OUT, "end": end}])
    until(page, "!document.getElementById('n2')")
    assert page.evaluate("""[...document.querySelectorAll('.leaves')].flatMap((el) =>
      el.getAnimations().flatMap((a) => a.effect.getKeyframes().map((k) => k.translate)))
      .filter((t) => t && t !== 'none')""") == []
    assert (page.query_selector(".leaves") is not None) is stays


def test_before_the_second_script_came_an_element_leaves_at_once(
        visit, server, page, expected_errors):
    expected_errors.append("Failed to load resource: net::ERR_FAILED")
    page.route("**/extra.js", lambda route: route.abort())
    visit(FORM.replace(' class="leaves"', ""))
    server.patch(["r", 2, OUT])
    until(page, "!document.getElementById('n3')")


@pytest.mark.parametrize("native", [True, False])
def test_a_field_that_gets_another_parent_keeps_focus_caret_and_secret(visit, server, page, native):
    if not native:
        page.add_init_script("delete Element.prototype.moveBefore")
    visit('<div id="n1"><input type="password" id="n2" data-a="if" data-k="p"></div>')
    page.focus("#n2")
    page.keyboard.type("secret")
    page.evaluate("document.activeElement.setSelectionRange(2, 3)")
    server.patch(["i", 1, 0, '<section id="n7"><header>new</header><div id="c7"></div></section>'],
                 ["m", 7, 2, 0])
    until(page, "document.querySelector('#c7 > #n2')")
    assert page.evaluate("[n2.value, document.activeElement.id, n2.selectionStart, n2.selectionEnd]") \
        == ["secret", "n2", 2, 3]
