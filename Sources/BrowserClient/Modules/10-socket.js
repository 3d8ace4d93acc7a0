// One WebSocket for each page: hello, numbered events out, frames in, and calm attempts to get it
// back. All that is sent after the welcome goes through `send`.

/** Milliseconds before the first and between the last attempts to reconnect. */
const FIRST_RETRY = 250;
const LAST_RETRY = 15000;
/** A connection that lived this long was a good one: the next retry is quick again. */
const GOOD_AFTER = 5000;

const CLOSE_VERSION = 4000;
const CLOSE_IDLE = 4007;

/** The application's path without a slash at its end. */
const base = (document.body.dataset.base || '').replace(/\/$/, '');

/** @type {WebSocket | null} */
let socket = null;
/** Whether the server knows the page, so that events can be sent. */
let live = false;
let wasLive = false;
/** The last number given, and the last one the server has seen. */
let sequence = 0;
let acknowledged = 0;
/** Of the page as it was served; what the page became since has none. */
let digest = document.body.dataset.digest;
/** Taps and the like from before the first welcome. */
let early = [];
let attempts = 0;
let retryTimer = 0;
let waitsForPerson = false;

function connect() {
  clearTimeout(retryTimer);
  if (socket) return;
  waitsForPerson = false;
  const current = socket = new WebSocket(
    location.origin.replace(/^http/, 'ws') + base + '/_formwork/socket', 'formwork.1');
  current.onopen = hello;
  current.onmessage = (event) => current === socket && receive(event);
  current.onclose = (event) => current === socket && lost(event.code);
}

/** Leaves the server, as a page does that goes to the background cache. */
function disconnect() {
  const old = socket;
  socket = null;
  live = false;
  old?.close();
}

function hello() {
  socket.send(JSON.stringify(['hello', 1, address(), digest, settings(), more.held?.() || []]));
}

/** @param {number} code */
function lost(code) {
  socket = null;
  live = false;
  if (code === CLOSE_VERSION) return reload();
  later('dropped');
  waitsForPerson = code === CLOSE_IDLE;
  if (waitsForPerson) return;
  const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** attempts++);
  retryTimer = setTimeout(connect, wait * (0.5 + Math.random()));
}

/**
 * Sends an event and returns its number; 0 when nobody can take it now.
 * @param {string} kind
 * @param {...any} rest
 */
function send(kind, ...rest) {
  if (!live) {
    if (!wasLive && 'trdxvm'.includes(kind)) early.push([kind, rest, nameOf(rest[0])]);
    return 0;
  }
  socket.send(JSON.stringify([++sequence, kind, ...rest]));
  return sequence;
}

/** What an early tap was meant for, so that it meets no other element after a mount. */
function nameOf(id) {
  const { tagName, ariaLabel, textContent } = node(id) || {};
  return tagName + ariaLabel + textContent;
}

/**
 * A mount, and what follows it, waits for the script that carries over what was typed meanwhile.
 * @param {MessageEvent} event
 */
function receive(event) {
  const [kind, ...rest] = JSON.parse(event.data);
  if (!live && touched.size && !more.receive && /^[m\d]/.test(kind)) later('receive', event);
  else if (kind >= 0) patch(kind, rest);
  else if (answers[kind]) answers[kind](...rest);
}

/** @type {Record<string, (...args: any[]) => void>} */
const answers = { welcome, mount, reload, bye: (code, sentence) => later('showBanner', sentence) };

/** @param {number} mounted 0: a mount follows; 1: the page stands @param {number} ack */
function welcome(mounted, ack) {
  sequence = acknowledged = ack;
  reported = focusSequence = 0;
  if (mounted) ready();
}

/** The page and the server agree: what waited goes out. */
function ready() {
  live = wasLive = true;
  digest = '';
  setTimeout(() => attempts = 0, GOOD_AFTER);
  more.joined?.();
  scan();
  settleFocus();
  const waiting = early;
  early = [];
  for (const [kind, rest, name] of waiting) {
    if (nameOf(rest[0]) === name) send(kind, ...rest);
    else later('sendToNamed', kind, rest, name);
  }
}
