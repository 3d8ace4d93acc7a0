// Put into every page before its own scripts, by `browser.watch`: keeps books on what the page waits
// for, so that a test can wait for just that. No page has it outside of the tests.

window.watcher = (() => {
  /** A timer up to this many milliseconds is part of what the page does now. */
  const SOON = 250;
  /** What scrolls without saying that it ended was moved with its content; milliseconds. */
  const LONGEST_SCROLL = 1000;

  /** `sent`: messages of any kind; `sequence`: the last number; `isJoined`: welcomed and mounted. */
  const watcher = { sent: 0, received: 0, sequence: 0, acknowledged: 0, isJoined: false };
  const timers = new Set();
  const scripts = new WeakSet();
  const marks = new Map();
  /** When what scrolls moved last. */
  const scrolls = new Map();
  let socket;

  const heard = {
    welcome: (mounted, ack) => {
      watcher.isJoined = mounted > 0;
      watcher.sequence = watcher.acknowledged = ack;
    },
    mount: () => watcher.isJoined = true,
    mark: (number) => marks.get(number)(),
  };

  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      socket = this;
      this.addEventListener('message', ({ data }) => {
        const [kind, ...rest] = JSON.parse(data);
        watcher.received++;
        if (typeof kind === 'number') watcher.acknowledged = Math.max(watcher.acknowledged, kind);
        else heard[kind]?.(...rest);
      });
      this.addEventListener('close', () => watcher.isJoined &&= socket !== this);
    }

    send(data) {
      const [number] = JSON.parse(data);
      watcher.sent++;
      if (typeof number === 'number') watcher.sequence = number;
      super.send(data);
    }
  };

  const { setTimeout, clearTimeout } = window;
  window.setTimeout = (body, wait = 0, ...args) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      body(...args);
    }, wait);
    if (wait <= SOON) timers.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    clearTimeout(timer);
  };

  for (const type of ['load', 'error']) {
    document.addEventListener(type, ({ target }) => scripts.add(target), true);
  }
  addEventListener('scroll', ({ target }) => scrolls.set(target, performance.now()), true);
  addEventListener('scrollend', ({ target }) => scrolls.delete(target), true);

  const isRunning = (animation) => animation.playState === 'running' &&
    animation.effect?.getComputedTiming().endTime < Infinity;

  const reasons = () => Object.entries({
    'the page is loading': document.readyState !== 'complete',
    'the server has not joined': !watcher.isJoined,
    'a script is loading': [...document.querySelectorAll('head > script')].some((el) => !scripts.has(el)),
    'an event is not acknowledged': watcher.sequence > watcher.acknowledged,
    'a timer is due soon': timers.size > 0,
    'an animation runs': document.getAnimations().some(isRunning),
    'something scrolls': [...scrolls].some(([target, time]) =>
      target.isConnected && performance.now() - time < LONGEST_SCROLL),
  }).filter(([, isSo]) => isSo).map(([reason]) => reason);

  const pictures = async (count) => {
    while (count--) await new Promise(requestAnimationFrame);
  };

  /** Why the page is not settled: seen now and two pictures later, for these may measure and send. */
  watcher.waitsFor = async () => {
    const { sent, received } = watcher;
    const before = reasons();
    if (before.length) return before;
    await pictures(2);
    return sent === watcher.sent && received === watcher.received ? reasons() : ['messages pass'];
  };

  /** Goes to the server and back behind all that either side said; only the tests' server answers. */
  watcher.mark = async () => {
    await pictures(2);
    const number = marks.size + 1;
    await new Promise((arrived) => {
      marks.set(number, arrived);
      WebSocket.prototype.send.call(socket, JSON.stringify(['mark', number]));
    });
  };

  return watcher;
})();
