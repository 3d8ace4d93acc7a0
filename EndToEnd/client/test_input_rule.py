"""The input rule: the browser owns what is newer than the server has seen."""

import time

import pytest

from browser import eventually, marked, settled, until
from fakeserver import setter
from looking import caret

FIELD = '<form><input id="n2" data-a="ifr" data-k="name"><p id="n3">message</p></form>'


def value(page, id="n2"):
    return page.evaluate(f"document.getElementById('{id}').value")


def test_text_goes_out_whole_and_in_order(visit, server, page):
    visit(FIELD)
    text = "abcdefghij" * 20
    page.focus("#n2")
    page.keyboard.type(text)
    eventually(lambda: len(server.events("i")), 200)
    assert server.events("i") == [["i", 2, text[:n]] for n in range(1, 201)]
    assert [m[0] for m in server.received] == list(range(1, len(server.received) + 1))


def test_an_upper_casing_setter_keeps_up_with_fast_typing_over_a_slow_network(
        visit, server, page, delayed):
    server.answer = setter(str.upper)
    visit(FIELD, port=delayed(75, 40))
    page.focus("#n2")
    text = "thequickbrownfoxjumpsoverthela"
    page.keyboard.type(text, delay=8)
    eventually(lambda: value(page), text.upper())
    settled(page)
    assert value(page) == text.upper()
    assert caret(page) == [30, 30]


def test_deleting_over_a_slow_network_stays_deleted(visit, server, page, delayed):
    server.answer = setter(str.upper)
    visit(FIELD, port=delayed(75, 40))
    page.focus("#n2")
    page.keyboard.type("abcdefghijklmnopqrst", delay=8)
    for _ in range(20):
        page.keyboard.press("Backspace")
    settled(page)
    assert value(page) == ""
    assert server.events("i")[-1] == ["i", 2, ""]


def test_an_older_server_value_is_superseded(visit, server, page):
    server.answer = lambda message: None
    visit(FIELD)
    page.focus("#n2")
    page.keyboard.type("ab")
    eventually(lambda: len(server.events("i")), 2)
    server.send([server.last_sequence - 1, ["v", 2, "OLD"]])
    marked(page)
    assert value(page) == "ab"
    server.send([server.last_sequence])
    page.locator("#n2").blur()
    marked(page)
    assert value(page) == "ab"


def test_a_server_change_applies_to_a_focused_field_and_maps_the_caret(visit, server, page):
    visit(FIELD)
    page.focus("#n2")
    page.keyboard.type("12345")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    eventually(lambda: len(server.events("i")), 5)
    server.patch(["v", 2, "12 345"])
    eventually(lambda: value(page), "12 345")
    assert caret(page) == [4, 4]


def test_an_equal_value_is_never_assigned(visit, server, page):
    visit(FIELD)
    page.evaluate("""() => {
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      window.assigned = [];
      Object.defineProperty(n2, 'value', { get, set(v) { assigned.push(v); set.call(this, v); } });
    }""")
    page.focus("#n2")
    page.keyboard.type("abc")
    eventually(lambda: len(server.events("i")), 3)
    server.patch(["v", 2, "abc"])
    marked(page)
    assert page.evaluate("assigned") == []


def test_undo_survives_patches_beside_the_field(visit, server, page):
    server.answer = lambda m: [[m[0], ["t", 3, f"message {m[0]}"]]]
    visit(FIELD)
    page.focus("#n2")
    page.keyboard.type("abc")
    eventually(lambda: page.inner_text("#n3"), "message 4")
    for _ in "abc":  # the browser decides how much one step takes back
        page.keyboard.press("Control+z")
    eventually(lambda: value(page), "")


