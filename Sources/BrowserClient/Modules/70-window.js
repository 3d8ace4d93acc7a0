// What the window tells: its width and colours, the address, coming back from the background.

const queries = {
  dark: matchMedia('(prefers-color-scheme: dark)'),
  compact: matchMedia('(max-width: 767px)'),
  motion: matchMedia('(prefers-reduced-motion: reduce)'),
};

/** What the server is told; a cookie tells it with the next page, before any script runs. */
function settings() {
  const now = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  let letters = '';
  for (const name in queries) {
    now[name] = queries[name].matches;
    if (now[name]) letters += name[0];
  }
  document.cookie = `formwork=${letters}.${now.zone}; path=${base}/; max-age=31536000; samesite=lax`;
  return now;
}

for (const name in queries) queries[name].onchange = () => send('s', settings());

const address = () => location.pathname + location.search + location.hash;

addEventListener('popstate', () => send('p', address()));

// A page that the browser keeps for the way back comes back to its session; 1000 says that it is gone.
addEventListener('pagehide', ({ persisted }) => leave()?.close(...persisted ? [] : [1000]));
addEventListener('pageshow', ({ persisted }) => persisted ? connect() : scan());
addEventListener('online', connect);
on('visibilitychange', () => document.hidden || connect());

/**
 * The server speaks another version: load its client once, keeping what was typed in the entry of
 * the history, which needs no permission and ends with the tab.
 */
function reload() {
  leave()?.close();
  if (history.state?.kept) return later('showBanner', document.body.dataset.reload);
  history.replaceState({ kept: more.open?.() || [] }, '');
  location.reload();
}
