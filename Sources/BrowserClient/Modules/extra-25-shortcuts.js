// Keyboard shortcuts: a key with modifiers presses the button that names it in aria-keyshortcuts.

const MODIFIERS = [['Control', 'ctrlKey'], ['Alt', 'altKey'], ['Shift', 'shiftKey'], ['Meta', 'metaKey']];

/** Keys whose name in aria-keyshortcuts is not their value. */
const NAMED = { ' ': 'Space', '+': 'Plus' };

/**
 * Whether the event is one of the shortcuts, which are separated by spaces: "Meta+S Control+S".
 * @param {any} event
 * @param {string} shortcuts
 */
const isShortcut = (event, shortcuts) => shortcuts.split(' ').some((shortcut) => {
  const names = shortcut.split('+');
  const key = names.pop();
  // Option turns S into ß on a Mac; the key itself still is S.
  const isKey = key === (NAMED[event.key] || event.key.replace(/^.$/u, (one) => one.toUpperCase())) ||
    event.code === 'Key' + key;
  // A character such as ? needs Shift on some keyboards, without being asked for it.
  const isSign = /^[^A-Z]$/u.test(key);
  return isKey && MODIFIERS.every(([name, flag]) =>
    event[flag] === names.includes(name) || isSign && name === 'Shift');
});

on('keydown', (event) => {
  if (event.isComposing || event.repeat) return;
  const isTyping = isText(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isTyping && event.key.length === 1) return;
  const scope = topLayer() || document;
  const button = [...scope.querySelectorAll('[aria-keyshortcuts]')].find((el) =>
    !isDisabled(el) && (el.checkVisibility() || el.closest(MENU)) &&
    isShortcut(event, el.getAttribute('aria-keyshortcuts')));
  if (!button) return;
  event.preventDefault();
  button.click();
});