def test_messages_beside_the_field_move_neither_caret_nor_selection(visit, server, page):
    visit(FIELD)
    page.fill("#n2", "hello world")
    page.evaluate("n2.setSelectionRange(2, 5, 'backward')")
    for i in range(20):
        server.patch(["t", 3, f"message {i}"], ["a", 2, "aria-invalid", str(bool(i % 2)).lower()])
    eventually(lambda: page.inner_text("#n3"), "message 19")
    assert caret(page) == [2, 5]
    assert page.evaluate("n2.selectionDirection") == "backward"
    assert page.evaluate("document.activeElement.id") == "n2"


def test_composition_is_sent_and_server_values_wait(visit, server, page):
    visit(FIELD)
    page.focus("#n2")
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"selectionStart": 1, "selectionEnd": 1, "text": "に"})
    eventually(lambda: server.events("i"), [["i", 2, "に"]])
    server.patch(["v", 2, "SERVER"])
    marked(page)
    assert value(page) == "に"
    keyboard.send("Input.imeSetComposition", {"selectionStart": 2, "selectionEnd": 2, "text": "にほ"})
    eventually(lambda: server.events("i")[-1], ["i", 2, "にほ"])
    server.patch(["v", 2, "SERVER"])
    marked(page)
    assert value(page) == "にほ"
    keyboard.send("Input.insertText", {"text": "日本"})
    eventually(lambda: server.events("i")[-1], ["i", 2, "日本"])
    marked(page)
    assert value(page) == "日本"  # the server has seen it and did not object


def test_a_value_that_waited_for_a_composition_applies_when_nothing_newer_was_typed(
        visit, server, page):
    visit(FIELD)
    page.focus("#n2")
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"selectionStart": 1, "selectionEnd": 1, "text": "a"})
    eventually(lambda: server.events("i"), [["i", 2, "a"]])
    server.patch(["v", 2, "A"])
    keyboard.send("Input.insertText", {"text": "a"})
    eventually(lambda: value(page), "A")
    assert server.events("i") == [["i", 2, "a"]]


def test_return_while_composing_is_no_return(visit, server, page):
    visit(FIELD)
    page.focus("#n2")
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"selectionStart": 1, "selectionEnd": 1, "text": "に"})
    page.evaluate("""n2.dispatchEvent(new KeyboardEvent('keydown',
      {key: 'Enter', keyCode: 229, isComposing: true, bubbles: true}))""")
    page.evaluate("""n2.dispatchEvent(new KeyboardEvent('keydown',
      {key: 'Enter', keyCode: 229, bubbles: true}))""")
    marked(page)
    assert server.events("r") == []


def test_a_reset_clears_a_focused_field(visit, server, page):
    visit(FIELD)
    page.focus("#n2")
    page.keyboard.type("hello")
    eventually(lambda: len(server.events("i")), 5)
    server.patch(["V", 2, ""])
    eventually(lambda: value(page), "")
    page.keyboard.type("x")
    eventually(lambda: server.events("i")[-1], ["i", 2, "x"])


def test_a_reset_ends_a_composition(visit, server, page):
    visit(FIELD)
    page.focus("#n2")
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"selectionStart": 1, "selectionEnd": 1, "text": "に"})
    eventually(lambda: len(server.events("i")), 1)
    server.patch(["V", 2, ""])
    eventually(lambda: value(page), "")
    marked(page)
    assert value(page) == ""
    assert server.events("b") == []
    page.keyboard.type("x")
    eventually(lambda: value(page), "x")


def test_a_reset_that_crosses_newer_text_leaves_both_sides_equal(visit, server, page):
    server.answer = lambda message: None
    visit(FIELD)
    page.focus("#n2")
    page.keyboard.type("ab")
    eventually(lambda: len(server.events("i")), 2)
    server.send([server.last_sequence - 1, ["V", 2, ""]])
    eventually(lambda: server.events("i")[-1], ["i", 2, "b"])
    assert value(page) == "b"
    assert caret(page) == [1, 1]


