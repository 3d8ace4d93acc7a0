// Where the keyboard is. The server hears of what a person does with the focus, not of what a
// patch does to it.

/** The element the server believes has the focus. */
let reported = 0;
/** The number of the last focus event that a person caused. */
let focusSequence = 0;
/** Above 0 while patches are applied. */
let quiet = 0;
let focusMoved = false;

on('focusin', () => {
  isRestructured = true;
  settleFocus();
  present();
});
on('focusout', (event) => {
  if (quiet || !document.hasFocus()) return;
  release(idOf(event.target));
  if (!event.relatedTarget) settleFocus();
});

/** Tells the server if the focus is elsewhere than it believes. */
function settleFocus() {
  if (quiet || !live) return;
  const active = idOf(document.activeElement);
  const id = active && offers(active, 'f') ? active : 0;
  if (id === reported) return;
  const old = reported;
  reported = id;
  if (old && node(old)) focusSequence = send('b', old);
  if (id) focusSequence = send('f', id);
}

/** The server moves the focus, unless the person moved it since. @param {number} id 0: away */
function focusElement(id) {
  if (focusSequence > acknowledged) return;
  focusMoved = true;
  if (!id) {
    reported = 0;
    return document.activeElement.blur();
  }
  const parts = partsOf(id);
  const el = parts.find((part) => part.checked) || parts[0] || node(id);
  el.focus();
  if (document.activeElement !== el) return;
  reported = offers(id, 'f') ? id : 0;
  if (isText(el) && el.selectionEnd !== null) el.setSelectionRange(el.value.length, el.value.length);
}

/** Applies changes so that the focus and the selection survive them. @param {() => void} body */
function keepingFocus(body) {
  const active = document.activeElement;
  const id = idOf(active);
  const key = keyOf(id);
  const part = partsOf(id).indexOf(active);
  const { selectionStart, selectionEnd, selectionDirection } = isText(active) ? active : {};
  quiet++;
  focusMoved = false;
  body();
  present();
  if (id && !focusMoved && !hasFocus()) {
    const standing = node(id) && keyOf(id) === key ? id : idForKey(key);
    const el = partsOf(standing)[Math.max(part, 0)] || node(standing);
    el?.focus({ preventScroll: true });
    if (isText(el) && selectionStart != null) {
      el.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    }
  }
  quiet--;
  if (reported && !node(reported)) reported = 0;
  settleFocus();
}

const hasFocus = () => document.activeElement && document.activeElement !== document.body;
