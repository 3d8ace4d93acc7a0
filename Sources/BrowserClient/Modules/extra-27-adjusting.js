// Views that are adjusted in steps. Screen readers send arrow keys, too, for a swipe up or down on what
// is a slider to them.

const STEPS = { ArrowUp: 1, ArrowDown: -1, ArrowRight: 1, ArrowLeft: -1 };

on('keydown', (event) => {
  const { key, target } = event;
  const step = STEPS[key];
  if (!step || !target.matches?.('[data-more~="adjust"]') || isDisabled(target)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  const isMirrored = /Left|Right/.test(key) && getComputedStyle(target).direction === 'rtl';
  scan();
  send('v', idOf(target), String(isMirrored ? -step : step));
});
