// Keys that a view waits for. It hears of them before anything else does, and what they do by
// themselves is dropped, since the server's answer would come too late to tell.

on('keydown', (event) => {
  const { key, target } = event;
  if (event.isComposing || event.keyCode === 229) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const name = key === ' ' ? 'Space' : key.replace(/^.$/u, (one) => one.toUpperCase());
  const el = target.closest?.(`[data-more~="key:${CSS.escape(name)}"]`);
  if (!el || isDisabled(el)) return;
  event.preventDefault();
  event.stopPropagation();
  scan();
  send('k', idOf(el), name, +event.repeat);
}, true);
