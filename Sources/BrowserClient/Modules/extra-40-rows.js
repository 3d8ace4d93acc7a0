// Rows that can be moved (by their handle, or Alt with the arrow keys) and deleted (by a swipe, or
// the Delete key on the row), and the buttons that a swipe shows.

/** A swipe over this share of the row's width deletes, or taps the first button of its side. */
const SWIPE_SHARE = 0.5;

/** Pixels that a finger moves before it swipes. */
const SWIPE_START = 10;

/**
 * @type {{row: HTMLElement, x: number, y: number, moves: boolean, from: number, shift: number,
 *   leading: number, trailing: number} | null}
 */
let drag = null;

/** The row whose buttons a swipe shows, and how far it is shifted. */
let opened = { row: null, shift: 0 };

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

/** @param {HTMLElement} row @param {string} part */
const partOf = (row, part) => row.querySelector(`:scope > ${part}`);

/** Of the buttons at one side of a row. */
const widthOf = (row, side) => partOf(row, `.swipes > .${side}`)?.offsetWidth || 0;

/** What a swipe over most of the row taps. @param {HTMLElement} row @param {string} side */
const fullSwipeOf = (row, side) => partOf(row, `.swipes > .${side} > .full`)?.querySelector('button:enabled');

/** The sign of the trailing direction. @param {HTMLElement} row */
const direction = (row) => getComputedStyle(row).direction === 'rtl' ? -1 : 1;

/** Moves the content of a row away from its buttons. @param {number} shift below 0: trailing ones */
function slide(row, shift) {
  const swipes = partOf(row, '.swipes');
  for (const part of swipes ? row.querySelectorAll(':scope > :is(.cell, .minus)') : [row]) {
    part.style.translate = shift ? `${shift * direction(row)}px` : '';
  }
  if (!swipes) return;
  swipes.style.setProperty('--swipe', `${Math.abs(shift)}px`);
  swipes.dataset.open = shift < 0 ? 'trailing' : shift ? 'leading' : '';
}

/**
 * Leaves one row with its buttons beside it, or none.
 * @param {HTMLElement | null} row
 * @param {'leading' | 'trailing'} [side]
 */
function reveal(row, side) {
  if (opened.row && opened.row !== row) slide(opened.row, 0);
  opened = { row, shift: 0 };
  if (!row) return;
  // As a pointer sees them the buttons are smaller.
  partOf(row, '.swipes').dataset.open = side;
  opened.shift = side === 'leading' ? widthOf(row, side) : -widthOf(row, side);
  slide(row, opened.shift);
}

on('pointerdown', (event) => {
  const { target, clientX: x, clientY: y, pointerType, pointerId, button } = event;
  const handle = target.closest('[data-handle]');
  const row = target.closest(handle ? '[data-a*="m"]' : '[data-a*="x"],.row:has(> .swipes)');
  if (!row || isDisabled(row) || button || !handle && (pointerType !== 'touch' || isText(target))) return;
  const from = opened.row === row ? opened.shift : 0;
  const [leading, trailing] = ['leading', 'trailing'].map((side) => widthOf(row, side));
  drag = { row, x, y, moves: !!handle, from, shift: from, leading, trailing };
  if (!handle) return;
  event.preventDefault();
  handle.setPointerCapture(pointerId);
});

// A handle drags its row and does not tap it; a click beside the buttons of a swipe puts them away.
on('click', (event) => {
  const { target } = event;
  if (target.closest('[data-handle]')) return event.stopPropagation();
  const revealed = target.closest('[data-reveal]')?.closest('.row');
  if (!revealed && (!opened.row || target.closest('.swipes'))) return;
  event.stopPropagation();
  event.preventDefault();
  reveal(revealed === opened.row ? null : revealed, 'trailing');
}, true);

on('click', (event) => event.target.closest('.swipes button') && reveal(null));

on('pointermove', (event) => {
  if (!drag) return;
  const { row, x, y, moves, from, leading, trailing } = drag;
  if (moves) return row.style.translate = `0 ${event.clientY - y}px`;
  const way = (event.clientX - x) * direction(row);
  if (drag.shift === from && Math.abs(way) < SWIPE_START) return;
  const isFull = offers(idOf(row), 'x') || fullSwipeOf(row, 'trailing');
  drag.shift = Math.min(fullSwipeOf(row, 'leading') ? Infinity : leading, Math.max(isFull ? -Infinity : -trailing, from + way));
  partOf(row, '.swipes')?.classList.add('dragged');
  slide(row, drag.shift);
});

on('pointerup', (event) => {
  if (!drag) return;
  const { row, moves, from, shift, leading, trailing } = endDrag();
  if (moves) {
    const middles = rowsBeside(row).map((el) => el.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2);
    return moveRow(row, middles.filter((middle) => middle < event.clientY).length);
  }
  if (shift === from) return;
  const isFar = Math.abs(shift) > row.offsetWidth * SWIPE_SHARE;
  const first = isFar && fullSwipeOf(row, shift < 0 ? 'trailing' : 'leading');
  if (first) {
    reveal(null);
    slide(row, 0);
    first.click();
  } else if (isFar && shift < 0 && offers(idOf(row), 'x')) {
    slide(row, 0);
    send('x', idOf(row));
  } else if (Math.abs(shift) > (shift < 0 ? trailing : leading) / 2) {
    reveal(row, shift < 0 ? 'trailing' : 'leading');
  } else {
    slide(row, 0);
    reveal(null);
  }
});
on('pointercancel', () => {
  if (!drag) return;
  const { row, moves, from } = endDrag();
  if (!moves) slide(row, from);
});

function endDrag() {
  const ended = drag;
  if (ended.moves) ended.row.style.translate = '';
  partOf(ended.row, '.swipes')?.classList.remove('dragged');
  drag = null;
  return ended;
}
