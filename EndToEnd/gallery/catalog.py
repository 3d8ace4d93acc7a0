"""The components of the gallery and their states, with what each state says of its controls."""

import json
import subprocess

from serving import BINARIES


def read():
    """The states of each component, by their names in addresses, with their controls."""
    listed = subprocess.run([BINARIES / "CatalogListing"], check=True, capture_output=True).stdout
    return {
        component["id"]: {state["id"]: state["controls"] for state in component["states"]}
        for component in json.loads(listed)
    }


COMPONENTS = read()
STATES = [f"{component}/{state}" for component, states in COMPONENTS.items() for state in states]


def controls(path):
    """What is declared of the controls of a state."""
    component, state = path.split("/")
    return COMPONENTS[component][state]
