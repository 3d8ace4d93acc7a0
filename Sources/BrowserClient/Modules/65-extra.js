// What few pages need at once (sheets, shortcuts, rows that move, hovering, screens of a navigation),
// and what none needs before a person turns to it (the banner, what is said aloud, typing ahead), is a
// second script, loaded when the first such element is in the page or something has the focus.

const NEEDS_EXTRA = ':focus,dialog[data-modal],[popover],[data-cancel],[aria-keyshortcuts],.leaves,.page~.page,[data-a*="r"],[data-a*="x"],[data-a*="m"],[data-a*="h"],[data-more]';

/** Set when markup came that may bring something to present. */
let isRestructured = true;
/** Opens presentations; the second script puts its own here. @type {((focusMoved: boolean) => void) | null} */
let presenter = null;

/** What the second script adds. @type {Record<string, (...args: any[]) => any>} */
const more = {};
/** Calls that wait for it. @type {any[][]} */
const calls = [];

function present() {
  if (presenter) return presenter(focusMoved);
  if (!isRestructured) return;
  isRestructured = false;
  if (!Element.prototype.moveBefore || document.querySelector(NEEDS_EXTRA)) load();
}

function load() {
  if (presenter) return;
  presenter = () => {};
  const script = document.createElement('script');
  script.src = document.body.dataset.extra;
  // Without a connection, or from a server of another version: try again when it is next needed.
  script.onerror = () => presenter = null;
  document.head.append(script);
}

/** Does what the second script adds, now or when it is here. @param {...any} call name and arguments */
function later(...call) {
  const [name, ...args] = call;
  if (more[name]) return more[name](...args);
  calls.push(call);
  load();
}

const topDialog = () => [...document.querySelectorAll('dialog[open]')].pop();

/** What the second script works with. */
window.formwork = {
  on, ops, node, idOf, nameOf, offers, isText, isDisabled, send, scan, press, hasFocus, more, partsOf, keyOf,
  idForKey, read, write, served, touched, fields, fieldOf, agree, common, caretMap, returnIn, CONTROLS, receive,
  connect, reload, unanswered,
  lastTap: () => lastTap,
  isLive: () => live,
  isQuiet: () => quiet,
  acknowledged: () => acknowledged,
  presentWith: (present) => {
    keepingFocus(() => presenter = present);
    for (const call of calls) later(...call);
  },
};
