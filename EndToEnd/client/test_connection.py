"""Losing the server and finding it again."""

from browser import eventually, settled, until

# Longer than the client waits with its banner, and before it first tries again: that it does neither
# shows only once the time has passed.
WHILE = 800

FIELDS = """<input id="n2" data-a="if" data-k="a"><input id="n3" type="password" data-a="i" data-k="p">
  <input id="n4" value="served" data-a="i" data-k="b">
  <label id="n5" data-a="v" data-k="c"><input type="checkbox" data-for="5">on</label>
  <div id="tall"></div><button id="n6" type="button" data-a="t">Go</button>"""
AGAIN = FIELDS.replace('id="n', 'id="n1').replace('data-for="5"', 'data-for="15"')


def mounting(hello):
    return [["welcome", 0, 0, "key"], ["mount", AGAIN, "d2"]]


def test_a_digest_that_differs_mounts_and_keeps_what_was_typed(visit, server, page):
    server.refuses = True
    visit(FIELDS, live=False)
    until(page, "window.formwork")
    page.focus("#n2")
    page.keyboard.type("early")
    server.welcome = mounting
    server.refuses = False
    page.wait_for_selector("#n12")
    assert page.input_value("#n12") == "early"
    eventually(lambda: server.events(), [["i", 12, "early"], ["f", 12]])


def test_what_was_typed_survives_a_mount_that_comes_before_the_second_script(visit, server, page):
    server.holds_welcome = server.holds_extra = True
    server.welcome = mounting
    visit(FIELDS, live=False)
    page.focus("#n4")
    page.keyboard.press("End")
    page.keyboard.type(" early")
    page.focus("#n2")
    page.keyboard.type("ear")
    page.check("#n5 input")
    page.focus("#n2")
    page.keyboard.type("ly")
    page.click("#n6")
    server.holds_welcome = False
    until(page, "watcher.isJoined")
    server.holds_extra = False
    page.wait_for_selector("#n12")
    assert [page.input_value(id) for id in ["#n12", "#n14"]] == ["early", "served early"]
    assert page.is_checked("#n15 input")
    assert page.evaluate("document.activeElement.id") == "n12"
    # The button is met by what was typed before.
    eventually(lambda: sorted(server.events("iv")) + server.events()[-1:],
               [["i", 12, "early"], ["i", 14, "served early"], ["v", 15, "1"], ["t", 16]])


def test_a_patch_behind_a_mount_that_waits_waits_with_it(visit, server, page):
    server.holds_extra = True
    server.welcome = lambda hello: [*mounting(hello), [0, ["t", 16, "Gone"]]]
    server.holds_welcome = True
    visit(FIELDS, live=False)
    page.focus("#n2")
    page.keyboard.type("early")
    server.holds_welcome = False
    eventually(lambda: page.evaluate("watcher.received"), 3)
    server.holds_extra = False
    eventually(lambda: page.inner_text("#n16"), "Gone")
    assert page.input_value("#n12") == "early"


def test_a_mount_that_waited_beyond_its_connection_is_left_for_the_next(visit, server, page):
    server.holds_extra = server.holds_welcome = True
    server.welcome = mounting
    visit(FIELDS, live=False)
    page.focus("#n2")
    page.keyboard.type("early")
    server.holds_welcome = False
    until(page, "watcher.isJoined")
    server.holds_welcome = True
    server.drop()
    eventually(lambda: len(server.hellos), 2)
    server.holds_extra = False
    until(page, "!!formwork.more.carrying")
    assert page.locator("#n12").count() == 0
    server.holds_welcome = False
    page.wait_for_selector("#n12")
    assert page.input_value("#n12") == "early"


def test_a_tap_before_the_welcome_meets_its_button_in_a_page_that_is_numbered_anew(visit, server, page):
    server.refuses = True
    visit(FIELDS + """<button id="n7" type="button" data-a="t">Twice</button>
      <button id="n8" type="button" data-a="t">Twice</button>""", live=False)
    until(page, "window.formwork")
    page.click("#n6")
    page.click("#n7")
    server.welcome = lambda hello: [["welcome", 0, 0, "key"], ["mount", AGAIN + """
      <button id="n18" type="button" data-a="t">Twice</button>
      <button id="n19" type="button" data-a="t">Twice</button>
      <button id="n17" type="button" data-a="t">Last</button>""", "d2"]]
    server.refuses = False
    page.wait_for_selector("#n17")
    page.click("#n17")
    # Nobody knows which of the two alike was meant: neither is tapped.
    eventually(lambda: sorted(server.events("t")), [["t", 16], ["t", 17]])


