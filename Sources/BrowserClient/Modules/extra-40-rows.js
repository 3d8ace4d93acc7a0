// Rows that can be moved (by their handle, or Alt with the arrow keys) and deleted (by a swipe, or
// the Delete key on the row).

/** Pixels of a swipe that delete, as a share of the row's width. */
const SWIPE_SHARE = 0.5;

/** @type {{row: HTMLElement, x: number, y: number, moves: boolean} | null} */
let drag = null;

on('keydown', (event) => {
  const { key, target, altKey } = event;
  const moved = altKey && { ArrowUp: -1, ArrowDown: 2 }[key];
  const row = target.closest(moved ? '[data-a*="m"]' : '[data-a*="x"]');
  if (!row || isDisabled(row)) return;
  if (moved) moveRow(row, rowsBeside(row).indexOf(row) + moved);
  else if (key === 'Delete' && row === target) send('x', idOf(row));
  else return;
  event.preventDefault();
});

/** @param {Element} row */
const rowsBeside = (row) => [...row.parentElement.children].filter((el) => el.matches('[data-a*="m"]'));

/** @param {Element} row @param {number} offset the sibling it goes before */
function moveRow(row, offset) {
  const at = rowsBeside(row).indexOf(row);
  if (offset < 0 || offset > rowsBeside(row).length || offset === at || offset === at + 1) return;
  send('m', idOf(row), offset);
}

on('pointerdown', (event) => {
  const { target, clientX: x, clientY: y, pointerType, pointerId, button } = event;
  const handle = target.closest('[data-handle]');
  const row = target.closest(handle ? '[data-a*="m"]' : '[data-a*="x"]');
  if (!row || isDisabled(row) || button || !handle && (pointerType !== 'touch' || isText(target))) return;
  drag = { row, x, y, moves: !!handle };
  if (!handle) return;
  event.preventDefault();
  handle.setPointerCapture(pointerId);
});

// A handle drags its row and does not tap it.
on('click', (event) => event.target.closest('[data-handle]') && event.stopPropagation(), true);

on('pointermove', (event) => {
  if (!drag) return;
  drag.row.style.translate = drag.moves
    ? `0 ${event.clientY - drag.y}px` : `${Math.min(0, event.clientX - drag.x)}px 0`;
});

on('pointerup', (event) => {
  if (!drag) return;
  const { row, x, moves } = endDrag();
  if (moves) {
    const middles = rowsBeside(row).map((el) => el.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2);
    moveRow(row, middles.filter((middle) => middle < event.clientY).length);
  } else if (x - event.clientX > row.offsetWidth * SWIPE_SHARE) {
    send('x', idOf(row));
  }
});
on('pointercancel', () => drag && endDrag());

function endDrag() {
  const ended = drag;
  ended.row.style.translate = '';
  drag = null;
  return ended;
}
