// Frames from the server: all ops of one frame are applied in one task, between two pictures.

/** @type {Record<string, (...args: any[]) => void>} */
const ops = {
  // The text node that stands is kept: another list of children has the browser match the `:has()`
  // rules of the whole page anew (measured: 5 ms with 200 fields).
  t: (id, text) => {
    const el = container(id);
    (el.childElementCount ? el : el.firstChild || el).textContent = text;
  },
  a: (id, ...pairs) => eachPair(pairs, (name, value) => setAttribute(id, name, value)),
  p: (id, ...pairs) => eachPair(pairs, (name, value) => setProperty(id, name, value)),
  v: take,
  V: reset,
  // Markup is read as what stands in its parent, so that children of a picture are drawn.
  h: (id, html) => replacing(node(id), (el) => el.outerHTML = html),
  c: (id, html) => replacing(container(id), (el) => el.innerHTML = html),
  i: (id, before, html) => {
    isRestructured = true;
    const next = node(before);
    (next || container(id)).insertAdjacentHTML(next ? 'beforebegin' : 'beforeend', html);
  },
  // An id may be followed by how the node leaves, which the second script knows to do.
  r: (...ids) => ids.forEach((id) => node(id)?.remove()),
  m: (id, ...pairs) => eachPair(pairs, (child, before) => move(container(id), child, before)),
  f: focusElement,
  l: (text) => later('say', text),
  k: (text) => later('copy', text),
  o: (url) => open(url, '_blank', 'noopener'),
  T: (title) => document.title = title,
  // The state 1 marks an entry that has one of this page below it.
  u: (path, push) => history[push ? 'pushState' : 'replaceState'](push || history.state, '', path),
  s: (id, block = 'nearest', inline = block) => node(id).scrollIntoView({ block, inline }),
  // To the sprite, with which all content ends.
  y: (symbols) => document.getElementById('symbols').insertAdjacentHTML('beforeend', symbols),
};

/** @param {number} ack @param {any[][]} list */
function patch(ack, list) {
  seen++;
  answered(ack);
  keepingFocus(() => {
    for (const [name, ...args] of list) {
      try {
        ops[name](...args);
      } catch (error) {
        // One op that fails (an element that a browser extension removed) must not stop the rest.
        console.error('formwork', name, args, error);
      }
    }
  });
  more.answered?.(ack);
}

/** @param {string} html */
function mount(html) {
  seen++;
  keepingFocus(() => replacing(document.getElementById('app'), (app) => app.innerHTML = html, true));
  ready();
}

/**
 * Replaces markup; the second script carries values over.
 * @param {Element} root
 * @param {(root: Element) => void} body
 * @param {boolean} [all] values that the server knows, too
 */
function replacing(root, body, all) {
  isRestructured = true;
  if (more.carrying) more.carrying(root, body, all);
  else body(root);
}

/** @param {any[]} pairs @param {(a: any, b: any) => void} body */
function eachPair(pairs, body) {
  for (let i = 0; i < pairs.length; i += 2) body(pairs[i], pairs[i + 1]);
}

/**
 * What assistive technology and the keyboard are told belongs on the inner control, if there is one.
 * A tab that is selected shows its panel.
 * @param {number} id
 * @param {string} name
 * @param {string | null} value
 */
function setAttribute(id, name, value) {
  const isOuter = /^(class|style|hidden|inert|role|title|dir|lang|aria-hidden|aria-current|data-.*)$/.test(name);
  if (name === 'aria-selected') container(id).hidden = value === 'false';
  for (const el of isOuter ? [node(id)] : speakersFor(id)) {
    if (name === 'style') el.style.cssText = value;
    else if (value === null) el.removeAttribute(name);
    else el.setAttribute(name, value);
  }
}

/** The controls of an element, the group of its radio buttons, or its node. @param {number} id */
function speakersFor(id) {
  const parts = partsOf(id);
  const group = parts[0]?.type === 'radio' && parts[0].closest('[role="radiogroup"]');
  return group ? [group] : parts.length ? parts : [node(id)];
}

/** @param {number} id @param {string} name @param {any} value */
function setProperty(id, name, value) {
  const parts = partsOf(id);
  if (parts.length && name === 'checked') take(id, value ? '1' : '0');
  else if (parts.length && name === 'value') take(id, String(value));
  else for (const el of parts.length ? parts : [node(id)]) el[name] = value;
}

/**
 * The browser's own move keeps focus and selection; older ones get one from the second script.
 * @param {Element} parent
 * @param {number} child
 * @param {number} before
 */
const move = (parent, child, before) =>
  parent[parent.moveBefore ? 'moveBefore' : 'insertBefore'](node(child), node(before));
