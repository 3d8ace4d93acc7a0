// What this script takes from the first one.

const {
  on, ops, node, idOf, offers, isText, isDisabled, send, scan, press, hasFocus, liveRegions,
  lastTap, presentWith,
} = window.formwork;
