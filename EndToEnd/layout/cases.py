"""Shows the cases of `Examples/Sources/LayoutCases` in a browser, measures and reads them."""

import re
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "Examples" / "Sources" / "LayoutCases"

WINDOW = {"width": 390, "height": 844}

MEASURE = """() => {
  const frame = document.querySelector('[data-testid="frame"]');
  const isMirrored = getComputedStyle(frame || document.body).direction === 'rtl';
  const origin = frame ? frame.getBoundingClientRect()
    : { left: 0, top: 0, right: document.documentElement.clientWidth };
  const boxes = {};
  for (const el of document.querySelectorAll('[data-testid]')) {
    if (el === frame || el.dataset.testid in boxes) continue;
    const { left, right, top, width, height } = el.getBoundingClientRect();
    const x = isMirrored ? origin.right - right : left - origin.left;
    boxes[el.dataset.testid] = [x, top - origin.top, width, height];
  }
  return boxes;
}"""


def show(page, url, name):
    """Opens the page on which one case stands alone."""
    page.goto(f"{url}?case={name}")
    page.evaluate("document.fonts.ready")


def measure(page):
    """The boxes of the case on the page: name -> [x, y, width, height]."""
    return page.evaluate(MEASURE)


def sources():
    """The cases in the order of the document: name -> (group, sentence, lines of code)."""
    cases = {}
    for part in ["Stacks", "Boxes", "Content", "Controls"]:
        source = (SOURCES / f"LayoutCase+{part}.swift").read_text()
        for case in re.finditer(
            r'    LayoutCase\(\s*"([\w-]+)",\s*"((?:[^"\\]|\\.)*)"(?:, in: \.\w+)?\s*\) \{\n'
            r"(.*?)\n    \},\n",
            source, re.S,
        ):
            name, sentence, code = case.groups()
            group = re.findall(r"static let (\w+) = \[", source[: case.start()])[-1]
            lines = [line.removeprefix("      ") for line in code.splitlines()]
            cases[name] = (group, sentence, lines)
    return cases
