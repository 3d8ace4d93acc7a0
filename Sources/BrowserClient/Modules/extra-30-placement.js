// Where a popover stands: below its anchor, above when there is more room, always on screen.

/** The least distance from the edges of the window, and from the anchor, in CSS pixels. */
const MARGIN = 8;

function placePopovers() {
  for (const { el } of layers) if (el.dataset.anchor) place(el, node(el.dataset.anchor));
}

/** @param {HTMLElement} el @param {Element | null} anchor */
function place(el, anchor) {
  if (!anchor) return;
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const room = document.documentElement;
  const isBelow = bottom + MARGIN + el.offsetHeight <= room.clientHeight ||
    room.clientHeight - bottom >= top;
  const y = isBelow ? bottom + MARGIN : top - MARGIN - el.offsetHeight;
  const x = left + (width - el.offsetWidth) / 2;
  el.dataset.side = isBelow ? 'below' : 'above';
  Object.assign(el.style, {
    position: 'fixed', margin: '0', inset: 'auto',
    left: within(x, room.clientWidth - el.offsetWidth) + 'px',
    top: within(y, room.clientHeight - el.offsetHeight) + 'px',
  });
}

/** @param {number} at @param {number} room */
const within = (at, room) => Math.max(MARGIN, Math.min(at, room - MARGIN));

/** Whether the style sheet places it and lets it follow when the page scrolls. @param {Element} el */
const isPlaced = (el) => (getComputedStyle(el).positionArea || 'none') !== 'none';

on('toggle', ({ target, newState }) => {
  if (newState === 'open' && target.matches(MENU) && !isPlaced(target)) {
    place(target, document.querySelector(`[popovertarget="${target.id}"]`));
  }
}, true);
on('scroll', placePopovers, { capture: true, passive: true });
addEventListener('resize', placePopovers);
