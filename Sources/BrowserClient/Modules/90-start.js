// The page stands and can be read; now it becomes live.

if (history.state?.kept) later('recall');
// A reload begins on the first page: go back to its entry.
if (history.state === 1) history.go(1 - (location.hash.slice(1) || 2));
keepingFocus(() => {});
connect();
