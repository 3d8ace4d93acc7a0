"""What SwiftUI draws, as boxes: case -> name -> (x, y, width, height), in points.

The cases stand in `Examples/Sources/LayoutCases`; names are accessibility identifiers. Positions
count from the leading top corner of the box named `frame` (300 x 200), or of the window (390 x 844)
if there is none; x runs in the direction of the language, so that a right-to-left case has the
numbers of its left-to-right twin. The numbers follow from SwiftUI's rules, not from what a page
happens to give. A field takes a line, 22, and reaches out by one pixel above and below. `...` is
not compared; `at_least(n)` and `between(a, b)` are bounds.
"""


class between:
    def __init__(self, low, high):
        self.low, self.high = low, high

    def __eq__(self, other):
        return self.low <= other <= self.high

    def __repr__(self):
        return f"{self.low}…{self.high}"


def at_least(low):
    return between(low, float("inf"))


STACKS = {
    "vstack-centres": {"stack": (0, 0, 100, 48), "a": (0, 0, 100, 20), "b": (30, 28, 40, 20)},
    "vstack-leading": {"a": (0, 0, 100, 20), "b": (0, 28, 40, 20)},
    "vstack-trailing": {"a": (0, 0, 100, 20), "b": (60, 28, 40, 20)},
    "hstack-spacing": {"stack": (0, 0, 120, 40), "a": (0, 10, 50, 20), "b": (70, 0, 50, 40)},
    "hstack-top": {"a": (0, 0, 50, 20), "b": (58, 0, 50, 40)},
    "hstack-bottom": {"a": (0, 20, 50, 20), "b": (58, 0, 50, 40)},
    "zstack-largest": {"stack": (0, 0, 100, 60), "a": (0, 0, 100, 60), "b": (0, 20, 20, 20)},
    "zstack-bottom-trailing": {"a": (0, 0, 100, 60), "b": (80, 40, 20, 20)},
    "zstack-fill": {
        "stack": (0, 0, 300, 200), "back": (0, 0, 300, 200), "b": (140, 90, 20, 20)},
    "two-fills-share-height": {"a": (0, 0, 300, 100), "b": (0, 100, 300, 100)},
    "grid-columns-align": {
        "grid": (0, 0, 148, 28), "a": (30, 0, 20, 10), "b": (88, 0, 60, 10),
        "c": (0, 18, 80, 10), "d": (108, 18, 20, 10)},
    "group-takes-modifiers-apart": {"a": (4, 4, 50, 20), "b": (4, 32, 50, 20)},
    "scroll-sideways": {
        "scroll": (0, ..., 300, ...), "a": (0, ..., 200, 40), "b": (208, ..., 200, 40)},
}

SPACERS = {
    "hstack-spacer": {"a": (0, 0, 50, 20), "b": (250, 0, 50, 20)},
    "spacer-yields-to-fill": {"field": (0, -1, 284, 24)},
    "spacers-share": {"a": (40, 0, 90, 20), "b": (170, 0, 90, 20)},
    "spacer-at-least": {
        "stack": (0, 0, at_least(300), 20), "a": (0, 0, 150, 20), "b": (190, 0, 150, 20)},
    "nested-stacks": {
        "outer": (0, 0, 300, 34), "inner": (0, 0, 80, 34), "a": (0, 0, 80, 20),
        "b": (0, 24, 60, 10), "c": (270, 2, 30, 30)},
    "vstack-fills-height": {
        "stack": (0, 0, 50, 200), "a": (0, 0, 50, 20), "b": (0, 180, 50, 20)},
    "login-spacers": {
        "top": (170, 0, 50, 20), "middle": (170, 412, 50, 20), "bottom": (170, 824, 50, 20)},
    "divider-in-vstack": {
        "stack": (0, 0, 300, 57), "a": (110, 0, 80, 20), "line": (0, 28, 300, 1),
        "b": (130, 37, 40, 20)},
    "divider-in-hstack": {
        "stack": (0, 0, 137, 200), "a": (0, 90, 80, 20), "line": (88, 0, 1, 200),
        "b": (97, 90, 40, 20)},
    "divider-between-fixed": {
        "stack": (0, 0, 137, 30), "a": (0, 5, 80, 20), "line": (88, 0, 1, 30),
        "b": (97, 0, 40, 30)},
}

