"""A connection that is lost for a moment: the page goes on in its session."""

import re
import urllib.request

import pytest

from browser import eventually, settled
from delayproxy import DelayProxy
from pages import row
from serving import Served


def count(server, name):
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        return int(re.search(rf"^formwork_{name} (\d+)$", answer.read().decode(), re.M)[1])


@pytest.fixture
def link():
    """A link that a test can cut, and what stands behind it: a server whose sessions are the test's alone."""
    server = Served("Gallery")
    proxy = DelayProxy(server.port).start()
    yield proxy, server
    proxy.stop()
    server.stop()


def test_a_page_whose_connection_is_cut_goes_on_where_it_was(link, page):
    proxy, server = link
    resumed, opened = count(server, "sessions_resumed_total"), count(server, "sessions_opened_total")
    page.goto(f"http://127.0.0.1:{proxy.port}/")
    settled(page)
    row(page, "Create and edit").click()
    row(page, "A chore").click()
    name = page.get_by_label("Name")
    name.wait_for()
    typed = ""
    for times, part in enumerate(["Wash ", "the ", "dishes"], start=1):
        name.press_sequentially(part[0])
        proxy.cut()
        name.press_sequentially(part[1:])
        typed += part
        assert name.input_value() == typed
        eventually(lambda: count(server, "sessions_resumed_total"), resumed + times)
    settled(page)
    assert count(server, "sessions_opened_total") == opened + 1 + 3
    assert name.input_value() == typed
    assert page.evaluate("document.activeElement.value") == typed
    page.get_by_role("button", name="Create").click()
    page.get_by_role("heading", name="Edit chore").wait_for()
    assert page.get_by_label("Name").input_value() == typed
    assert count(server, "sessions_suspended") == 0


def test_a_tab_that_is_closed_leaves_no_session_behind(link, new_page):
    proxy, server = link
    before = count(server, "sessions")
    page = new_page()
    page.goto(f"http://127.0.0.1:{proxy.port}/")
    settled(page)
    assert count(server, "sessions") == before + 1
    page.close(run_before_unload=False)
    eventually(lambda: count(server, "sessions"), before)
