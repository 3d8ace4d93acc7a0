// Calm attempts to get a lost connection back.

/** Milliseconds before the first and between the last attempts to reconnect. */
const FIRST_RETRY = 250;
const LAST_RETRY = 15000;
/** A connection that lived this long was a good one: the next retry is quick again. */
const GOOD_AFTER = 5000;

const CLOSE_VERSION = 4000;
const CLOSE_IDLE = 4007;

let attempts = 0;
let goodTimer = 0;
/** The last number that may have been sent: what follows waits for the session to be resumed. */
let lastSent = 0;

/** @param {number} code of the close frame */
more.lost = (code) => {
  clearTimeout(goodTimer);
  lastSent = unanswered.at(-1)?.[0] || 0;
  if (code === CLOSE_VERSION) return reload();
  more.dropped();
  // Nobody was there for an hour: the next key or touch connects.
  if (code === CLOSE_IDLE) {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, connect, { capture: true, once: true });
    return;
  }
  const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** attempts++);
  setTimeout(connect, wait * (0.5 + Math.random()));
};

function proveGood() {
  clearTimeout(goodTimer);
  goodTimer = setTimeout(() => attempts = 0, GOOD_AFTER);
}

/** A message was queued. Who types without a connection has one text to send: 1 when it replaced another. */
more.queued = () => {
  const [before, last] = unanswered.slice(-2);
  const isSame = last && last[1] === 'i' && before[1] === 'i' && last[2] === before[2];
  if (!isSame || before[0] <= lastSent) return 0;
  unanswered.splice(-2, 1);
  last[0]--;
  return 1;
};
