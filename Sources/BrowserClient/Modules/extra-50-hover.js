// The pointer entered or left; a finger does neither.

/** Elements under the pointer that want to know. @type {Element[]} */
let hovered = [];

on('pointerover', (event) => {
  const now = [];
  if (event.pointerType !== 'touch') {
    let el = event.target.closest('[data-a*="h"]');
    for (; el; el = el.parentElement.closest('[data-a*="h"]')) now.push(el);
  }
  hover(now);
});
document.documentElement.addEventListener('pointerleave', () => hover([]));

/** @param {Element[]} now */
function hover(now) {
  for (const el of hovered) if (el.isConnected && !now.includes(el)) send('h', idOf(el), 0);
  for (const el of now) if (!hovered.includes(el)) send('h', idOf(el), 1);
  hovered = now;
}
