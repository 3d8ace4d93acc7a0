// The bar that a page has while one types in it goes when the focus leaves the field, which a press
// elsewhere begins with. Until that press has become a click the bar keeps its room: the page would move
// under the pointer else, and the click hit nothing.

/** Milliseconds from the end of a touch to its click, and some. */
const CLICK_TIME = 350;

/** The page whose bar stays. @type {HTMLElement | null} */
let pressed = null;
let letGo = 0;

on('pointerdown', () => {
  const active = document.activeElement;
  const page = isText(active) && active.closest('.page');
  if (!page || !page.querySelector('.p-keyboard')) return;
  clearTimeout(letGo);
  pressed = page;
  page.dataset.pressed = '';
}, true);

const lift = () => {
  if (!pressed) return;
  clearTimeout(letGo);
  letGo = setTimeout(() => {
    delete pressed.dataset.pressed;
    pressed = null;
  }, CLICK_TIME);
};
on('pointerup', lift, true);
on('pointercancel', lift, true);
