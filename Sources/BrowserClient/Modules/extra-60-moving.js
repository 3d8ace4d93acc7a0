// A move that keeps the focus, for browsers without one of their own: the child that holds it stays
// where it is, and its siblings move past it.

Element.prototype.moveBefore ||= function (child, before) {
  if (child.parentNode !== this || !child.contains(document.activeElement)) return this.insertBefore(child, before);
  if (before && child.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_PRECEDING) {
    while (child.previousSibling !== before) child.after(child.previousSibling);
    child.after(before);
  } else {
    while (child.nextSibling !== before) child.before(child.nextSibling);
  }
};