@pytest.mark.parametrize("old, keys, new, text, at", [
    ("old text", "new", "", "new", 3),
    ("abc", "d", "ABC", "ABCd", 4),
    ("abc", ["ArrowLeft", "x", "y"], "a-b-c", "a-b-xyc", 6),
    ("abc", ["Backspace", "Backspace"], "", "", 0),
    ("abc", ["Backspace", "d"], "xabc", "xabd", 4),
    ("", "ab", "prefix ", "prefix ab", 9),
])
def test_a_reset_takes_what_was_typed_since_along(
        visit, server, page, old, keys, new, text, at):
    visit(FIELD.replace('<input', f'<input value="{old}"'))
    page.focus("#n2")
    page.keyboard.press("End")
    until(page, "!!window.formwork.more.redone")
    eventually(lambda: server.events("f"), [["f", 2]])
    server.answer = lambda message: None
    for key in keys:
        page.keyboard.press(key)
    count = sum(len(key) == 1 or key == "Backspace" for key in keys)
    eventually(lambda: len(server.events("i")), count)
    server.send([1, ["V", 2, new]])
    eventually(lambda: value(page), text)
    assert caret(page) == [at, at]
    eventually(lambda: len(server.events("i")), count + 1)
    assert server.events("i")[-1] == ["i", 2, text]


def test_a_reset_after_which_nothing_was_typed_is_not_answered(visit, server, page):
    visit(FIELD)
    page.focus("#n2")
    page.keyboard.type("ab")
    eventually(lambda: len(server.events("i")), 2)
    server.patch(["V", 2, "AB"])
    eventually(lambda: value(page), "AB")
    marked(page)
    assert len(server.events("i")) == 2
    page.keyboard.type("c")
    eventually(lambda: server.events("i")[-1], ["i", 2, "ABc"])


CHAIN = ('<input id="n2" data-a="ifr" data-k="name"><input id="n4" type="password" data-a="ifr" '
         'data-k="word"><input id="n5" data-a="if" data-k="other">')


def chain(server, op, pause=0.15):
    """Answers late, and a Return with an op."""
    def answer(message):
        time.sleep(pause)
        return [[message[0], op] if message[1] == "r" and message[2] == 2 else [message[0]]]

    server.answer = answer


def test_keys_after_a_return_go_where_its_answer_moves_the_focus(visit, server, page):
    visit(CHAIN)
    page.focus("#n2")
    until(page, "!!window.formwork.more.returned")
    chain(server, ["f", 4])
    page.keyboard.type("ann")
    page.keyboard.press("Enter")
    page.keyboard.type("pwx")
    page.keyboard.press("Backspace")
    page.keyboard.type("12")
    assert value(page) == "ann"
    eventually(lambda: value(page, "n4"), "pw12")
    assert value(page) == "ann"
    assert all(event[1] == 4 or "p" not in event[2] for event in server.events("i"))


def test_a_second_return_waits_behind_the_keys_before_it(visit, server, page):
    visit(CHAIN)
    page.focus("#n2")
    until(page, "!!window.formwork.more.returned")
    chain(server, ["V", 2, ""], 0.03)
    page.keyboard.type("Alpha")
    page.keyboard.press("Enter")
    page.keyboard.type("Beta")
    page.keyboard.press("Enter")
    page.keyboard.type("Ga")
    eventually(lambda: server.events("ir")[-1], ["i", 2, "Ga"])
    texts = [event[2] for event in server.events("i")]
    returns = [i for i, event in enumerate(server.events("ir")) if event[0] == "r"]
    assert [server.events("ir")[i - 1] for i in returns] == [["i", 2, "Alpha"], ["i", 2, "Beta"]]
    assert "AlphaB" not in texts
    assert value(page) == "Ga"


def test_keys_wait_no_longer_than_a_broken_connection_takes(visit, server, page):
    visit(CHAIN)
    page.focus("#n2")
    until(page, "!!window.formwork.more.returned")
    server.answer = lambda message: None
    page.keyboard.type("a")
    page.keyboard.press("Enter")
    page.keyboard.type("b")
    assert value(page) == "a"
    eventually(lambda: value(page), "ab")


