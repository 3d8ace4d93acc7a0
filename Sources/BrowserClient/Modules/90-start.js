// The page stands and can be read; now it becomes live.

recall();
keepingFocus(() => {});
connect();
