// How the page addresses elements. The node of element 12 has the id "n12"; an inner native control
// that speaks for it has data-for="12"; its offered actions stand as letters in data-a.

const CONTROLS = 'input,select,textarea';

const node = (id) => document.getElementById('n' + id);

const container = (id) => document.getElementById('c' + id) || node(id);

/**
 * The element that a node speaks for; 0 when it stands in none.
 * @param {Element | null} el
 */
function idOf(el) {
  const owner = el?.closest('[data-for],[data-a],[data-k]');
  return +(owner?.dataset.for || owner?.id.slice(1)) || 0;
}

/** @param {number} id @param {string} letter */
const offers = (id, letter) =>
  [node(id), ...partsOf(id)].some((el) => el?.matches(`[data-a*="${letter}"]`));

/**
 * The native controls of an element: itself, or the inner ones (date and time, the radio buttons).
 * @param {number} id
 * @returns {HTMLInputElement[]}
 */
function partsOf(id) {
  const found = node(id);
  if (!found) return [];
  if (found.matches(CONTROLS)) return [found];
  return [...found.querySelectorAll(`[data-for="${id}"]`)].filter((el) => el.matches(CONTROLS));
}

/** @param {number} id */
const keyOf = (id) =>
  [node(id), ...partsOf(id)].map((el) => el?.dataset.k).find(Boolean) || '';

/** @param {string} key */
const idForKey = (key) => key && idOf(document.querySelector(`[data-k="${CSS.escape(key)}"]`));

/** @param {Element} el */
const isDisabled = (el) => el.closest(':disabled,[aria-disabled="true"],[inert]');

/** A field that text is typed into. @param {Element | null} el */
const isText = (el) => /^(text|password|email|tel|url|search|number)/.test(el?.type);
