// What the app copies. The clipboard's own interface is there on secure pages alone (not over http
// from another machine); where it is not, or says no, a selection is copied as in old days.

/** @param {string} text */
more.copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelected(text);
  }
};

/** The selection is of a text and not of a field, so that the focus stays. @param {string} text */
function copySelected(text) {
  const holder = document.createElement('pre');
  holder.textContent = text;
  holder.className = 'visually-hidden';
  document.body.append(holder);
  getSelection().selectAllChildren(holder);
  on('copy', (event) => {
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  }, { once: true });
  if (!document.execCommand('copy')) console.error('formwork', 'The browser does not let the page copy.');
  getSelection().removeAllRanges();
  holder.remove();
}
