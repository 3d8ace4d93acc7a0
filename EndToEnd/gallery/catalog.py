"""The components of the gallery and their states, as its sources name them."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "Examples/Sources/ComponentCatalog"
NAMED = re.compile(r'^  let name = "([^"]+)".*(?:\n.*\n  let id = "(.+)")?|^    state\("([^"]+)"|^    (TextInputField)_Library\(\)', re.M)


def addressed(name):
    """A name as it stands in addresses, as `String.addressed` and `CatalogEntry.id` spell it."""
    name, *arguments = name.split("(")
    parts = re.sub(r"[^A-Za-z0-9]+", "-", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name))
    return parts.lower() + ("-modifier" if arguments else "")


def read():
    """The states of each component, by their names in addresses."""
    components = {}
    for file in sorted(SOURCES.rglob("*Shown.swift")):
        for component, address, *state in NAMED.findall(file.read_text()):
            if component:
                states = components[address or addressed(component)] = []
            else:
                states.append(addressed("".join(state)))
    return components


COMPONENTS = read()
STATES = [f"{component}/{state}" for component, states in COMPONENTS.items() for state in states]
