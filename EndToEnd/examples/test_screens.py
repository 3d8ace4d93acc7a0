"""Pushing and popping, dialogs, and the language of the page, in a real example."""

import shutil

import serving
from browser import eventually, settled
from pages import row

FOCUS = """(() => { const el = document.activeElement;
  return [el.tagName, (el.getAttribute('aria-label') || el.innerText || '').trim()] })()"""


def test_a_push_focuses_the_title_and_a_pop_the_row(serve, page):
    page.set_viewport_size({"width": 390, "height": 500})
    page.goto(serve("Gallery").url)
    settled(page)
    link = row(page, "Create and edit")
    link.scroll_into_view_if_needed()
    y = page.evaluate("scrollY")
    link.click()
    eventually(lambda: page.evaluate(FOCUS), ["H1", "Create and edit"])
    assert page.evaluate("scrollY") == 0
    page.locator("button.back:visible").click()
    eventually(lambda: page.evaluate(FOCUS)[1].startswith("Create and edit"), True)
    assert page.evaluate("scrollY") == y


def test_a_dialog_has_a_name_keeps_the_focus_and_gives_it_back(serve, page):
    page.goto(serve("TitleForms").url)
    row(page, "A chore").click()
    page.get_by_label("Name").fill("Water the plants")
    page.get_by_role("button", name="Create", exact=True).click()
    opener = page.get_by_role("button", name="Delete")
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    assert dialog.get_attribute("aria-label")
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('dialog') !== null")
    ring = page.evaluate("getComputedStyle(document.querySelector('dialog[open]')).outlineStyle")
    assert ring == "none"
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert page.evaluate("document.activeElement.innerText") == "Delete"


def test_the_page_is_in_the_language_of_its_texts(new_page, tmp_path, monkeypatch):
    # The example has English texts alone, in a folder without those of others: nobody is told that
    # they were others.
    shutil.copy(serving.BINARIES / "TitleFormsApp", tmp_path)
    monkeypatch.setattr(serving, "BINARIES", tmp_path)
    server = serving.Served("TitleForms")
    for language in ["en-GB", "de-DE", "ar"]:
        page = new_page(locale=language)
        page.goto(server.url)
        row(page, "A chore").wait_for()
        assert page.get_attribute("html", "lang") == "en"
        assert page.get_attribute("html", "dir") == "ltr"
        page.close()
    server.stop()


def test_english_texts_of_an_app_that_speaks_more_say_that_they_are(serve, new_page):
    page = new_page(locale="de-DE")
    page.goto(serve("Gallery").url)
    title = page.get_by_role("heading", name="Formwork", exact=True).first
    title.wait_for()
    assert title.evaluate("(el) => el.closest('[lang]').lang") == "en"
