// Sheets, alerts and popovers. The server puts them into the page and takes them out; the browser
// opens them, traps the focus and asks for dismissal.

/** A popover that a button opens and the browser closes. */
const MENU = '[popover]:not([data-anchor])';

/** What is open, the topmost last. @type {{el: HTMLElement, opener: Element | null}[]} */
let layers = [];
/** Where the pointer went down, so that dragging a selection out of a sheet does not dismiss it. */
let pressedOutside = false;

/** What had the focus in markup that was just replaced. @type {{id: number, key: string} | 0} */
let replacedFocus = 0;

const topLayer = () => layers.length ? layers[layers.length - 1].el : null;

/** Opens what came and gives the focus back for what left. @param {boolean} focusMoved */
function presentLayers(focusMoved) {
  for (const { el, opener } of layers.filter(({ el }) => !el.isConnected).reverse()) {
    layers = layers.filter((layer) => layer.el !== el);
    if (opener && !focusMoved && !hasFocus()) {
      const standing = opener.isConnected ? opener : node(idOf(opener));
      if (standing) standing.focus({ preventScroll: true });
    }
  }
  for (const el of document.querySelectorAll('dialog[data-modal]:not([open]),[popover][data-anchor]')) {
    if (el.matches(':popover-open')) continue;
    if (!layers.some((layer) => layer.el === el)) {
      layers.push({ el, opener: hasFocus() ? document.activeElement : lastTap().el });
    }
    if (el.matches('dialog')) showModal(el, focusMoved);
    else el.showPopover();
  }
  replacedFocus = 0;
  placePopovers();
}

/** Whether what had the focus stands again in a dialog. @param {Element} el @returns {boolean} */
function hadFocus(el) {
  if (!replacedFocus) return false;
  const { id, key } = replacedFocus;
  return el.contains(node(node(id) && keyOf(id) === key ? id : idForKey(key)));
}

/**
 * A sheet does not put the caret into its first field by itself.
 * @param {HTMLDialogElement} el
 * @param {boolean} focusMoved
 */
function showModal(el, focusMoved) {
  // Drawn anew: who applies the change gives the focus back to what stands for what had it.
  const keepsFocus = hadFocus(el);
  el.tabIndex = -1;
  el.showModal();
  if (keepsFocus) document.activeElement.blur();
  else if (!focusMoved) (el.querySelector('[autofocus]') || el).focus();
  const region = el.appendChild(liveRegions[0].cloneNode());
  region.id = '';
  liveRegions.push(region);
}

/** What Tab reaches. */
const TABBABLE = 'a[href],button,input,select,textarea,summary,[tabindex]';

// Tab goes round in a modal dialog, without the stop that browsers make outside the page.
on('keydown', (event) => {
  const top = topLayer();
  if (event.key !== 'Tab' || event.defaultPrevented || !top?.matches('dialog')) return;
  const stops = [...top.querySelectorAll(TABBABLE)].filter((el) =>
    el.tabIndex >= 0 && !isDisabled(el) && el.checkVisibility({ visibilityProperty: true }));
  const radio = ({ type, name, checked }) => type === 'radio' && !checked &&
    stops.some((el) => el.name === name && el.checked);
  const reached = stops.filter((el) => !radio(el));
  const end = event.shiftKey ? reached[0] : reached[reached.length - 1];
  const isOnDialog = document.activeElement === top || !top.contains(document.activeElement);
  if (!end || document.activeElement !== end && !(event.shiftKey && isOnDialog)) {
    if (!end) event.preventDefault();
    return;
  }
  event.preventDefault();
  (event.shiftKey ? reached[reached.length - 1] : reached[0]).focus();
});

/** Asks the server to take a presentation away. @param {HTMLElement} el */
function dismiss(el) {
  const id = idOf(el);
  if (!id || el.hasAttribute('data-sticky') || !offers(id, 'd')) return;
  scan();
  send('d', id);
}

/** Escape: the cancel button, or the topmost presentation. */
on('keydown', (event) => {
  if (event.key !== 'Escape' || event.isComposing) return;
  if (document.querySelector(MENU + ':popover-open')) return;
  const top = topLayer();
  if (!press('[data-cancel]', event.target)) {
    if (!top) return;
    dismiss(top);
  }
  event.preventDefault();
});

// The back gesture of a phone; Escape was heard as a key.
on('cancel', (event) => {
  if (!event.target.matches('dialog[data-modal]')) return;
  event.preventDefault();
  dismiss(event.target);
}, true);

// Browsers close a dialog on the second request whatever we say: the server decides, so open it.
on('close', (event) => {
  if (event.target.matches('dialog[data-modal]:not([open])')) event.target.showModal();
}, true);

on('pointerdown', (event) => pressedOutside = isOutside(event), true);

/** Beside the topmost presentation: on a sheet's backdrop, or neither in a popover nor on its anchor's control. */
function isOutside({ target, clientX, clientY }) {
  const el = topLayer();
  if (!el) return false;
  if (el.matches('dialog')) {
    const box = el.getBoundingClientRect();
    return target === el && (clientX < box.left || clientX > box.right ||
      clientY < box.top || clientY > box.bottom);
  }
  const control = target.closest('input,textarea,button,[data-a*="t"]');
  const anchor = node(el.dataset.anchor);
  return !el.contains(target) && !(anchor && anchor.contains(control));
}

// Before the click itself, so that what is beside the popover is tapped after it left.
on('click', (event) => {
  if (event.detail && pressedOutside && isOutside(event)) dismiss(topLayer());
}, true);
