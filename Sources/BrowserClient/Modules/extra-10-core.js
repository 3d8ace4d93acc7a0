// What this script takes from the first one.

const {
  on, ops, node, idOf, nameOf, offers, isText, isDisabled, send, scan, press, hasFocus, more, partsOf, keyOf,
  idForKey, read, write, served, touched, fields, fieldOf, agree, common, caretMap, returnIn, CONTROLS, receive,
  connect, reload, unanswered,
  lastTap, isLive, isQuiet, acknowledged, presentWith,
} = window.formwork;
