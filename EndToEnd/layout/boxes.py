"""What SwiftUI draws, as measured boxes: case -> name -> (x, y, width, height).

Each case is a page `case-<name>.html`. Names are accessibility identifiers. Positions count from the
leading top corner of the box named `frame` (300 x 200), or of the window (390 x 844) if there is
none; x runs in the direction of the language, so that a right-to-left case has the numbers of its
left-to-right twin. A field takes a line, 22, and reaches out by one pixel above and below. `...` is not compared; `at_least(n)` and `between(a, b)` are bounds.
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


BOXES = {
    "vstack-centres": {"stack": (0, 0, 100, 48), "a": (0, 0, 100, 20), "b": (30, 28, 40, 20)},
    "vstack-leading": {"a": (0, 0, 100, 20), "b": (0, 28, 40, 20)},
    "vstack-leading-rtl": {"a": (0, 0, 100, 20), "b": (0, 28, 40, 20)},
    "hstack-spacing": {"stack": (0, 0, 120, 40), "a": (0, 10, 50, 20), "b": (70, 0, 50, 40)},
    "hstack-spacer": {"a": (0, 0, 50, 20), "b": (250, 0, 50, 20)},
    "spacer-yields-to-fill": {"field": (0, ..., 284, 24)},
    "two-fields-share": {"a": (0, -1, 146, 24), "b": (154, -1, 146, 24)},
    "field-beside-long-text": {
        "text": (0, 0, at_least(100), ...), "field": (..., ..., at_least(100), 24)},
    "long-word-not-broken": {
        "text": (0, 0, at_least(150), 22), "field": (..., -1, at_least(80), 24)},
    "overlay-does-not-grow-host": {
        "host": (0, 0, 60, 30), "big": (-30, -30, 120, 90), "below": (0, 30, 10, 10)},
    "background-covers": {"host": (0, 0, 80, 50), "back": (0, 0, 80, 50), "a": (10, 10, 60, 30)},
    "overlay-trailing": {"badge": (80, 0, 20, 20)},
    "negative-padding-in-overlay": {"a": (20, 20, 100, 40), "outline": (16, 16, 108, 48)},
    "validate-then-prefix": {
        "icon": (0, 1, 20, 20), "field": (28, -1, 272, 24), "outline": (24, -4, 280, 30)},
    "prefix-then-validate": {"row": (0, 0, 300, 22), "outline": (-4, -4, 308, 30)},
    "negative-padding-in-flow": {
        "a": (0, 0, 50, 20), "b": (-5, 15, 50, 20), "c": (0, 30, 50, 20)},
    "padding-then-background": {"back": (0, 0, 72, 52), "a": (16, 16, 40, 20)},
    "background-then-padding": {"back": (16, 16, 40, 20), "a": (16, 16, 40, 20)},
    "frame-max-infinity": {"box": (0, 0, 300, 20), "a": (260, 0, 40, 20)},
    "frame-max-infinity-rtl": {"box": (0, 0, 300, 20), "a": (260, 0, 40, 20)},
    "frame-max-finite": {"box": (..., 0, 120, 20)},
    "fixed-frame-shrinks-not": {
        "a": (0, ..., 150, 20), "text": (158, 0, 74, ...), "b": (240, ..., 60, 20)},
    "frame-cuts-fill": {
        "stack": (0, 0, 108, 22), "box": (0, 0, 80, 22), "field": (0, -1, 80, 24),
        "b": (88, 1, 20, 20)},
    "content-larger-than-frame-is-centred": {"box": (40, 40, 40, 20), "a": (20, 20, 80, 60)},
    "zstack-largest": {"stack": (0, 0, 100, 60), "a": (0, 0, 100, 60), "b": (0, 20, 20, 20)},
    "zstack-fill": {
        "stack": (0, 0, 300, 200), "back": (0, 0, 300, 200), "b": (140, 90, 20, 20)},
    "offset-keeps-room": {"a": (30, 10, 50, 20), "b": (0, 20, 50, 20)},
    "offset-mirrors": {"a": (30, 10, 50, 20), "b": (0, 20, 50, 20)},
    "scale-leading": {"a": (0, 5, 50, 10)},
    "scale-leading-rtl": {"a": (0, 5, 50, 10)},
    "opacity-keeps-room": {"b": (50, 0, 50, 20)},
    "vstack-fills-height": {
        "stack": (0, 0, 50, 200), "a": (0, 0, 50, 20), "b": (0, 180, 50, 20)},
    "two-fills-share-height": {"a": (0, 0, 300, 100), "b": (0, 100, 300, 100)},
    "divider-in-vstack": {
        "stack": (0, 0, 300, 57), "line": (0, 28, 300, 1), "b": (130, 37, 40, 20)},
    "grid-columns-align": {
        "grid": (0, 0, 148, 28), "a": (30, 0, 20, 10), "b": (88, 0, 60, 10),
        "c": (0, 18, 80, 10), "d": (108, 18, 20, 10)},
    "row-of-a-form": {
        "row": (16, 44, 358, 44), "field": (16, 44, 358, 44), "second": (16, 88, 358, 44)},
    "form-in-a-vstack-fills": {"form": (0, 0, 390, 844)},
    "floating-label-is-not-clipped": {"row": (16, 20, 358, 44), "title": (32, 6, ..., 22)},
    "login-spacers": {
        "top": (..., 0, 50, 20), "middle": (..., 412, 50, 20), "bottom": (..., 824, 50, 20)},
    "aspect-fit-follows-its-height": {
        "stack": (0, 0, 88, 90), "cover": (0, 0, 60, 90), "b": (68, 35, 20, 20)},
    "fixed-size-does-not-wrap": {"box": (0, 0, at_least(250), 22)},
}
