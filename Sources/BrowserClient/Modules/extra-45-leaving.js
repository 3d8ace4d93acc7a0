// An element that leaves with a transition. It is out of the way, deaf and unseen by assistive
// technology at once; only its last pictures are still drawn.

const calm = matchMedia('(prefers-reduced-motion: reduce)');

const removeAll = ops.r;
ops.r = (id, ...rest) => rest[0]?.end ? leave(node(id), rest[0]) : removeAll(id, ...rest);

/**
 * @param {HTMLElement} el
 * @param {{end: Record<string, string>, duration: number, delay: number, easing: string}} how what it
 *   looks like when it is gone, and the time that it takes
 */
function leave(el, { end, ...timing }) {
  const { opacity } = end;
  if (calm.matches) end = opacity ? { opacity } : {};
  const box = el.getBoundingClientRect();
  if (!Object.keys(end).length || !box.width || !box.height) return el.remove();
  if (el.contains(document.activeElement)) document.activeElement.blur();
  el.inert = true;
  el.ariaHidden = 'true';
  el.removeAttribute('id');
  // What moves out of it in the same frame is still found by its number.
  queueMicrotask(() => silence(el));
  Object.assign(el.style, {
    position: 'fixed', left: 0, top: 0, margin: 0, boxSizing: 'border-box',
    width: box.width + 'px', height: box.height + 'px', transition: 'none', pointerEvents: 'none',
  });
  // A parent with a filter or a transform is what "fixed" refers to.
  const from = el.getBoundingClientRect();
  el.style.left = box.left - from.left + 'px';
  el.style.top = box.top - from.top + 'px';
  const motion = el.animate([{}, end], { ...timing, fill: 'forwards' });
  motion.onfinish = motion.oncancel = () => el.remove();
}

/** Takes away all that makes a node an element of the page. @param {Element} root */
function silence(root) {
  for (const el of [root, ...root.querySelectorAll('*')]) {
    for (const name of ['id', 'data-a', 'data-k', 'data-for', 'data-do', 'data-testid', 'name']) {
      el.removeAttribute(name);
    }
    if (el.matches('input,select,textarea,button')) el.disabled = true;
  }
}
