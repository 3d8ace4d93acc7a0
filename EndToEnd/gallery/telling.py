"""What Chromium tells assistive technology of the controls on a page, and how large they are to hit."""

# What is drawn for each kind of control, by the roles of Chromium's accessibility tree.
ROLES = {
    "textField": {"textbox", "searchbox", "combobox"}, "secureField": {"textbox"},
    "button": {"button"}, "link": {"link"}, "toggle": {"switch", "checkbox"},
    "picker": {"combobox"}, "datePicker": {"Date", "DateTime"}, "stepper": {"group"},
}
CONTROLS = set().union(*ROLES.values()) - {"group"}

# From the middle of the control outward, as far as a click still reaches it.
TARGET = """function () {
  this.scrollIntoView({ block: 'center' });
  const shown = this.matches('input') && this.labels.length && getComputedStyle(this).opacity === '0'
    ? this.labels[0] : this;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const x = left + width / 2, y = top + height / 2;
  const hits = (x, y) => {
    const el = document.elementFromPoint(x, y);
    return !!el && (this.contains(el) || el.closest('label')?.control === this);
  };
  const reach = (dx, dy) => {
    let steps = 0;
    while (steps < 30 && hits(x + (steps + 1) * dx, y + (steps + 1) * dy)) steps++;
    return steps;
  };
  return hits(x, y) ? [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1] : [0, 0];
}"""


def name(node):
    return node.get("name", {}).get("value", "")


def told(node):
    return {p["name"]: p["value"].get("value") for p in node.get("properties", [])}


class Told:
    """The accessibility tree of a page, as far as it is about controls, while a look lasts."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        self._all = {node["nodeId"]: node for node in nodes}
        self.nodes = self._controls_in(nodes[0])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._session.detach()

    def controls(self):
        """Each control as declarations spell it, with the role of Chromium."""
        return [self._control(node) for node in self.nodes]

    def targets(self):
        """Width and height of what takes a click, of each control."""
        return [
            tuple(map(min, zip(*map(self._target, node.get("halves", [node]))))) for node in self.nodes]

    def _controls_in(self, node):
        """The controls in a node, in the order in which they are read. A named group of two buttons is a
        stepper; it keeps them in "halves"."""
        if not node["ignored"] and node["role"]["value"] in CONTROLS:
            return [node]
        found = [
            control for child in node.get("childIds", []) if child in self._all
            for control in self._controls_in(self._all[child])]
        is_group = not node["ignored"] and node["role"]["value"] == "group" and name(node)
        if is_group and [half["role"]["value"] for half in found] == ["button", "button"]:
            return [{**node, "halves": found}]
        return found

    def _control(self, node):
        properties = told(node)
        value = node.get("value", {}).get("value", "")
        if "checked" in properties:
            value = "on" if properties["checked"] == "true" else "off"
        return {
            "role": node["role"]["value"],
            "name": name(node),
            "value": str(value),
            "description": node.get("description", {}).get("value", ""),
            "isEnabled": not all(told(half).get("disabled") for half in node.get("halves", [node])),
            "isRequired": bool(properties.get("required")) or self._says_required(node),
            "isInvalid": properties.get("invalid", "false") not in (False, "false"),
        }

    def _says_required(self, node):
        """Chromium's tree leaves it out at a choice."""
        found = self._session.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})
        return "aria-required" in found["node"].get("attributes", [])

    def _target(self, node):
        resolved = self._session.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        answer = self._session.send("Runtime.callFunctionOn", {
            "objectId": resolved["object"]["objectId"], "functionDeclaration": TARGET,
            "returnByValue": True})
        return answer["result"]["value"]


def declared(control):
    """A declaration as `Told.controls` gives it; any role of Chromium that stands for its role. What a
    button says beside its name belongs to the name, and what a stepper holds, too."""
    name, value = control["name"], control["value"]
    if control["role"] == "button" and value:
        name = f"{name}, {value}"
    return {
        "role": ROLES[control["role"]],
        "name": name,
        "value": "" if control["role"] in ("button", "stepper") else value,
        "description": ". ".join(filter(None, [control["error"], control["help"]])),
        "isEnabled": control["isEnabled"],
        "isRequired": control["isRequired"],
        "isInvalid": control["isInvalid"],
    }


def differences(told, wanted):
    """What is told otherwise than declared, in words."""
    found = []
    if len(told) != len(wanted):
        found.append(f"{[c['name'] for c in told]} instead of {[c['name'] for c in wanted]}")
    for one, other in zip(told, map(declared, wanted)):
        for key, value in other.items():
            is_so = one[key] in value if key == "role" else one[key] == value
            if not is_so:
                found.append(f"{one['name']}: {key} {one[key]!r} instead of {value!r}")
    return found


def too_small(targets, wanted):
    """The controls that are smaller to hit than declared."""
    return [
        f"{control['name']}: {width} × {height} instead of {control['side']}"
        for (width, height), control in zip(targets, wanted)
        if control["isEnabled"] and min(width, height) < control["side"]]
