// What a person does, heard on the document: no listener belongs to an element, so patches need
// not care.

/**
 * A second tap on the same button within this time, while the first is not yet acknowledged, is
 * dropped if the first submits: a double click on "Submit" acts once. A tap submits if something
 * was entered since the last one; other buttons count every tap.
 */
const DOUBLE_TAP = 500;

/** @type {{el?: Element, seq?: number, time?: number, submits?: boolean, y?: number}} */
let lastTap = {};

/** @param {string} type @param {(event: any) => void} listener @param {boolean} [capture] */
const on = (type, listener, capture) => document.addEventListener(type, listener, capture);

on('input', (event) => report(idOf(event.target)));
on('change', (event) => report(idOf(event.target)));

on('compositionstart', (event) => composing = event.target);
on('compositionend', (event) => {
  composing = null;
  // Some browsers fire the last `input` after this event.
  setTimeout(() => release(idOf(event.target)));
});

on('submit', (event) => {
  event.preventDefault();
  if (!event.submitter?.matches('[data-a*="t"]')) {
    returnIn(document.activeElement || event.target);
  }
});

on('click', (event) => {
  const { target } = event;
  const does = target.closest('[data-do]');
  const hit = does || tapTarget(target);
  if (!hit || isDisabled(hit)) return;
  if (hit.matches('a[href]')) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
  }
  // The server says whether a group is open.
  if (hit.matches('summary')) event.preventDefault();
  (does ? perform : tap)(hit);
  for (const menu of document.querySelectorAll('[popover]:not([data-anchor])')) {
    if (menu.contains(hit)) menu.hidePopover();
  }
});

// A tap on a button leaves the focus in the field, as on iOS and macOS.
on('mousedown', (event) => {
  if (isText(document.activeElement) && event.target.closest('button[data-a*="t"],[data-do]')) {
    event.preventDefault();
  }
});

/**
 * The element that a click taps: the nearest that takes taps, unless a control inside takes it.
 * @param {Element} target
 * @returns {HTMLElement | null}
 */
function tapTarget(target) {
  const hit = target.closest('[data-a*="t"],a[href],button,select,summary,label,input');
  if (!hit || hit.matches('[data-a*="t"]')) return hit;
  const control = hit.matches('label') ? hit.control : hit;
  return !control || isText(control) ? tapTarget(hit.parentElement) : null;
}

/** @param {HTMLElement} el */
function tap(el) {
  const time = Date.now();
  if (lastTap.submits && lastTap.el === el && time - lastTap.time < DOUBLE_TAP &&
    (!live || lastTap.seq > acknowledged)) return;
  scan();
  const submits = entered || el.matches('[data-default]');
  lastTap = { el, seq: send('t', idOf(el)), time, submits, y: scrollY };
  entered = false;
}

/**
 * A button that stands for another action: data-do="x" data-for="12", and data-v for its value;
 * without it, the button of a group asks for the other state.
 * @param {HTMLElement} el
 */
function perform(el) {
  const { do: kind, v } = el.dataset;
  scan();
  if (kind === 'v') send('v', idOf(el), v ?? (el.parentElement.open ? '0' : '1'));
  else send(kind, idOf(el), ...v === undefined ? [] : [+v]);
}

on('keydown', (event) => {
  if (event.isComposing || event.keyCode === 229) return;
  const { key, target } = event;
  if (key === 'Enter' && returnIn(target, event.ctrlKey || event.metaKey)) {
    event.preventDefault();
  } else if ((key === 'Enter' || key === ' ') && target.matches('[data-a*="t"]') &&
    !target.matches('button,a[href],summary,' + CONTROLS)) {
    event.preventDefault();
    if (!event.repeat) target.click();
  }
});

/**
 * Return: `r` of the field, else the nearest default button. True when something took it.
 * @param {Element} target
 * @param {boolean} [forced] with Control or Command, Return leaves a text area, too
 */
function returnIn(target, forced) {
  if (target.matches('textarea') && !forced || target.matches('button,a,select,summary')) return false;
  const id = idOf(target);
  if (target.matches(CONTROLS) && offers(id, 'r')) {
    scan();
    // Sent whether or not the second script is here: an optional call would leave its argument out.
    const seq = send('r', id);
    more.returned?.(seq);
    return true;
  }
  return press('[data-default]', target) || target.matches('input');
}

/**
 * Clicks the nearest enabled button of a kind, not beyond the presentation the target stands in.
 * @param {string} kind
 * @param {Element} target
 */
function press(kind, target) {
  const top = topDialog();
  let scope = !top || top.contains(target) ? target : top;
  for (; scope; scope = scope.parentElement) {
    const button = [...scope.querySelectorAll(kind)].find((el) =>
      !isDisabled(el) && el.checkVisibility());
    if (button) {
      button.click();
      return true;
    }
    if (scope.matches('dialog,[popover]')) break;
  }
  return false;
}