def test_a_killed_server_gets_everything_back(visit, server, page):
    visit(FIELDS)
    page.fill("#n3", "secret")
    page.check("[data-for='5']")
    page.focus("#n2")
    page.keyboard.type("hello")
    eventually(lambda: server.events("i")[-1], ["i", 2, "hello"])
    page.evaluate("n2.setSelectionRange(1, 3)")
    server.patch(["V", 4, "from server"])
    server.refuses = True
    server.drop()
    page.wait_for_selector(".offline-banner")
    assert page.get_attribute(".offline-banner", "role") == "status"
    page.keyboard.type("i")
    page.mouse.wheel(0, 700)
    until(page, "scrollY === 700")
    server.received.clear()
    server.welcome = mounting
    server.refuses = False
    page.wait_for_selector("#n12", timeout=15000)
    assert server.hellos[1][3] == ""
    assert server.hellos[1][5] == [["a", "hilo"], ["p", "secret"], ["b", "from server"], ["c", "1"]]
    assert page.input_value("#n12") == "hilo"
    assert page.is_checked("[data-for='15']")
    assert page.evaluate("[document.activeElement.id, n12.selectionStart, n12.selectionEnd]") == [
        "n12", 2, 2]
    assert page.evaluate("scrollY") == 700
    page.wait_for_selector(".offline-banner", state="detached")
    eventually(lambda: sorted(server.events(), key=str), sorted([
        ["i", 12, "hilo"], ["i", 13, "secret"], ["i", 14, "from server"], ["v", 15, "1"],
        ["f", 12]], key=str))
    # Also a third time, when the page was served with what the person typed.
    server.welcome = lambda hello: [["welcome", 0, 0, "key"], ["mount", AGAIN, "d3"]]
    server.drop()
    eventually(lambda: len(server.hellos), 3)
    assert ["a", "hilo"] in server.hellos[2][5]


def test_a_short_drop_shows_no_banner(visit, server, page):
    visit(FIELDS)
    page.evaluate("""window.seen = 0; new MutationObserver(() => {
      if (document.querySelector('.offline-banner')) seen++ }).observe(document.body, {childList: true})""")
    page.evaluate("Math.random = () => 0")
    server.drop()
    eventually(lambda: len(server.hellos), 2)
    page.wait_for_timeout(WHILE)
    assert page.evaluate("seen") == 0


def test_an_idle_page_waits_for_the_person(visit, server, page):
    visit(FIELDS)
    server.drop(4007)
    page.wait_for_selector(".offline-banner")
    page.wait_for_timeout(WHILE)
    assert len(server.hellos) == 1
    page.click("#n2")
    eventually(lambda: len(server.hellos), 2)


def test_bye_is_read_to_the_person(visit, server, page):
    visit(FIELDS)
    server.send(["bye", 4006, "Too many people are here."])
    server.refuses = True
    server.drop(4006)
    eventually(lambda: page.inner_text(".offline-banner"), "Too many people are here.")


def test_another_version_reloads_once_and_keeps_text(visit, server, page):
    visit(FIELDS)
    page.fill("#n2", "typed")
    page.fill("#n3", "secret")
    # What keeps text was asked for with the first key.
    settled(page)
    server.holds_welcome = True
    server.send(["reload"])
    eventually(lambda: len(server.hellos), 2)
    eventually(lambda: page.input_value("#n2"), "typed")
    assert page.input_value("#n3") == ""
    server.welcome = lambda hello: [["reload"]]
    server.holds_welcome = False
    page.wait_for_selector(".offline-banner")
    page.wait_for_timeout(WHILE)
    assert len(server.hellos) == 2


def resuming(hello):
    """The session that the page had, after the first message; a new one for a page without."""
    return [["welcome", 2, 1, "next"]] if hello[6:] else [["welcome", 1, 0, "first"]]


def test_what_was_done_without_a_connection_is_delivered_in_order_once(visit, server, page):
    server.welcome = resuming
    visit(FIELDS)
    page.focus("#n2")
    eventually(lambda: server.events(), [["f", 2]])
    settled(page)
    server.refuses = True
    server.drop()
    page.wait_for_selector(".offline-banner")
    page.keyboard.type("abc")
    page.click("#n6")
    page.keyboard.type("def")
    page.focus("#n3")
    page.keyboard.type("secret")
    server.received.clear()
    server.refuses = False
    eventually(lambda: server.events("it"), [
        ["i", 2, "abc"], ["t", 6], ["i", 2, "abcdef"], ["i", 3, "secret"]])
    assert [message[0] for message in server.received] == [2, 3, 4, 5, 6]
    assert server.hellos[1][6] == ["first", 1]
    page.wait_for_selector(".offline-banner", state="detached")


def test_what_was_sent_and_not_acknowledged_is_sent_again(visit, server, page):
    server.welcome = resuming
    server.answer = lambda message: [[1]] if message[0] == 1 else None
    visit(FIELDS)
    page.focus("#n2")
    page.keyboard.type("a")
    page.click("#n6")
    eventually(lambda: server.received, [[1, "f", 2], [2, "i", 2, "a"], [3, "t", 6]])
    server.drop()
    eventually(lambda: server.received[3:], [[2, "i", 2, "a"], [3, "t", 6]], seconds=15)
    assert page.input_value("#n2") == "a"


def test_a_page_that_lost_its_session_puts_back_what_it_holds_and_repeats_no_event(visit, server, page):
    server.welcome = resuming
    visit(FIELDS)
    page.focus("#n2")
    eventually(lambda: server.events(), [["f", 2]])
    settled(page)
    server.refuses = True
    server.welcome = lambda hello: [["welcome", 0, 0, "other"], ["mount", AGAIN, "d2"]]
    server.drop()
    page.wait_for_selector(".offline-banner")
    page.keyboard.type("held")
    server.received.clear()
    server.refuses = False
    eventually(lambda: sorted(server.events(), key=str), [["f", 12], ["i", 12, "held"]], seconds=15)
    assert [message[0] for message in server.received] == [1, 2]


def test_a_page_that_goes_for_good_says_so(visit, server, page):
    visit(FIELDS)
    page.goto("about:blank")
    eventually(lambda: server.close_code, 1000)
