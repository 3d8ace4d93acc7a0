// Before a page is left whose form holds what nobody has kept: the browser asks, in its own words.
// A listener that stands there for nothing would keep pages of some browsers from the background cache.

let isAsking = false;

/** Patches were applied. */
function askWhenLeft() {
  if (isAsking === !!watching('leaving').length) return;
  isAsking = !isAsking;
  (isAsking ? addEventListener : removeEventListener)('beforeunload', ask);
}

/** @param {Event} event */
function ask(event) {
  // The page loads itself anew and keeps what was typed.
  if (history.state?.kept) return;
  event.preventDefault();
  // Chromium before 119.
  event.returnValue = true;
}
