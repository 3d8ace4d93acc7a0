"""What is looked at on every page: pictures, axe-core, what runs out sideways, focus and caret."""

import os
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

from browser import settled

# Where the tests put pictures of what they see.
PICTURES = Path(os.environ.get("PICTURES", Path(__file__).parents[1] / ".build" / "pictures"))
AXE = Axe()
# Axe leaves this rule of WCAG 2.2 AA out unless it is asked for.
MORE_RULES = {"target-size": {"enabled": True}}
# A view alone is no page with a title.
PAGE_RULES = {"page-has-heading-one"}

OUTSIDE = """() => [...document.querySelectorAll('.text, input, select, textarea, button, .link')]
  .filter((el) => el.checkVisibility() && el.getClientRects().length && !el.closest('[inert], .scroll.sx, .clip'))
  .filter((el) => { const box = el.getBoundingClientRect();
    return box.width && (box.left < -1 || box.right > document.documentElement.clientWidth + 1); })
  .map((el) => el.outerHTML.slice(0, 120))"""


def violations(page, beside=(), only=None):
    """What axe-core finds, by all of its rules or by some; its script is loaded once into each page."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.axe_script)
    options = {"resultTypes": ["violations"], "rules": MORE_RULES}
    if only:
        options = {"resultTypes": ["violations"], "runOnly": only}
    found = page.evaluate("options => axe.run(options)", options)["violations"]
    return [
        f"{violation['id']}: {node['html'][:160]} {node['any'][:1] and node['any'][0]['message']}"
        for violation in found if violation["id"] not in beside
        for node in violation["nodes"]
    ]


def violations_in_both_schemes(page, name, beside=()):
    """Pictures of the page in light and in dark, and what axe-core finds. Between the two nothing
    changes but colours."""
    found = []
    for scheme, rules in ("light", None), ("dark", ["color-contrast"]):
        in_scheme(page, scheme)
        picture(page, f"{name}-{scheme}")
        found += [f"{scheme}: {violation}" for violation in violations(page, beside, rules)]
    return found


def in_scheme(page, scheme):
    """The person's system turns light or dark."""
    page.emulate_media(color_scheme=scheme)
    settled(page)


def picture(page, name):
    page.screenshot(path=PICTURES / f"{name}.png")


def overflow(page):
    """By how much the page is wider than its window."""
    return page.evaluate(
        "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth")


def outside(page):
    """What stands beside the window, or partly."""
    return page.evaluate(OUTSIDE)


def focused(page):
    """What the element with the focus is called; nothing where none has it."""
    return page.evaluate("""() => {
      const el = document.activeElement;
      return el === document.body ? '' : el.getAttribute('aria-label') || el.textContent }""")


def caret(page):
    """The selection in the field with the focus."""
    return page.evaluate(
        "[document.activeElement.selectionStart, document.activeElement.selectionEnd]")


def spoken(page):
    """What was said aloud."""
    return page.evaluate("[...document.querySelectorAll('[aria-live=polite] p')].map((p) => p.textContent)")
