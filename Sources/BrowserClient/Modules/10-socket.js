// One WebSocket for each page: hello, numbered events out, frames in, and calm attempts to get it
// back. All that is sent after the welcome goes through `send`.

/** Milliseconds, about, until a page without the second script looks for its server again. */
const NEXT_TRY = 5000;

/** The application's path without a slash at its end. */
const base = (document.body.dataset.base || '').replace(/\/$/, '');

/** @type {WebSocket | null} */
let socket = null;
/** Whether the server knows the page, so that events can be sent. */
let live = false;
/** The last number given, and the last one the server has seen. */
let sequence = 0;
let acknowledged = 0;
/** Of the page as it was served; what the page became since has none. */
let digest = document.body.dataset.digest;
/** Taps and the like from before the first welcome. */
let early = [];
/** Of the session, for when the connection is lost, and how many of its frames came. */
let key = '';
let nextKey = '';
let seen = 0;
/** Messages that the server has not acknowledged. */
const unanswered = [];

function connect() {
  if (socket) return;
  const current = socket = new WebSocket(
    location.origin.replace(/^http/, 'ws') + base + '/_formwork/socket', 'formwork.1');
  current.onopen = hello;
  current.onmessage = (event) => current === socket && receive(event);
  current.onclose = ({ code }) => {
    if (current !== socket) return;
    leave();
    more.lost || setTimeout(connect, NEXT_TRY * (1 + Math.random()));
    later('lost', code);
  };
}

/** Goes without the server, and returns what led to it. */
function leave() {
  const old = socket;
  socket = null;
  live = false;
  return old;
}

/** @param {any[]} message */
const post = (message) => socket.send(JSON.stringify(message));

function hello() {
  // What no event told of is to be told, too, should the session go on.
  scan();
  const former = key ? [[key, seen]] : [];
  post(['hello', 1, address(), digest, settings(), more.held?.() || [], ...former]);
}

/**
 * Sends an event, now or when the session is resumed, and returns its number; 0 when nobody can take it.
 * @param {string} kind
 * @param {...any} rest
 */
function send(kind, ...rest) {
  if (!key) {
    if ('trdxvm'.includes(kind)) early.push([kind, rest, nameOf(rest[0])]);
    return 0;
  }
  const message = [++sequence, kind, ...rest];
  unanswered.push(message);
  if (live) post(message);
  else sequence -= more.queued?.() || 0;
  return sequence;
}

/** @param {number} ack */
function answered(ack) {
  acknowledged = ack;
  while (unanswered[0]?.[0] <= ack) unanswered.shift();
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

/**
 * @param {number} kind 0: a mount follows; 1: the page stands; 2: the session goes on
 * @param {number} ack
 * @param {string} newKey
 */
function welcome(kind, ack, newKey) {
  nextKey = newKey;
  if (kind < 2) {
    sequence = ack;
    reported = focusSequence = seen = 0;
    unanswered.length = 0;
    key = '';
  }
  answered(ack);
  unanswered.forEach(post);
  if (kind) ready();
}

/** The page and the server agree: what waited goes out. */
function ready() {
  live = true;
  key = nextKey;
  digest = '';
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
