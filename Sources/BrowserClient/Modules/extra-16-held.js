// Text that outlives the connection, the process of the server, or the page.

/** The ids of all that may be controls, from a node on, each once. @param {Element} root */
const controlIds = (root) => new Set([root, ...root.querySelectorAll(CONTROLS)].map(idOf));

/** What came before this script and could not do without it. @param {MessageEvent} event */
more.receive = (event) => event.target.readyState === WebSocket.OPEN && receive(event);

/** What hello says: the controls that hold something else than was served, `[replayKey,value]`. */
more.held = () => {
  const list = [];
  for (const id of controlIds(document.body)) {
    const parts = partsOf(id);
    const key = parts.length && keyOf(id);
    const value = key && read(parts);
    if (key && (touched.has(key) || value !== served(parts))) {
      touched.add(key);
      agree(fieldOf(parts), value);
      list.push([key, value]);
    }
  }
  return list;
};

/** What a reload keeps in the entry of the history: all but what is secret, also while it is shown. */
more.open = () => more.held().filter(([key]) => !partsOf(idForKey(key))[0].matches('[type=password],.secret'));

/** Puts text from before a reload back, as if it was just typed. */
more.recall = () => {
  for (const [key, value] of history.state?.kept || []) {
    const parts = partsOf(idForKey(key));
    if (parts.length) write(parts, value);
  }
  scan();
  if (isLive()) more.joined();
};

/**
 * Replaces markup, and puts what its controls held into those that stand then.
 * @param {Element} root
 * @param {(root: Element) => void} body
 * @param {boolean} [all]
 */
more.carrying = (root, body, all) => {
  const active = root.contains(document.activeElement) && idOf(document.activeElement);
  // What else is replaced in the same patch takes no focus from what had it.
  if (active) replacedFocus = { id: active, key: keyOf(active) };
  const list = carried(root, all);
  body(root);
  restore(all ? list : list.filter(({ id }) => !fields.has(partsOf(id)[0])), all);
};

/**
 * Values to carry over a replacement of markup: with `all`, what hello held; else what is newer
 * than the server's.
 * @param {Element} root
 * @param {boolean} all
 */
function carried(root, all) {
  const list = [];
  for (const id of controlIds(root)) {
    const parts = partsOf(id);
    if (!parts.length) continue;
    const field = fieldOf(parts);
    const value = read(parts);
    const key = keyOf(id);
    const newer = value !== field.sent || field.seq > acknowledged();
    // No markup says what a secure field holds, and no other has it.
    const stays = newer || all && touched.has(key) || parts[0].type === 'password';
    if (stays) list.push({ id, key, value, field });
  }
  return list;
}

/**
 * Puts carried values into the controls that stand now; the server hears of them if it must.
 * @param {ReturnType<typeof carried>} list
 * @param {boolean} all
 */
function restore(list, all) {
  for (const { id, key, value, field } of list) {
    const parts = partsOf(!all && node(id) ? id : idForKey(key));
    if (!parts.length) continue;
    if (all) fieldOf(parts);
    else fields.set(parts[0], field);
    write(parts, value);
  }
}
