"""Screens that create and edit, guarded and busy."""

from browser import eventually, settled
from looking import PAGE_RULES, violations


def test_creating_is_guarded_and_busy(component):
    page = component("create")
    page.get_by_role("button", name="New plant").click()
    create = page.get_by_role("button", name="Create")
    create.wait_for()
    assert create.is_disabled()
    page.get_by_label("Name").fill("Rose")
    page.keyboard.press("Escape")
    page.get_by_text("Discard your changes?").wait_for()
    page.get_by_role("button", name="Keep editing").click()
    eventually(create.is_enabled, True)
    create.click()
    eventually(create.is_disabled, True)
    page.get_by_text("There is a rose already").first.wait_for()
    page.get_by_label("Name").fill("Ivy")
    eventually(create.is_enabled, True)
    create.click()
    page.get_by_text("Ivy", exact=True).wait_for()
    eventually(lambda: page.get_by_role("button", name="Create").count(), 0)


def test_editing_saves_what_changed_and_deletes_after_a_question(component):
    page = component("edit")
    page.get_by_text("Rose").click()
    save = page.get_by_role("button", name="Save")
    save.wait_for()
    assert save.is_disabled()
    page.get_by_label("Name").fill("Oak")
    eventually(save.is_enabled, True)
    save.click()
    page.locator("main").get_by_text("The server is down.").wait_for()
    settled(page)
    assert violations(page, beside=PAGE_RULES) == []
    page.get_by_role("button", name="Delete").click()
    page.get_by_text("Delete this?").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    page.get_by_text("Nothing grows here").wait_for()