def test_a_composition_after_a_return_does_not_wait(visit, server, page):
    visit(CHAIN)
    page.focus("#n2")
    until(page, "!!window.formwork.more.returned")
    server.answer = lambda message: None
    page.keyboard.type("a")
    page.keyboard.press("Enter")
    page.keyboard.type("b")
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"selectionStart": 1, "selectionEnd": 1, "text": "に"})
    eventually(lambda: value(page), "abに")


@pytest.mark.parametrize("transform, typed, shown", [
    (str.upper, "hello", "HELLO"),
    (lambda text: "".join(filter(str.isdigit, text)), "12a34", "1234"),
])
def test_undo_and_redo_invent_no_text(visit, server, page, transform, typed, shown):
    server.answer = setter(transform)
    visit(FIELD)
    page.focus("#n2")
    until(page, "!!window.formwork.more.edit")
    for key in typed:
        page.keyboard.type(key)
        settled(page)
    eventually(lambda: value(page), shown)
    seen = set()
    for key in ["Control+z"] * 6 + ["Control+Shift+z"] * 6:
        page.keyboard.press(key)
        settled(page)
        seen.add(value(page))
    assert all(shown.startswith(text) for text in seen), seen
    assert caret(page)[0] >= len(value(page)) - 1


def test_autofill_with_a_change_event_alone_is_sent(visit, server, page):
    visit(FIELD)
    page.evaluate("n2.value = 'peter'; n2.dispatchEvent(new Event('change', {bubbles: true}))")
    eventually(lambda: server.events("i"), [["i", 2, "peter"]])


@pytest.mark.parametrize("act", ["tap", "return", "dismiss"])
def test_autofill_without_any_event_goes_before_the_action(visit, server, page, act):
    visit("""<input id="n2" data-a="ir" data-k="a"><input id="n4" type="password" data-a="i" data-k="p">
      <label id="n5" data-a="v" data-k="c"><input type="checkbox" data-for="5"> on</label>
      <select id="n6" data-a="v" data-k="s"><option value="0">a<option value="1">b</select>
      <input id="n8" type="range" value="3" data-a="v" data-k="r">
      <textarea id="n9" data-a="i" data-k="t"></textarea>
      <button id="n7" type="button" data-a="t">Log in</button>
      <div id="n10" data-a="d"><button data-do="d" data-for="10" id="x">close</button></div>""")
    page.evaluate("""() => { n2.value = 'peter'; n4.value = 'secret'; n6.value = '1'; n8.value = 7;
      n9.value = 'x'; document.querySelector('[data-for="5"]').checked = true; }""")
    last = {"tap": ["t", 7], "return": ["r", 2], "dismiss": ["d", 10]}[act]
    {"tap": lambda: page.click("#n7"), "return": lambda: page.press("#n2", "Enter"),
     "dismiss": lambda: page.click("#x")}[act]()
    eventually(lambda: server.events(), [
        ["i", 2, "peter"], ["i", 4, "secret"], ["v", 5, "1"], ["v", 6, "1"], ["v", 8, "7"],
        ["i", 9, "x"], last])


def test_text_typed_before_the_socket_connects_is_in_hello(visit, server, page):
    server.refuses = True
    visit(FIELD + '<input id="n4" type="password" data-a="if" data-k="pw">'
          '<input id="n5" value="same" data-a="i" data-k="untouched">', live=False)
    until(page, "window.formwork")
    page.focus("#n2")
    page.keyboard.type("early")
    page.fill("#n4", "secret")
    server.refuses = False
    eventually(lambda: len(server.hellos), 1)
    assert server.hellos[0][5] == [["name", "early"], ["pw", "secret"]]
    eventually(lambda: server.events(), [["f", 4]])
    page.keyboard.type("x")
    eventually(lambda: server.events("i"), [["i", 4, "secretx"]])


