// What is said aloud. Each message is a paragraph of its own, so that equal ones are spoken twice.

/** Long enough for a screen reader to notice, short enough not to be met while reading the page. */
const SPOKEN_AFTER = 5000;

/** The page's region first; a modal dialog, beside which the page is inert, brings its own. */
const liveRegions = [document.getElementById('live')];

/** @param {string} text */
more.say = (text) => {
  const line = document.createElement('p');
  line.textContent = text;
  liveRegions.findLast((region) => region.isConnected).append(line);
  setTimeout(() => line.remove(), SPOKEN_AFTER);
};
