// Taps from before the first welcome, when a mount for another width numbered all elements anew.

/**
 * Sends an event to the one element of that name; of several alike nobody knows which was meant.
 * @param {string} kind
 * @param {any[]} rest
 * @param {string} name
 */
more.sendToNamed = (kind, [, ...rest], name) => {
  const [meant, another] =
    [...document.querySelectorAll('[data-a]')].map(idOf).filter((id) => nameOf(id) === name);
  if (meant && !another) send(kind, meant, ...rest);
};
