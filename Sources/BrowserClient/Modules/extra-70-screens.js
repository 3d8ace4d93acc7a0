// Screens of a navigation: a new one begins at its top, with the focus on its title, where a screen
// reader begins to read; the one below comes back as it was left, with the focus on what was tapped.

/** How a screen was left. @type {WeakMap<Element, {link: Element | null, y: number}>} */
const left = new WeakMap();
/** The screen in front of each navigation. @type {WeakMap<Element, Element>} */
const fronts = new WeakMap();
const navigations = document.getElementsByClassName('navigation');

/** @param {Element} el */
const scrollerOf = (el) => el.closest('dialog') || document.scrollingElement;

/** Where the screens were scrolled to when something was tapped last. */
let tappedAt = { el: null, y: 0 };

on('click', ({ target }) => {
  const navigation = target.closest('.navigation');
  if (navigation) tappedAt = { el: target, y: scrollerOf(navigation).scrollTop };
}, true);

/** @param {boolean} focusMoved */
function showScreens(focusMoved) {
  for (const navigation of navigations) {
    const screens = [...navigation.children].filter((el) => el.matches('.page'));
    const front = screens[screens.length - 1];
    const old = fronts.get(navigation) || below(screens);
    fronts.set(navigation, front);
    if (!front || !old || old === front) continue;
    const isPush = screens.includes(old);
    if (isPush) left.set(old, leaving(old));
    arrive(front, isPush ? null : left.get(front), focusMoved);
  }
}

/**
 * The screen that a tap left before this script was there.
 * @param {Element[]} screens
 */
const below = (screens) => screens.slice(0, -1).find((el) => el.contains(lastTap().el));

/** @param {Element} screen */
function leaving(screen) {
  const { el, y } = lastTap();
  const isHeard = tappedAt.el && screen.contains(tappedAt.el);
  return { link: screen.contains(el) ? el : null, y: isHeard ? tappedAt.y : y };
}

/**
 * @param {Element} screen
 * @param {{link: Element | null, y: number} | null | undefined} memory of when it was left
 * @param {boolean} focusMoved
 */
function arrive(screen, memory, focusMoved) {
  scrollerOf(screen).scrollTo({ top: memory?.y || 0, behavior: 'instant' });
  if (focusMoved || screen.contains(document.activeElement)) return;
  const link = memory?.link && (memory.link.isConnected ? memory.link : node(idOf(memory.link)));
  if (link && screen.contains(link)) return link.focus({ preventScroll: true });
  const field = screen.querySelector('[autofocus]');
  const goal = field || screen.querySelector('h1') || screen;
  if (!field) goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
}
