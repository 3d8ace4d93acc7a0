"""The composite components in a real browser, one page each of the component lab."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser import eventually, settled
from pages import PICTURES

AXE = Axe()


@pytest.fixture
def component(serve, new_page):
    """Opens a component of its lab, waits until it is live, and takes its picture."""

    def open_component(name, **options):
        page = new_page(**options)
        page.goto(f"{serve('ComponentLab').url}{name}")
        settled(page)
        page.screenshot(path=PICTURES / f"component-{name.replace('?', '-')}.png")
        return page

    return open_component


def violations(page):
    # A view alone has no page's title.
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in AXE.run(page).response["violations"]
        for node in violation["nodes"] if violation["id"] != "page-has-heading-one"
    ]


def spoken(page):
    return page.evaluate("[...document.querySelectorAll('[aria-live=polite] p')].map((p) => p.textContent)")


# Log-in


def test_a_login_that_fails_says_so_above_the_button_and_keeps_both_fields(component):
    page = component("login")
    page.get_by_label("Username").fill("ann")
    page.get_by_label("Username").press("Enter")
    eventually(lambda: page.evaluate("document.activeElement.type"), "password")
    page.keyboard.type("wrong")
    page.keyboard.press("Enter")
    button = page.get_by_role("button", name="Login")
    eventually(button.is_disabled, True)
    message = page.locator("main").get_by_text("User name or password is wrong.")
    message.wait_for()
    eventually(lambda: spoken(page), ["User name or password is wrong."])
    assert message.bounding_box()["y"] < button.bounding_box()["y"]
    assert page.get_by_label("Username").input_value() == "ann"
    assert page.get_by_label("Password").input_value() == "wrong"
    assert violations(page) == []
    page.get_by_label("Password").fill("hunter2")
    message.wait_for(state="detached")
    button.click()
    page.get_by_text("Hello, ann!").wait_for()


def test_name_and_password_are_one_pair_in_one_form(component):
    page = component("login")
    assert page.evaluate("""() => {
      const [name, password] = document.querySelectorAll('input');
      return [name.autocomplete, password.autocomplete, !!name.form, name.form === password.form];
    }""") == ["username", "current-password", True, True]


def test_the_password_is_in_no_answer_of_the_server(component):
    page = component("login")
    received = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda m: received.append(str(m))))
    page.reload()
    settled(page)
    page.get_by_label("Username").fill("ann")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Login").click()
    page.locator("main").get_by_text("User name or password is wrong.").wait_for()
    assert received and "correct horse" not in "".join(received) + page.content()


# One-time code


def paste(page, text):
    page.evaluate("""(text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const el = document.activeElement;
      el.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      document.execCommand('insertText', false, text);
    }""", text)


def test_a_whole_one_time_code_pasted_or_autofilled_lands_at_once(component):
    page = component("code")
    field = page.get_by_label("Code from the message")
    field.click()
    paste(page, "123 456")
    page.get_by_text("confirmed: 123456", exact=True).wait_for()
    eventually(field.input_value, "123456")
    # Autofill sets the value and fires one event, or none before the next tap.
    field.evaluate("(el) => { el.value = '１１１-２２２'; el.dispatchEvent(new Event('input', { bubbles: true })); }")
    page.get_by_text("confirmed: 123456, 111222", exact=True).wait_for()
    eventually(field.input_value, "111222")


def test_a_code_is_typed_and_deleted_digit_by_digit(component):
    page = component("code")
    field = page.get_by_label("Code from the message")
    field.click()
    page.keyboard.type("12x345 67")
    page.get_by_text("confirmed: 123456", exact=True).wait_for()
    eventually(field.input_value, "123456")
    page.keyboard.press("Backspace")
    page.keyboard.type("9")
    page.get_by_text("confirmed: 123456, 123459", exact=True).wait_for()


def test_a_tap_on_any_box_types_into_the_one_field(component):
    page = component("code")
    boxes = page.locator("[aria-hidden=true] .layered").all()
    assert len(boxes) >= 6
    box = boxes[5].bounding_box()
    assert box["height"] >= 44
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 4)
    eventually(lambda: page.evaluate("document.activeElement.getAttribute('aria-label')"), "Code from the message")
    assert page.locator("input").count() == 1


def test_a_wrong_code_is_said_at_its_field(component):
    page = component("code")
    field = page.get_by_label("Code from the message")
    field.fill("000000")
    page.locator("main").get_by_text("This is not the code.").wait_for()
    eventually(lambda: field.get_attribute("aria-description"), "This is not the code.")
    settled(page)
    assert violations(page) == []


# New password


def test_the_rules_of_a_new_password_follow_the_keys_and_are_said_after_a_pause(component):
    page = component("password")
    field = page.get_by_label("New password", exact=True)
    assert field.get_attribute("autocomplete") == "new-password"
    assert field.get_attribute("type") == "password"
    field.click()
    page.keyboard.type("correct horse 1")
    page.get_by_role("img", name="At least 12 characters, met").wait_for()
    page.get_by_role("img", name="A number, met").wait_for()
    eventually(lambda: spoken(page), ["All requirements met"])
    eventually(page.get_by_role("button", name="Change password").is_enabled, True)


def test_a_new_password_can_be_shown_and_pasted(component):
    page = component("password")
    field = page.get_by_label("New password", exact=True)
    field.click()
    paste(page, "correct horse battery staple, seventy letters and more of them, and 9")
    page.get_by_role("img", name="A number, met").wait_for()
    page.get_by_role("button", name="Show password").click()
    eventually(lambda: field.get_attribute("type"), "text")


# Address


def test_the_fields_of_an_address_follow_the_country(component):
    page = component("address")

    def names():
        return page.evaluate("[...document.querySelectorAll('input')].map((el) => el.getAttribute('aria-label'))")

    page.get_by_label("Street address").fill("Main St 1")
    page.get_by_label("Country or region").select_option(label="Japan")
    eventually(lambda: names()[:2], ["Postal code", "Prefecture"])
    assert page.get_by_label("Street address").input_value() == "Main St 1"
    page.get_by_label("Country or region").select_option(label="United Kingdom")
    eventually(lambda: names()[-1], "Postcode")


@pytest.mark.parametrize("query", ["", "?rtl"])
def test_the_country_stands_beside_its_label_and_clear_of_its_mark(component, query):
    page = component("address" + query)
    select = page.get_by_label("Country or region")
    value, label = select.bounding_box(), page.get_by_text("Country or region", exact=True).bounding_box()
    assert abs(value["y"] + value["height"] / 2 - label["y"] - label["height"] / 2) < 4
    start = "paddingRight" if query else "paddingLeft"
    end = "paddingLeft" if query else "paddingRight"
    style = select.evaluate("(el) => ({ ...getComputedStyle(el) })")
    assert float(style[start][:-2]) == 6 and float(style[end][:-2]) > 20


def test_Return_walks_through_an_address(component):
    page = component("address")
    page.get_by_label("Street address").click()
    for name in ["Apartment, floor, building (optional)", "City", "State", "ZIP code"]:
        page.keyboard.press("Enter")
        eventually(lambda: page.evaluate("document.activeElement.getAttribute('aria-label')"), name)


def test_an_order_needs_no_state_where_there_is_none(component):
    page = component("address-model")
    page.get_by_label("Street address").fill("Gasse 1")
    page.get_by_label("Postal code").fill("1010")
    page.get_by_label("Town or city").fill("Wien")
    page.get_by_role("button", name="Order").click()
    page.get_by_text("Ordered").wait_for()


# Search


def test_arrows_choose_among_the_results_without_leaving_the_field(component):
    page = component("search")
    field = page.get_by_label("Search for a city")
    field.click()
    page.keyboard.type("l")
    page.get_by_role("button", name="Lisbon").wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    eventually(lambda: spoken(page)[-1:], ["London"])
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Search for a city"
    settled(page)
    assert violations(page) == []
    page.keyboard.press("Enter")
    page.get_by_text("chosen: London").wait_for()
    eventually(field.input_value, "London")
    assert page.get_by_role("button", name="London").count() == 0


def test_Escape_closes_the_results_and_leaves_the_text(component):
    page = component("search")
    field = page.get_by_label("Search for a city")
    field.click()
    page.keyboard.type("zz")
    page.get_by_text("No results for “zz”").wait_for()
    eventually(lambda: spoken(page), ["No results"])
    page.keyboard.press("Escape")
    page.get_by_text("No results for “zz”").wait_for(state="hidden")
    assert field.input_value() == "zz"


def test_how_many_results_there_are_is_announced_after_a_pause(component):
    page = component("search")
    page.get_by_label("Search for a city").click()
    page.keyboard.type("li")
    eventually(lambda: spoken(page), ["2 results"])


ORDERS = ["icon focus clear", "icon clear focus", "focus icon clear", "focus clear icon",
          "clear icon focus", "clear focus icon", "focus"]


@pytest.mark.parametrize("order", ORDERS)
def test_the_search_modifiers_work_in_any_order(component, order):
    page = component("search-modifiers")
    index = ORDERS.index(order) if order != "focus" else 7
    field = page.locator("main input").nth(index)
    field.click()
    page.get_by_text("taps: 1").wait_for()
    eventually(lambda: field.evaluate("(el) => el === document.activeElement"), True)
    field.click()
    page.get_by_text("taps: 2").wait_for()
    page.keyboard.type("!")
    eventually(lambda: page.locator("main input").first.input_value(), "Lisbon!")


def test_the_clear_button_stands_ten_points_from_the_edge_in_any_order(component):
    page = component("search-modifiers")
    buttons = [button.bounding_box() for button in page.get_by_role("button", name="Clear text").all()]
    assert len(buttons) == 7
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in buttons)
    symbols = [symbol.bounding_box() for symbol in page.locator("button[aria-label='Clear text'] svg").all()]
    assert len(symbols) == 7
    assert len({round(box["x"]) for box in symbols}) == 1
    assert abs(390 - 16 - 10 - symbols[0]["x"] - symbols[0]["width"]) < 3


def test_the_text_runs_under_no_clear_button(component):
    page = component("search-modifiers")
    for button in page.get_by_role("button", name="Clear text").all():
        box = button.bounding_box()
        over = page.locator("main input").evaluate_all("""(inputs, [x, y]) => inputs.filter((el) => {
          const { left, right, top, bottom } = el.getBoundingClientRect();
          return left < x && x < right && top < y && y < bottom;
        }).length""", [box["x"] + 1, box["y"] + box["height"] / 2])
        assert over == 0


# Create and edit


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
    assert violations(page) == []
    page.get_by_role("button", name="Delete").click()
    page.get_by_text("Delete this?").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    page.get_by_text("Nothing grows here").wait_for()


# All of them


PAGES = ["login", "code", "code-model", "password", "address", "address-model", "search",
         "search-modifiers", "create", "edit"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_no_violation(component, name, scheme):
    assert violations(component(name, color_scheme=scheme)) == []


@pytest.mark.parametrize("name", PAGES)
def test_nothing_hangs_over_the_edge_of_a_narrow_phone(component, name):
    page = component(name, viewport={"width": 320, "height": 640})
    assert page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth") <= 0
