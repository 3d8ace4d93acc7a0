"""Every state of every component, alone on a page."""

import pytest

from browser import eventually, settled
from catalog import STATES, controls
from looking import PAGE_RULES, overflow, violations_in_both_schemes
from telling import Told, differences, too_small


@pytest.mark.parametrize("state", STATES)
def test_a_state_is_drawn_told_and_hit_as_it_declares(gallery, phone, state):
    page, errors = phone
    errors.clear()
    page.goto(gallery + state)
    page.emulate_media(color_scheme="light")
    settled(page)
    wanted = controls(state)
    eventually(lambda: differences(Told(page).controls(), wanted), [])
    assert violations_in_both_schemes(page, state.replace("/", "-"), beside=PAGE_RULES) == []
    assert overflow(page) <= 0
    assert too_small(Told(page).targets(), wanted) == []
    assert errors == []
