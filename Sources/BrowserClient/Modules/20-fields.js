// The input rule: the browser owns the value of every control that holds something newer than what
// the server has seen. The server answers every text it got; so a value that was sent before the
// server saw the newest text is superseded, not wanted later.

/**
 * `sent`: the value both sides knew last. `seq`: the event it went with, 0 when the server said it.
 * `waiting`: a value from the server for when the person has finished composing.
 * @typedef {{sent: string, seq: number, waiting?: string}} Field
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
  if (!field) fields.set(parts[0], field = { sent: served(parts), seq: 0 });
  return field;
}

/** Sends the value of a control if the server has not seen it; true if it did. @param {number} id */
function report(id) {
  const parts = partsOf(id);
  if (!parts.length) return;
  const field = fieldOf(parts);
  const value = read(parts);
  if (value === field.sent) return;
  touched.add(keyOf(id));
  entered = true;
  const kind = offers(id, 'i') ? 'i' : offers(id, 'v') ? 'v' : '';
  if (!live || !kind || isDisabled(parts[0])) return;
  field.seq = send(kind, id, value);
  field.sent = value;
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

/** An explicit reset: replaces what was typed. @param {number} id @param {string} value */
function reset(id, value) {
  const parts = partsOf(id);
  if (!parts.length) return;
  const field = fieldOf(parts);
  if (parts.includes(composing)) {
    composing.blur();
    composing = null;
    parts[0].focus();
  }
  const crossed = field.seq > acknowledged;
  settle(parts, value);
  if (!crossed) return;
  // The server has yet to see text from before the reset: tell it what stands here now.
  field.sent = '\0';
  report(id);
}

/** @param {HTMLInputElement[]} parts @param {string} value */
function settle(parts, value) {
  const field = fieldOf(parts);
  write(parts, value);
  field.sent = read(parts);
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
  field.value = text;
  if (field === document.activeElement && selectionStart !== null) {
    const move = caretMap(value, text);
    field.setSelectionRange(move(selectionStart), move(selectionEnd), selectionDirection);
  }
  field.scrollLeft = scrollLeft;
  field.scrollTop = scrollTop;
}

/**
 * Where a caret in the old text stands in the new one: common start and end keep theirs.
 * @param {string} old
 * @param {string} text
 */
function caretMap(old, text) {
  const shorter = Math.min(old.length, text.length);
  let start = 0;
  while (start < shorter && old[start] === text[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === text.at(-1 - end)) end++;
  const grown = text.length - old.length;
  return (at) => {
    if (at >= old.length - end) return at + grown;
    return at <= start ? at : Math.min(at, text.length - end);
  };
}

/** What hello says: the controls that hold something else than was served, `[replayKey,value]`. */
function heldValues() {
  const list = [];
  for (const id of controlIds(document.body)) {
    const parts = partsOf(id);
    const key = parts.length && keyOf(id);
    const value = key && read(parts);
    if (key && (touched.has(key) || value !== served(parts))) {
      touched.add(key);
      fieldOf(parts).sent = value;
      list.push([key, value]);
    }
  }
  return list;
}

/**
 * Values to carry over a replacement of markup: with `all`, what hello held; else what is newer
 * than the server's.
 * @param {Element} root
 * @param {boolean} all
 */
function carried(root, all) {
  const list = [];
  for (const id of controlIds(root)) {
    const parts = partsOf(id);
    if (!parts.length) continue;
    const field = fieldOf(parts);
    const value = read(parts);
    const key = keyOf(id);
    const newer = value !== field.sent || field.seq > acknowledged;
    // No markup says what a secure field holds, and no other has it.
    const stays = newer || all && touched.has(key) || parts[0].type === 'password';
    if (stays) list.push({ id, key, value, field });
  }
  return list;
}

/**
 * Puts carried values into the controls that stand now; the server hears of them if it must.
 * @param {ReturnType<typeof carried>} list
 * @param {boolean} all
 */
function restore(list, all) {
  for (const { id, key, value, field } of list) {
    const parts = partsOf(!all && node(id) ? id : idForKey(key));
    if (!parts.length) continue;
    if (all) fieldOf(parts);
    else fields.set(parts[0], field);
    write(parts, value);
  }
}