def test_what_happens_between_hello_and_welcome_is_delivered_after_it(visit, server, page):
    server.holds_welcome = True
    visit(FIELD + '<button id="n7" type="button" data-a="t">Go</button>', live=False)
    eventually(lambda: len(server.hellos), 1)
    page.focus("#n2")
    page.keyboard.type("late")
    page.click("#n7")
    assert page.evaluate("watcher.sent") == 1  # the hello
    server.holds_welcome = False
    eventually(lambda: server.events(), [["i", 2, "late"], ["f", 2], ["t", 7]])


def test_check_boxes_follow_the_input_rule(visit, server, page):
    server.answer = lambda message: None
    visit('<label id="n5" data-a="v" data-k="c"><input type="checkbox" data-for="5">on</label>')
    box = page.locator("[data-for='5']")
    box.click()
    eventually(lambda: server.events(), [["v", 5, "1"]])
    server.send([0, ["p", 5, "checked", False]])
    marked(page)
    assert box.is_checked()
    server.send([1, ["p", 5, "checked", False]])
    eventually(box.is_checked, False)


def test_selects_radio_groups_sliders_and_dates_send_their_values(visit, server, page):
    visit("""<select id="n2" data-a="v" data-k="s"><option value="0">a<option value="1">b</select>
      <div id="n3" role="radiogroup" data-a="v" data-k="r">
        <label><input type="radio" name="g" value="0" data-for="3" checked>a</label>
        <label><input type="radio" name="g" value="1" data-for="3">b</label></div>
      <input id="n4" type="range" min="0" max="10" value="5.0" data-a="v" data-k="l">
      <div id="n5" data-a="v" data-k="d"><input type="date" value="2024-01-02" data-for="5">
        <input type="time" value="10:00" data-for="5"></div>""")
    page.select_option("#n2", "1")
    page.check("[value='1'][data-for='3']")
    page.fill("#n4", "7")
    page.fill("[type=date]", "2025-03-04")
    page.fill("[type=time]", "11:30")
    expected = [["v", 2, "1"], ["v", 3, "1"], ["v", 4, "7"],
                ["v", 5, "2025-03-04T10:00"], ["v", 5, "2025-03-04T11:30"]]
    eventually(lambda: server.events("iv"), expected)
    page.locator("[type=time]").blur()
    server.patch(["p", 2, "value", "0"], ["p", 3, "value", "0"], ["p", 4, "value", "1"],
                 ["p", 5, "value", "2026-01-01T08:15"])
    eventually(lambda: page.input_value("#n2"), "0")
    assert page.is_checked("[value='0'][data-for='3']")
    assert page.input_value("#n4") == "1"
    assert page.input_value("[type=date]") + page.input_value("[type=time]") == "2026-01-0108:15"
    marked(page)
    assert server.events("iv") == expected


def test_a_value_of_the_server_waits_while_a_date_is_typed(visit, server, page):
    visit('<input id="n2" type="date" value="2024-01-02" data-a="v" data-k="d">')
    page.focus("#n2")
    server.patch(["p", 2, "value", "2030-01-01"])
    marked(page)
    assert value(page) == "2024-01-02"
    page.locator("#n2").blur()
    eventually(lambda: value(page), "2030-01-01")


def test_a_replaced_field_keeps_newer_text_caret_and_focus(visit, server, page):
    server.answer = lambda message: None
    visit(f'<div id="n1">{FIELD}</div>')
    page.focus("#n2")
    page.keyboard.type("abcd")
    page.keyboard.press("ArrowLeft")
    eventually(lambda: len(server.events("i")), 4)
    server.send([1, ["h", 2, '<input id="n2" data-a="if" data-k="name" value="A" class="new">']])
    page.wait_for_selector(".new")
    assert value(page) == "abcd"
    assert caret(page) == [3, 3]
    server.send([server.last_sequence, ["c", 1, '<input id="n9" data-a="if" data-k="name" value="ABCD" class="inner">']])
    page.wait_for_selector(".inner")
    assert value(page, "n9") == "ABCD"
    assert page.evaluate("document.activeElement.id") == "n9"
    assert caret(page) == [3, 3]
    assert server.events("b") == []
