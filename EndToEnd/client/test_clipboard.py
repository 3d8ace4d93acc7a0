"""What the app copies."""

import pytest

from browser import eventually, settled, until

TEXT = 'TextField("Näme", text: $name)\n  .bold()\n'


def pasted(page):
    """What is in the clipboard, by pasting it."""
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), {id: 'paste'}))")
    page.focus("#paste")
    page.keyboard.press("Control+V")
    return page.input_value("#paste")


@pytest.mark.parametrize("refusal", [None, "undefined", "{ writeText: async () => { throw 0 } }"])
def test_a_text_is_copied_and_the_focus_stays(visit, server, page, refusal):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    if refusal:
        page.add_init_script(
            f"Object.defineProperty(navigator, 'clipboard', {{ get: () => ({refusal}) }})")
    visit('<div id="n1"><button id="n2" type="button" data-a="tf">Copy</button></div>')
    page.click("#n2")
    eventually(lambda: server.events("t"), [["t", 2]])
    page.evaluate("addEventListener('copy', () => window.copied = true)")
    server.patch(["k", TEXT])
    settled(page)
    if refusal:
        until(page, "window.copied")
    assert page.evaluate("document.activeElement.id") == "n2"
    assert page.locator("pre").count() == 0
    eventually(lambda: pasted(page), TEXT)
