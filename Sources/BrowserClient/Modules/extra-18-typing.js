// Typing that meets what the server does to the text or to the focus.

/** Types a text at the caret, or deletes what is selected or stands before it. @param {string} text */
const enter = (text) => document.execCommand(text ? 'insertText' : 'delete', false, text);

/**
 * Changes the text as an edit of its own, or undo would work on a text that is not there.
 * @param {HTMLInputElement} field that has the focus
 * @param {string} text
 */
more.edit = (field, text) => {
  const [start, end] = common(field.value, text);
  field.setSelectionRange(start, field.value.length - end);
  enter(text.slice(start, text.length - end));
};

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
