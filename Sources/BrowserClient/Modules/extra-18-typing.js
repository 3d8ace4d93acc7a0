// Typing that meets what the server does to the text or to the focus.

/** Types a text at the caret, or deletes what is selected or stands before it. @param {string} text */
const enter = (text) => document.execCommand(text ? 'insertText' : 'delete', false, text);

/**
 * Changes the text as an edit of its own, or undo would work on a text that is not there.
 * @param {HTMLInputElement} field that has the focus
 * @param {string} text
 */
more.edit = (field, text) => {
  if (isAnswer) rewritten.set(field, [field.value, ...rewritten.get(field) || []].slice(0, MOST_REWRITTEN));
  learnSeparators(field, text);
  const [start, end] = common(field.value, text);
  field.setSelectionRange(start, field.value.length - end);
  enter(text.slice(start, text.length - end));
};

// What the program makes of each text that is typed is no step of its own for undo: undone alone, it
// would be made again at once, and nothing before it could ever be reached.

/** Texts of a field that the program changed as soon as they were typed. @type {WeakMap<Element, string[]>} */
const rewritten = new WeakMap();
const MOST_REWRITTEN = 100;
/** Whether the text that is being written answers what was typed. */
let isAnswer = false;

const { v } = ops;
ops.v = (...args) => {
  isAnswer = true;
  v(...args);
  isAnswer = false;
};

on('input', ({ target, inputType }) => {
  const step = { historyUndo: 'undo', historyRedo: 'redo' }[inputType];
  // The event of the further step comes here, too.
  if (step && rewritten.get(target)?.includes(target.value)) document.execCommand(step);
}, true);

// A text that the program lays out while it is typed: a card number in groups.

/** What no layout loses or adds. @param {string} text */
const solid = (text) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** No text that is laid out is longer, by far. */
const LONGEST_LAID_OUT = 100;

/** The characters that the program puts between those of the person. @type {WeakMap<Element, Set<string>>} */
const separators = new WeakMap();

/** Learns which characters the program adds. @param {HTMLInputElement} field @param {string} text */
function learnSeparators(field, text) {
  if (text.length > LONGEST_LAID_OUT || solid(field.value) !== solid(text)) return;
  const known = separators.get(field) || new Set();
  for (const char of text) {
    if (!solid(char) && text.split(char).length > field.value.split(char).length) known.add(char);
  }
  separators.set(field, known);
}

/**
 * The letters and digits behind the caret stay behind it: no edit changes them, it ends at the caret.
 * @param {string} old
 * @param {string} text
 */
more.caretMap = (old, text) => (at) => {
  const tail = solid(old.slice(at));
  if (text.length > LONGEST_LAID_OUT || !tail || !solid(text).endsWith(tail)) {
    return caretMap(old, text)(at);
  }
  let place = text.length;
  while (place && solid(text.slice(place - 1)).length <= tail.length) place--;
  if (!place) while (!solid(text[place])) place++;
  return place;
};

// Who deletes a separator means the character beyond it; who types one does not.
on('beforeinput', ({ target, inputType, data }) => {
  const known = separators.get(target);
  if (!known) return;
  if (inputType === 'insertText') known.delete(data);
  const step = { deleteContentBackward: -1, deleteContentForward: 1 }[inputType];
  let at = target.selectionStart;
  if (!step || at !== target.selectionEnd) return;
  while (known.has(target.value[step < 0 ? at - 1 : at])) at += step;
  target.setSelectionRange(at, at);
});

/** The edit that made `now` of `old`, made in `text`. @param {...string} texts */
more.redone = (old, now, text) => {
  const [start, end] = common(old, now);
  const move = caretMap(old, text);
  return old === now ? text : text.slice(0, move(start)) + now.slice(start, now.length - end) +
    text.slice(move(old.length - end));
};

// What is typed after a Return that the server handles waits for its answer, which may move the focus:
// over a slow network the beginning of a password would show in the field before.

/** Milliseconds that keys wait at most: longer than any but a broken connection takes to answer. */
const LONGEST_WAIT = 3000;

/** Keys that wait: texts, '\n' for Return, '' for Backspace. @type {string[] | null} */
let ahead = null;
/** The number of the Return whose answer they wait for. */
let awaited = 0;

/** @param {number} seq of the Return; 0 when nobody hears of it */
more.returned = (seq) => {
  if (!seq) return;
  ahead = [];
  awaited = seq;
  setTimeout(more.answered, LONGEST_WAIT, seq);
};

/**
 * The answer came, or is no longer waited for: what waited goes where the focus is now.
 * @param {number} seq the last number answered
 */
more.answered = (seq) => {
  keepPlace();
  if (!ahead || seq < awaited) return;
  const keys = ahead;
  ahead = null;
  for (const key of keys) {
    if (ahead) ahead.push(key);
    else if (key !== '\n' || !returnIn(document.activeElement)) enter(key);
  }
};

on('beforeinput', (event) => {
  const { data, inputType } = event;
  const key = inputType === 'deleteContentBackward' ? '' : data;
  if (!ahead || isQuiet() || !event.cancelable || key === null) return;
  event.preventDefault();
  ahead.push(key);
});

on('keydown', (event) => {
  if (!ahead || event.key !== 'Enter' || event.isComposing || !isText(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  ahead.push('\n');
}, true);

on('compositionstart', () => more.answered(awaited), true);
