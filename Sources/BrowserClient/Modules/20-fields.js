// The input rule: the browser owns the value of every control that holds something newer than what
// the server has seen. The server answers every text it got; so a value that was sent before the
// server saw the newest text is superseded, not wanted later.

/**
 * `sent`: the value both sides knew last. `seq`: the event it went with, 0 when the server said it.
 * `said`: what went out and may be on its way yet, with its number, after what the server had seen.
 * `waiting`: a value from the server for when the person has finished composing.
 * @typedef {{sent: string, seq: number, said: [number, string][], waiting?: string}} Field
 */

/** By the first native control, so that a replaced control starts anew. @type {WeakMap<Element, Field>} */
const fields = new WeakMap();
/** Replay keys of controls that ever held something else than the page was served with. */
const touched = new Set();
/** Whether a control was given another value since the last tap. */
let entered = false;
/** The control in which characters are being composed. @type {Element | null} */
let composing = null;

/** The value of a control as the wire spells it. @param {HTMLInputElement[]} parts */
const read = (parts) => spelled(parts, 'checked', (part) => part.value);

/** What the control held when its markup came. @param {HTMLInputElement[]} parts */
const served = (parts) => spelled(parts, 'defaultChecked', servedPart);

/**
 * @param {HTMLInputElement[]} parts
 * @param {string} checked the property that tells
 * @param {(part: HTMLInputElement) => string} value
 */
function spelled(parts, checked, value) {
  const [first] = parts;
  if (first.type === 'radio') return parts.find((part) => part[checked])?.value || '';
  if (first.type === 'checkbox') return first[checked] ? '1' : '0';
  return joined(parts.map(value));
}

/** @param {any} part */
function servedPart(part) {
  if (part.options) {
    const options = [...part.options];
    const chosen = options.find((option) => option.defaultSelected) ||
      options.find((option) => !option.disabled);
    return chosen?.value || '';
  }
  // A browser spells values its own way (#FFF000, 3.0): let it respell the default, too.
  const copy = part.cloneNode();
  copy.value = part.defaultValue;
  return copy.value;
}

/** Date and time are joined by "T"; a half-entered pair is no value. @param {string[]} values */
const joined = (values) => values.length > 1 && values.includes('') ? '' : values.join('T');

/** @param {HTMLInputElement[]} parts */
function fieldOf(parts) {
  let field = fields.get(parts[0]);
  if (!field) {
    fields.set(parts[0], field = { seq: 0 });
    agree(field, served(parts));
  }
  return field;
}

/** The server holds this value. @param {Field} field @param {string} value */
const agree = (field, value) => field.said = [[0, field.sent = value]];

/** Sends the value of a control if the server has not seen it; true if it did. @param {number} id */
function report(id) {
  const parts = partsOf(id);
  if (!parts.length) return;
  const field = fieldOf(parts);
  const value = read(parts);
  if (value === field.sent) return;
  touched.add(keyOf(id));
  entered = true;
  // What was typed is to outlive much that this script does not see to.
  load();
  const kind = offers(id, 'i') ? 'i' : offers(id, 'v') ? 'v' : '';
  if (!key || !kind || isDisabled(parts[0])) return;
  field.seq = send(kind, id, field.sent = value);
  field.said.push([field.seq, value]);
  while (field.said[1][0] <= acknowledged) field.said.shift();
  field.waiting = undefined;
  return true;
}

/** Autofill may fire no event: read every control once more, text fields by the shortest way. */
function scan() {
  for (const el of document.querySelectorAll(CONTROLS)) {
    const known = fields.get(el)?.sent ?? el.defaultValue;
    if (el.value !== known || !isText(el)) report(idOf(el));
  }
}

/**
 * A value from the server, under the input rule.
 * @param {number} id
 * @param {string} value
 */
function take(id, value) {
  const parts = partsOf(id);
  if (!parts.length) return;
  const field = fieldOf(parts);
  if (field.seq > acknowledged) return;
  if (isBusy(parts)) field.waiting = value;
  else if (!report(id)) settle(parts, value);
}

/**
 * The program replaced the text, whatever was typed. What the person did to it since the server saw
 * it, they do to the new one.
 * @param {number} id
 * @param {string} value
 */
function reset(id, value) {
  const parts = partsOf(id);
  if (!parts.length) return;
  const field = fieldOf(parts);
  if (parts.includes(composing)) {
    composing.blur();
    composing = null;
    parts[0].focus();
  }
  const [, seen] = field.said.findLast(([seq]) => seq <= acknowledged);
  settle(parts, more.redone?.(seen, read(parts), value) ?? value);
  agree(field, value);
  // The server has yet to see text from before the reset: tell it what stands here now.
  if (field.seq > acknowledged) field.sent = '\0';
  report(id);
}

/** @param {HTMLInputElement[]} parts @param {string} value */
function settle(parts, value) {
  const field = fieldOf(parts);
  agree(field, value);
  write(parts, value);
  agree(field, read(parts));
  field.waiting = undefined;
}

/** A composition ended or the field was left: send what is newer, or take what waited. */
function release(id) {
  const parts = partsOf(id);
  if (!parts.length) return;
  report(id);
  const { waiting } = fieldOf(parts);
  if (waiting !== undefined && !isBusy(parts)) settle(parts, waiting);
}

/**
 * Composing text, or between the digits of a date: an assignment now would destroy the entry.
 * @param {HTMLInputElement[]} parts
 */
const isBusy = (parts) => parts.some((part) => part === composing ||
  part === document.activeElement && /^(date|time|month|week)/.test(part.type));

/** Assigns a value, never an equal one. @param {HTMLInputElement[]} parts @param {string} value */
function write(parts, value) {
  if (read(parts) === value) return;
  const [first] = parts;
  if (first.type === 'radio') for (const part of parts) part.checked = part.value === value;
  else if (first.type === 'checkbox') first.checked = value === '1';
  else if (isText(first)) writeText(first, value);
  else for (const part of parts) writePart(part, value);
}

/** A date input takes the date of a whole moment, a time input the time. */
function writePart(part, value) {
  const pattern = { date: /[\d-]{10,}/, time: /\d\d:\d\d/ }[part.type] || /.*/;
  const [text] = value.match(pattern) || [''];
  if (part.value !== text) part.value = text;
}

/** @param {HTMLInputElement} field @param {string} text */
function writeText(field, text) {
  const { value, scrollLeft, scrollTop, selectionStart, selectionEnd, selectionDirection } = field;
  const isFocused = field === document.activeElement && selectionStart !== null;
  if (isFocused) more.edit?.(field, text);
  if (field.value !== text) field.value = text;
  if (isFocused) {
    const move = (more.caretMap || caretMap)(value, text);
    field.setSelectionRange(move(selectionStart), move(selectionEnd), selectionDirection);
  }
  field.scrollLeft = scrollLeft;
  field.scrollTop = scrollTop;
}

/** How much two texts have in common at their start and end. @param {...string} texts */
function common(old, text) {
  const shorter = Math.min(old.length, text.length);
  let start = 0;
  while (start < shorter && old[start] === text[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === text.at(-1 - end)) end++;
  return [start, end];
}

/**
 * Where a caret in the old text stands in the new one: common start and end keep theirs.
 * @param {string} old
 * @param {string} text
 */
function caretMap(old, text) {
  const [start, end] = common(old, text);
  const grown = text.length - old.length;
  return (at) => {
    if (at >= old.length - end) return at + grown;
    return at <= start ? at : Math.min(at, text.length - end);
  };
}
