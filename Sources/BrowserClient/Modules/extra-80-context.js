// Menus that the other mouse button, a long press or the menu key opens where the press was.

/** Milliseconds of a long press, as on iOS. */
const LONG_PRESS = 500;
/** Milliseconds after its end within which the browser closes the menu; it is opened again. */
const AFTER_PRESS = [0, 100, 200];
/** Pixels that a finger may move meanwhile. */
const STEADY = 10;

/** @type {{timer: number, x: number, y: number} | null} */
let longPress = null;
/** The click that follows a long press is none. */
let swallowsClick = false;

/** The nearest menu around what was pressed, or that of its row. @param {Element} target */
function contextMenuFor(target) {
  if (isText(target) || target.closest(MENU)) return null;
  for (let el = target; el; el = el.parentElement) {
    const found = el.querySelector(':scope > .layer > [data-more~="menu"] > [popover]');
    if (found) return found;
  }
  return target.closest('.row')?.querySelector('[data-more~="menu"] > [popover]') || null;
}

/** @param {Element} target @param {number} x @param {number} y */
function openContextMenu(target, x, y) {
  const menu = contextMenuFor(target);
  if (!menu?.querySelector('*') || isDisabled(menu.parentElement)) return false;
  if (!menu.matches(':popover-open')) menu.showPopover();
  const room = document.documentElement;
  Object.assign(menu.style, {
    position: 'fixed', margin: '0', inset: 'auto', positionArea: 'none',
    left: within(x, room.clientWidth - menu.offsetWidth) + 'px',
    top: within(y, room.clientHeight - menu.offsetHeight) + 'px',
  });
  return true;
}

on('contextmenu', (event) => {
  const { target, clientX, clientY, button } = event;
  const box = target.getBoundingClientRect();
  // The menu key has no place of its own in some browsers.
  const isKey = button !== 2 || !clientX && !clientY;
  const [x, y] = isKey ? [box.left, box.bottom] : [clientX, clientY];
  if (!openContextMenu(target, x, y)) return;
  event.preventDefault();
  // The browser may count a long press faster than the timer here.
  if (event.pointerType === 'touch') swallowsClick = true;
  if (isKey) contextMenuFor(target).querySelector('button,input,select')?.focus();
});

on('pointerdown', ({ target, pointerType, clientX: x, clientY: y }) => {
  swallowsClick = false;
  if (pointerType !== 'touch' || !contextMenuFor(target)) return;
  longPress = { x, y, timer: setTimeout(() => {
    longPress = null;
    swallowsClick = openContextMenu(target, x, y);
  }, LONG_PRESS) };
});
on('pointermove', ({ clientX, clientY }) => {
  if (longPress && Math.hypot(clientX - longPress.x, clientY - longPress.y) > STEADY) endLongPress();
});
// The browser takes the end of the press for one beside the menu, and closes it, sooner or later.
on('touchend', ({ target, changedTouches: [{ clientX, clientY }] }) => {
  if (!swallowsClick) return;
  for (const wait of AFTER_PRESS) setTimeout(() => openContextMenu(target, clientX, clientY), wait);
}, true);
for (const type of ['pointerup', 'pointercancel', 'scroll']) on(type, endLongPress, true);

function endLongPress() {
  clearTimeout(longPress?.timer);
  longPress = null;
}

on('click', (event) => {
  if (!swallowsClick || event.target.closest(MENU)) return;
  swallowsClick = false;
  event.preventDefault();
  event.stopPropagation();
}, true);