MIRRORED = {
    "hstack-rtl": {"a": (0, 0, 50, 20), "b": (58, 0, 30, 20)},
    "vstack-leading-rtl": {"a": (0, 0, 100, 20), "b": (0, 28, 40, 20)},
    "frame-max-infinity-rtl": {"box": (0, 0, 300, 20), "a": (260, 0, 40, 20)},
    "padding-leading-rtl": {"room": (0, 0, 50, 20), "a": (10, 0, 40, 20)},
    "overlay-trailing-rtl": {"a": (0, 0, 100, 40), "badge": (80, 0, 20, 20)},
    "offset-mirrors": {"a": (30, 10, 50, 20), "b": (0, 20, 50, 20)},
    "scale-leading-rtl": {"a": (0, 5, 50, 10)},
}

PADDING = {
    "padding-default": {"room": (0, 0, 72, 52), "a": (16, 16, 40, 20)},
    "padding-sides": {"room": (0, 0, 50, 28), "a": (10, 4, 40, 20)},
    "padding-insets": {"room": (0, 0, 46, 24), "a": (2, 1, 40, 20)},
    "padding-then-background": {"back": (0, 0, 72, 52), "a": (16, 16, 40, 20)},
    "background-then-padding": {
        "room": (0, 0, 72, 52), "back": (16, 16, 40, 20), "a": (16, 16, 40, 20)},
    "negative-padding-in-flow": {
        "a": (0, 0, 50, 20), "b": (-5, 15, 50, 20), "c": (0, 30, 50, 20)},
    "negative-padding-one-side": {
        "stack": (0, 0, 130, 20), "a": (0, 0, 50, 20), "b": (30, 0, 50, 20),
        "c": (80, 0, 50, 20)},
    "field-padded": {"back": (0, 0, 300, 42), "field": (10, 9, 280, 24)},
}

FRAMES = {
    "frame-alignment": {"box": (0, 0, 100, 50), "a": (80, 40, 20, 10)},
    "frame-cuts-fill": {
        "stack": (0, 0, 108, 22), "box": (0, 0, 80, 22), "field": (0, -1, 80, 24),
        "b": (88, 1, 20, 20)},
    "content-larger-than-frame-is-centred": {"box": (40, 40, 40, 20), "a": (20, 20, 80, 60)},
    "frame-max-infinity": {"box": (0, 0, 300, 20), "a": (260, 0, 40, 20)},
    "frame-max-both": {"box": (0, 0, 300, 200), "a": (140, 180, 20, 20)},
    "frame-max-in-a-row": {"a": (0, 0, 50, 20), "b": (58, 0, 20, 20), "c": (250, 0, 50, 20)},
    "frame-max-shares": {
        "left": (0, 0, 145, 20), "right": (155, 0, 145, 20), "a": (62.5, 0, 20, 20),
        "b": (197.5, 0, 60, 20)},
    "frame-max-finite": {
        "stack": (0, 0, 120, 20), "box": (0, 0, 120, 20), "a": (40, 0, 40, 20)},
    "frame-max-exceeds-room": {"box": (0, 0, 300, 22), "field": (0, -1, 300, 24)},
    "frame-max-finite-in-a-row": {
        "box": (0, 0, 120, 20), "a": (0, 0, 40, 20), "b": (280, 0, 20, 20)},
    "frame-max-height": {"box": (0, 0, 40, 80), "a": (0, 30, 40, 20), "b": (0, 80, 40, 20)},
    "frame-ideal": {"box": (0, 0, 80, 40)},
    "frame-min": {"box": (0, 0, 80, 44), "a": (30, 17, 20, 10)},
}

