"""What is looked at on every page: pictures, axe-core, nothing that runs out sideways."""

import os
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

from browser import settled

PICTURES = Path(os.environ.get("PICTURES", Path(__file__).parents[2] / ".build" / "pictures")) / "gallery"
AXE = Axe()
# A state alone is no page with a title.
PAGE_RULES = {"page-has-heading-one"}


def violations(page, beside=(), rules=None):
    """What axe-core finds, by all of its rules or by some; its script is loaded once into each page."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.axe_script)
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
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


def picture(page, name):
    page.screenshot(path=PICTURES / f"{name}.png")


def overflow(page):
    return page.evaluate(
        "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth")


def in_scheme(page, scheme):
    """The person's system turns light or dark."""
    page.emulate_media(color_scheme=scheme)
    settled(page)
