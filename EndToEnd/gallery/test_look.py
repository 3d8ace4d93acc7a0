"""How the gallery is laid out, by measuring."""

from browser import settled


def box(locator):
    return locator.bounding_box()


def test_the_title_stands_over_content_that_is_wider_than_a_column_of_text(gallery, page):
    for path in "", "text-input-field":
        page.goto(gallery + path)
        settled(page)
        left = page.locator("h1.largetitle:visible").evaluate("""el => {
          const range = document.createRange();
          range.selectNodeContents(el);
          return range.getBoundingClientRect().left }""")
        content = box(page.locator(".lazygrid:visible").first)
        assert abs(left - content["x"]) <= 16, path
        assert content["width"] > 900, path


def test_a_heading_has_the_font_that_it_is_given(gallery, page):
    page.goto(gallery + "text-input-field")
    size = page.locator("h2", has_text="States").evaluate("el => getComputedStyle(el).fontSize")
    assert size == "22px"


def test_cards_stand_on_the_page_and_not_on_the_ground_of_a_row(gallery, page):
    page.goto(gallery)
    settled(page)
    ground = page.locator(".group:has(.lazygrid)").first.evaluate(
        "el => getComputedStyle(el).backgroundColor")
    assert ground == "rgba(0, 0, 0, 0)"


def test_a_preview_and_its_code_are_as_tall_as_what_stands_beside_them(gallery, page):
    page.goto(gallery + "text-input-field")
    settled(page)
    stage, parameters, code, surroundings = (
        box(cell) for cell in page.locator(".lazygrid:visible").first.locator("> *").all())
    assert stage["y"] + stage["height"] <= code["y"]
    assert abs(code["y"] - surroundings["y"]) <= 21
    assert parameters["x"] > stage["x"] + stage["width"]


def test_the_buttons_of_a_screen_on_a_card_stand_at_the_edge_of_the_card(gallery, page):
    page.goto(gallery + "create-screen")
    settled(page)
    buttons = page.get_by_role("button", name="Create", exact=True).all()
    assert len(buttons) > 1
    for button in buttons:
        host = button.locator("xpath=ancestor::*[contains(@class, 'bounded')]").last
        assert box(host)["y"] + box(host)["height"] - box(button)["y"] - box(button)["height"] < 24