LAYERS = {
    "overlay-does-not-grow-host": {
        "host": (0, 0, 60, 30), "big": (-30, -30, 120, 90), "below": (0, 30, 10, 10)},
    "overlay-trailing": {"badge": (80, 0, 20, 20)},
    "overlay-bottom-leading": {"a": (0, 0, 100, 60), "badge": (0, 50, 10, 10)},
    "overlay-fills": {"ring": (0, 0, 100, 60)},
    "background-covers": {"back": (0, 0, 80, 50), "a": (10, 10, 60, 30)},
    "background-alignment": {"a": (0, 0, 100, 40), "badge": (80, 20, 20, 20)},
    "negative-padding-in-overlay": {"a": (20, 20, 100, 40), "outline": (16, 16, 108, 48)},
    "validate-then-prefix": {
        "icon": (0, 1, 20, 20), "field": (28, -1, 272, 24), "outline": (24, -4, 280, 30)},
    "prefix-then-validate": {
        "row": (0, 0, 300, 22), "icon": (0, 1, 20, 20), "field": (28, -1, 272, 24),
        "outline": (-4, -4, 308, 30)},
    "border-lies-inside": {"box": (0, 0, 60, 30), "a": (0, 0, 60, 30), "b": (0, 30, 60, 20)},
    "corner-radius-keeps-room": {
        "box": (0, 0, 60, 30), "clip": (0, 30, 60, 20), "b": (0, 30, 60, 20)},
}

TEXT = {
    "text-wraps": {"box": (0, 0, 140, 44), "text": (..., 0, between(90, 140), 44)},
    "text-line-limit": {"box": (0, 0, 140, 22), "text": (..., 0, between(110, 140), 22)},
    "fixed-size-does-not-wrap": {"box": (0, 0, at_least(250), 22)},
    "fixed-frame-shrinks-not": {
        "a": (0, ..., 150, 20), "text": (158, 0, 74, ...), "b": (240, ..., 60, 20)},
    "layout-priority": {
        "first": (0, ..., between(150, 220), 22), "second": (..., 0, ..., at_least(44))},
    # Offered half of the row, 146, the text takes no more and the field what is left.
    "field-beside-long-text": {
        "text": (0, 0, between(100, 148), ...), "field": (..., ..., at_least(144), 24)},
    "long-word-not-broken": {
        "text": (0, 0, at_least(150), 22), "field": (..., -1, at_least(80), 24)},
    "longer-word-broken": {
        "a": (0, ..., 20, 20), "text": (28, 0, between(200, 272), 44)},
    "text-and-two-fields": {
        "text": (0, ..., between(85, 97), ...), "a": (..., ..., between(94, 102), 24),
        "b": (..., ..., between(94, 102), 24)},
    "two-fields-share": {"a": (0, -1, 146, 24), "b": (154, -1, 146, 24)},
    "stacks-of-fields-share": {"a": (0, 29, 146, 24), "b": (154, 29, 146, 24)},
}

IMAGES = {
    "image-has-its-size": {
        "stack": (0, 0, 68, 60), "cover": (0, 0, 40, 60), "b": (48, 20, 20, 20)},
    "image-resizable": {"cover": (0, 0, 100, 50)},
    "aspect-fit-follows-its-height": {
        "stack": (0, 0, 88, 90), "cover": (0, 0, 60, 90), "b": (68, 35, 20, 20)},
    "aspect-fit-follows-its-width": {
        "stack": (0, 0, 60, 110), "cover": (0, 0, 60, 90), "b": (20, 90, 20, 20)},
    "aspect-fit-in-both": {"box": (0, 0, 100, 60), "cover": (30, 0, 40, 60)},
    "fitted-corners": {"box": (0, 0, 100, 60), "cover": (30, 0, 40, 60)},
    "aspect-fill": {"box": (0, 0, 60, 60), "cover": (0, -15, 60, 90)},
    "aspect-of-a-colour": {"box": (0, 0, 100, 50), "a": (0, 0, 100, 50)},
}

