// What this script takes from the first one.

const {
  on, node, idOf, offers, isText, isDisabled, send, scan, press, hasFocus, liveRegions,
  lastTapped, presentWith,
} = window.formwork;
