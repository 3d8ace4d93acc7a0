// Where the keyboard goes when what had the focus left the page and nothing else was given it: to the
// heading of what it stood in. Left on the body, a screen reader begins at the top of the window.

/** What has or had the focus, and all around it. @type {Element[]} */
let trail = [];

const notePlace = () => {
  trail = [];
  for (let el = document.activeElement; el && el !== document.body; el = el.parentElement) trail.push(el);
};

on('focusin', notePlace);
on('focusout', ({ target, relatedTarget }) => {
  // A control that is disabled loses the focus without leaving.
  if (!isQuiet() && !relatedTarget && document.hasFocus() && !isDisabled(target)) trail = [];
});
notePlace();

function keepPlace() {
  if (!trail.length || trail[0].isConnected || hasFocus()) return;
  const around = trail.find((el) => el.isConnected && el.matches('main,dialog'));
  trail = [];
  if (!around) return;
  const heading = [...around.querySelectorAll('h1')].filter((el) => el.checkVisibility()).pop();
  const goal = heading || around;
  goal.tabIndex = -1;
  if (goal.matches('main')) goal.style.outline = 'none';
  goal.focus({ preventScroll: true });
}
