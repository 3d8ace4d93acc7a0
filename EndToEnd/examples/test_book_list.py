"""The extracted row: cover, title, author, pages."""

import pytest

from browser import settled
from pages import row


@pytest.fixture
def books(serve, page):
    page.goto(serve("BookList").url)
    row(page, "Books").click()
    page.get_by_text("by Mara Lindqvist").wait_for()
    return page


def test_the_covers_are_90_high_and_keep_their_shape(books):
    cover = books.get_by_role("img", name="cover-tides")
    box = cover.bounding_box()
    assert box["height"] == pytest.approx(90, abs=0.6)
    assert box["width"] == pytest.approx(60, abs=0.6)
    assert cover.evaluate("""(el) => { const image = el.matches('img') ? el : el.querySelector('img');
      return image.complete && image.naturalWidth }""") == 300


def test_the_text_stands_at_the_top_beside_the_cover(books):
    cover = books.get_by_role("img", name="cover-tides").bounding_box()
    title = books.get_by_text("The Tide Tables").bounding_box()
    author = books.get_by_text("by Mara Lindqvist").bounding_box()
    assert title["y"] == pytest.approx(cover["y"], abs=1)
    assert title["x"] == pytest.approx(cover["x"] + cover["width"] + 8, abs=1)
    assert author["x"] == pytest.approx(title["x"], abs=0.6)


def test_numbers_are_grouped(books):
    assert books.get_by_text("1,024 pages").is_visible()


def test_they_are_grouped_as_the_reader_does(serve, new_page):
    page = new_page(locale="de-DE")
    page.goto(serve("BookList").url)
    row(page, "Books").click()
    page.get_by_text("1.024 pages").wait_for()


def test_the_starting_points(serve, page):
    page.goto(serve("BookList").url)
    row(page, "Hello in a column").click()
    text = page.get_by_text("Hello, world!")
    text.wait_for()
    settled(page)
    globe = page.locator(".page:visible .symbol").last.bounding_box()
    assert globe["y"] + globe["height"] <= text.bounding_box()["y"] + 1
    page.go_back()
    row(page, "Five rows").click()
    page.get_by_text("Hello, world 4!").wait_for()
