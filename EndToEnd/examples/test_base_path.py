"""An app below a path of its own: every address stays below it."""

from urllib.parse import urlparse

import pytest
from serving import Served
from pages import row


@pytest.fixture(scope="module")
def below_forms():
    server = Served("Gallery", arguments=("--base-path", "/forms"))
    yield server
    server.stop()


def test_every_request_socket_and_pushed_address_stays_below_the_base_path(below_forms, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    assert urlparse(below_forms.url).path == "/forms/"
    page.goto(below_forms.url)
    row(page, "Create and edit").click()
    page.get_by_role("heading", name="Create and edit").wait_for()
    assert urlparse(page.url)[2:] == ("/forms/", "", "", "2")
    page.go_back()
    row(page, "Create and edit").wait_for()
    assert urlparse(page.url)[2:] == ("/forms/", "", "", "")
    page.reload()
    row(page, "Create and edit").wait_for()
    addresses = [urlparse(url) for url in asked if not url.startswith("data:")]
    assert {url.scheme for url in addresses} == {"http", "ws"}
    assert [url for url in addresses if not url.path.startswith("/forms/")] == []
    inside = page.evaluate("""[...document.querySelectorAll('[src],[href]')].map((el) => el.src || el.href.baseVal || el.href)
      .filter((url) => typeof url === 'string' && url.startsWith('http')).map((url) => new URL(url).pathname)""")
    assert [path for path in inside if not path.startswith("/forms/")] == []


def test_an_address_below_the_base_path_and_one_without_its_slash_are_served(below_forms, page):
    page.goto(below_forms.url.rstrip("/"))
    row(page, "Create and edit").wait_for()
    assert urlparse(page.url).path == "/forms/"
    page.goto(below_forms.url + "some/where?x=1")
    row(page, "Create and edit").click()
    page.get_by_role("heading", name="Create and edit").wait_for()
    assert urlparse(page.url)[2:] == ("/forms/some/where", "", "x=1", "2")
    page.go_back()
    row(page, "Create and edit").wait_for()
    assert urlparse(page.url)[2:5] == ("/forms/some/where", "", "x=1")