EFFECTS = {
    "offset-keeps-room": {"a": (30, 10, 50, 20), "b": (0, 20, 50, 20)},
    "scale-centre": {"a": (25, 5, 50, 10), "b": (0, 20, 100, 20)},
    "scale-leading": {"a": (0, 5, 50, 10)},
    "scale-bottom-trailing": {"a": (50, 10, 50, 10)},
    "rotation-keeps-room": {"a": (40, -40, 20, 100), "b": (0, 20, 100, 20)},
    "opacity-keeps-room": {"a": (0, 0, 50, 20), "b": (50, 0, 50, 20)},
    "position": {"box": (0, 0, 300, 200), "a": (40, 30, 20, 20)},
}

CONTROLS = {
    "button-fills": {"button": (0, 0, 300, between(22, 24)), "label": (0, ..., 300, between(22, 24))},
    "progress-turns-in-a-row": {
        "stack": (0, 0, 48, 20), "progress": (0, 0, 20, 20), "b": (28, 0, 20, 20)},
    "menu-picker-in-a-row": {
        "stack": (0, 0, between(70, 130), ...), "picker": (0, 0, between(40, 100), ...),
        "b": (..., ..., 20, 20)},
    "labeled-content": {"labeled": (0, 0, 300, 22), "value": (260, 1, 40, 20)},
    "toggle": {"toggle": (0, 0, 300, 31)},
}

ROWS = {
    "row-of-a-form": {"field": (16, 44, 358, 44), "toggle": (32, ..., 326, ...)},
    "rows-grow": {
        "a": (32, 31, 60, 22), "b": (32, 75, 60, 60), "value": (318, 157, 40, 22)},
    "form-in-a-vstack-fills": {"form": (0, 0, 390, 844)},
    "row-of-books": {
        "row": (32, 31, 326, 90), "cover": (32, 31, 60, 90), "title": (100, 31, ..., 22),
        "author": (100, 61, ..., 20), "pages": (100, 89, ..., 20)},
    "safe-area-inset": {"field": (16, 20, 358, 44), "inset": (145, 794, 100, 50)},
    "floating-label-is-not-clipped": {
        "row": (32, 31, 326, 22), "title": (32, 6, ..., 22),
        # Its box takes the taps of all of the row, up to the label; the text stands where it stood.
        "field": (32, 5, 326, 59)},
}

BOXES = {
    **STACKS, **SPACERS, **MIRRORED, **PADDING, **FRAMES, **LAYERS, **TEXT, **IMAGES, **EFFECTS,
    **CONTROLS, **ROWS}

"""The same for a reader who chose text twice as large in the browser: what holds text grows."""
LARGE = {
    "vstack-centres": BOXES["vstack-centres"],
    "two-fields-share": {"a": (0, -1, 146, 46), "b": (154, -1, 146, 46)},
    "validate-then-prefix": {
        "icon": (0, 12, 20, 20), "field": (28, -1, 272, 46), "outline": (24, -4, 280, 52)},
    "rows-grow": {"a": (32, 31, 60, 22), "b": (32, 75, 60, 60), "value": (318, ..., 40, 22)},
    "row-of-books": {
        "row": (32, 31, 326, 140), "cover": (32, 31, 60, 90), "title": (100, 31, ..., 44),
        "author": (100, 83, ..., 40), "pages": (100, 131, ..., 40)},
}

"""What the page gives otherwise, for people who compare."""
DIFFERENCES = [
    "Wrapped text is as wide as what it was offered, not as its longest line (CSS has no such"
    " width), so a view after it may stand a few points further away.",
    "A word breaks only when it alone does not fit: beside a long one a field gets less than its"
    " half. For that, each view beside it is taken to need 44 points at most.",
    "Views that need more room than a row has begin at its leading side, where SwiftUI lets the row"
    " grow: what lies before the leading edge of a page cannot be scrolled to.",
    "The default distance between two views of a stack is 8 points, whatever the views are.",
    "A row with one text and fields shares evenly by the number of its views; SwiftUI first takes"
    " what cannot shrink off.",
    "A button is at least 24 points high (WCAG 2.5.8), and a field reaches out by one pixel above and"
    " below its line for the same reason.",
    "A menu picker outside a form keeps its label, as on macOS; `labelsHidden()` hides it.",
    "A `Divider` is one pixel, on a screen with one pixel a point one point.",
]
