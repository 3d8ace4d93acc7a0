// What the server wants to know beside what a person does, by the words in data-more: the size of an
// element, its place in the window, whether the tab is in front.

/** Milliseconds between two rounds of measuring: the server answers each with new content. */
const MEASURE_PAUSE = 50;

/** In hundredths of a pixel, what the server takes. */
const LONGEST = 1e8;

/** What the server knows of each measured element. @type {WeakMap<Element, string>} */
const told = new WeakMap();
let measuring = 0;
let measuredAt = 0;

/** @param {string} word */
const watching = (word) => document.querySelectorAll(`[data-more~="${word}"]`);

const resizes = new ResizeObserver(measureSoon);

/** Patches were applied. */
function watch() {
  const elements = watching('size');
  for (const el of elements) {
    if (told.has(el)) continue;
    told.set(el, '');
    resizes.observe(el);
  }
  if (elements.length) measureSoon();
  followScheme();
}

function measureSoon() {
  const pause = measuredAt + MEASURE_PAUSE - Date.now();
  measuring ||= setTimeout(() => requestAnimationFrame(measure), Math.max(pause, 0));
}

function measure() {
  measuring = 0;
  measuredAt = Date.now();
  const borders = safeArea();
  let isLate = false;
  for (const el of watching('size')) {
    // What stands on a page behind this one is measured when it comes to the front.
    if (!el.checkVisibility()) continue;
    const lengths = measured(el, borders);
    const isSame = el.matches('[data-more~="place"]')
      ? told.get(el) === lengths.join() : sizeOf(told.get(el)) === sizeOf(lengths.join());
    if (isSame) continue;
    if (send('g', idOf(el), ...lengths)) told.set(el, lengths.join());
    else isLate = true;
  }
  // Nobody takes it before the page is live.
  if (isLate) measureSoon();
}

/** All but the place. @param {string | undefined} lengths */
const sizeOf = (lengths) => (lengths || '').split(',').slice(2).join();

/**
 * Corner, size and safe area, in hundredths of a pixel.
 * @param {Element} el
 * @param {number[]} borders
 */
function measured(el, [a, b, c, d]) {
  const { left, top, right, bottom } = el.getBoundingClientRect();
  // Not of the rectangle, which a scale or an animation distorts.
  const { width, height } = getComputedStyle(el);
  const room = document.documentElement;
  return [
    left, top, parseFloat(width), parseFloat(height), top < a ? a : 0, left < d ? d : 0,
    bottom > room.clientHeight - c ? c : 0, right > room.clientWidth - b ? b : 0,
  ].map((length) => Math.max(-LONGEST, Math.min(Math.round(length * 100), LONGEST)) || 0);
}

/** What the screen's border hides above, right, below and left. */
function safeArea() {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText = 'position:fixed;visibility:hidden;' + ['top', 'right', 'bottom', 'left']
    .map((side) => `padding-${side}:env(safe-area-inset-${side},0px)`).join(';');
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  const sides = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(parseFloat);
  probe.remove();
  return sides;
}

const movedSoon = () => watching('place').length && measureSoon();
on('scroll', movedSoon, { capture: true, passive: true });
addEventListener('resize', movedSoon);
on('transitionend', movedSoon);

on('visibilitychange', () => {
  if (watching('visibility').length) send('s', { hidden: document.hidden });
});

// Scrolling in a view that asks for it puts the keyboard of a phone away.
on('touchmove', ({ target }) => {
  const scroller = target.closest('[data-more~="scrolling"]');
  if (scroller && isText(document.activeElement) && !document.activeElement.contains(target)) {
    document.activeElement.blur();
  }
}, { passive: true });
/** Bars of the browser and pictures in the colours of what is light or dark whatever the person chose. */
function followScheme() {
  if (!wasForced && !watching('scheme').length) return;
  wasForced = true;
  const root = document.querySelector('.root');
  for (const meta of document.querySelectorAll('meta[data-scheme]')) {
    meta.media = mediaFor(root, meta.dataset.scheme);
  }
  for (const source of document.querySelectorAll('picture > source')) {
    source.media = mediaFor(source.nextElementSibling.closest('.dark,.light'), 'dark');
  }
}
let wasForced = false;

/** @param {Element | null} scope @param {string} scheme */
function mediaFor(scope, scheme) {
  const forced = scope && ['dark', 'light'].find((name) => scope.classList.contains(name));
  return !forced ? `(prefers-color-scheme:${scheme})` : forced === scheme ? 'all' : 'not all';
}
