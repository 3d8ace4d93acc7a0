"""The pages of the examples: how to reach each from the gallery."""

from browser import settled

PAGES = {
    "gallery": [],
    "text-input": ["Text input"],
    "text-input-shipping": ["Text input", "Shipping address"],
    "text-input-by-value": ["Text input", "Shipping address, by value"],
    "text-input-email": ["Text input", "E-mail address"],
    "text-input-email-checked": ["Text input", "E-mail address, checked"],
    "text-input-in-label": ["Text input", "Messages in the label, from the start"],
    "focus-chain": ["Focus chain"],
    "location-search": ["Location search"],
    "sign-up": ["Sign up"],
    "login": ["Login"],
    "title-forms": ["Create and edit"],
    "title-forms-titles": ["Create and edit", "Titles"],
    "title-forms-chore": ["Create and edit", "A chore"],
    "registration": ["Registration"],
    "book-list": ["Book list"],
    "book-list-books": ["Book list", "Books"],
    "book-list-hello-column": ["Book list", "Hello in a column"],
    "book-list-hello-row": ["Book list", "Hello in a row"],
    "book-list-five-rows": ["Book list", "Five rows"],
    "book-list-default-alignments": ["Book list", "Default alignments"],
    "book-list-inline": ["Book list", "The row inline"],
}


def row(page, title):
    """The row of a list that leads to another page."""
    return page.locator(".v-navigation", has=page.get_by_text(title, exact=True)).locator("visible=true")


def visit(page, url, name):
    """Goes to a page as a person does: from the gallery, row by row.

    On a first visit the server does not know how wide the window is, and the index of a narrow one
    comes once the page is joined.
    """
    response = page.goto(url)
    settled(page)
    for title in PAGES[name]:
        row(page, title).click()
        row(page, title).wait_for(state="detached")
    settled(page)
    return response
