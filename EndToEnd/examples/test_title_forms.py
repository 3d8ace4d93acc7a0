"""One form, a screen that creates and a screen that edits."""

import pytest

from browser import eventually
from pages import row


@pytest.fixture
def titles(serve, page):
    page.goto(serve("TitleForms").url)
    row(page, "Titles").click()
    row(page, "Water the plants").wait_for()
    return page


def test_create_edit_and_delete(titles):
    titles.get_by_role("button", name="Add").click()
    titles.get_by_label("Title").fill("Buy bread")
    titles.get_by_role("button", name="Create", exact=True).click()
    row(titles, "Buy bread").click()
    field = titles.get_by_label("Title")
    eventually(field.input_value, "Buy bread")
    field.fill("Buy rye bread")
    titles.get_by_role("button", name="Save").click()
    row(titles, "Buy rye bread").click()
    titles.get_by_role("button", name="Delete").click()
    row(titles, "Water the plants").wait_for()
    assert titles.get_by_text("Buy rye bread").count() == 0


def test_the_buttons_stand_at_the_bottom_delete_before_save(titles):
    row(titles, "Water the plants").click()
    delete = titles.get_by_role("button", name="Delete").bounding_box()
    save = titles.get_by_role("button", name="Save").bounding_box()
    assert delete["x"] < save["x"]
    assert save["y"] + save["height"] > titles.viewport_size["height"] - 60


def test_going_back_leaves_the_title_as_it_was(titles):
    row(titles, "Water the plants").click()
    titles.get_by_label("Title").fill("Something else")
    titles.go_back()
    row(titles, "Water the plants").wait_for()


def test_the_general_screens_guard(serve, page):
    page.goto(serve("TitleForms").url)
    row(page, "A chore").click()
    create = page.get_by_role("button", name="Create", exact=True)
    create.wait_for()
    assert create.is_disabled()
    page.get_by_label("Name").fill("Mow")
    eventually(create.is_enabled, True)
    create.click()
    save = page.get_by_role("button", name="Save")
    save.wait_for()
    assert save.is_disabled()
    page.get_by_role("button", name="Delete").click()
    page.get_by_text("Delete this?").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.get_by_text("Delete this?").wait_for(state="hidden")
    assert page.get_by_label("Name").input_value() == "Mow"
