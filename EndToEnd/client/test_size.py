"""What a first visit has to load."""

import gzip

import clientscript
import pytest

CORE_BUDGET = 6_000


def test_the_core_fits_its_budget():
    assert len(gzip.compress(clientscript.joined().encode(), 9)) <= CORE_BUDGET


@pytest.mark.parametrize("extra", [False, True])
def test_the_joined_script_has_no_eval_and_no_comment_left(extra):
    script = clientscript.joined(extra)
    assert "eval(" not in script and "new Function" not in script
    assert "\n//" not in script and "/*" not in script


def test_every_module_is_named_in_the_swift_list():
    names = {f.stem for f in clientscript.MODULES.glob("*.js")}
    listed = (clientscript.MODULES.parent / "BrowserClient+Files.swift").read_text()
    assert [n for n in sorted(names) if accessor(n + ".js") not in listed] == []
    styles = (clientscript.MODULES.parent / "Styles").glob("*.css")
    assert [s.name for s in sorted(styles) if accessor(s.name) not in listed] == []


def accessor(name):
    """As SwiftPM spells the name of an embedded file."""
    spelled = "".join(c if c.isalnum() else "_" for c in name)
    return "PackageResources." + ("_" + spelled[1:] if spelled[0].isdigit() else spelled)
