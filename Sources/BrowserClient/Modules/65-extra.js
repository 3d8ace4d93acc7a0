// What few pages need (sheets, popovers, shortcuts, rows that move, hovering, elements that leave with
// a transition, screens of a navigation) is a second script, loaded when the first such element is in
// the page.

const NEEDS_EXTRA = 'dialog[data-modal],[popover],[data-cancel],[aria-keyshortcuts],.leaves,.page~.page,[data-a*="x"],[data-a*="m"],[data-a*="h"],[data-more]';

/** Set when markup came that may bring something to present. */
let isRestructured = true;
/** Opens presentations; the second script puts its own here. @type {((focusMoved: boolean) => void) | null} */
let presenter = null;

function present() {
  if (presenter) return presenter(focusMoved);
  if (!isRestructured) return;
  isRestructured = false;
  if (Element.prototype.moveBefore && !document.querySelector(NEEDS_EXTRA)) return;
  presenter = () => {};
  const script = document.createElement('script');
  script.src = document.body.dataset.extra;
  document.head.append(script);
}

const topDialog = () => [...document.querySelectorAll('dialog[open]')].pop();

/** What the second script works with. */
window.formwork = {
  on, ops, node, idOf, offers, isText, isDisabled, send, scan, press, hasFocus, liveRegions,
  lastTap: () => lastTap,
  presentWith: (present) => keepingFocus(() => presenter = present),
};
