"""Every state of every component, alone on a page."""

import pytest

from browser import eventually, settled
from catalog import STATES, controls
from looking import PAGE_RULES, overflow, violations_in_both_schemes
from telling import Told, differences, too_small


def told(page):
    with Told(page) as look:
        return look.controls()


def targets(page):
    with Told(page) as look:
        return look.targets()


# One test for all of it: each page that is loaded takes longer than all that is looked at in it.
@pytest.mark.parametrize("state", STATES)
def test_a_state_is_drawn_told_and_hit_as_it_declares(gallery, phone, state):
    page, errors = phone
    errors.clear()
    page.goto(gallery + state)
    page.emulate_media(color_scheme="light")
    settled(page)
    wanted = controls(state)
    eventually(lambda: differences(told(page), wanted), [])
    assert violations_in_both_schemes(page, state.replace("/", "-"), beside=PAGE_RULES) == []
    assert overflow(page) <= 0
    assert too_small(targets(page), wanted) == []
    assert errors == []
