// A stepper takes the focus with its first half that can be pressed: it is no control of the browser.

const focusElement = ops.f;
ops.f = (id) => {
  focusElement(id);
  const el = id && node(id);
  if (el && el.matches('.stepper') && !el.contains(document.activeElement)) {
    el.querySelector('button:enabled')?.focus();
  }
};
