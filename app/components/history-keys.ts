/**
 * A press on a link within a page makes a place in the history without a key, and the router keeps
 * where one was on a page by that key: all such places would share one, and a second link would
 * lead back to where the first was left. Each gets its own, before the router sees it.
 */
export function giveHistoryKeys(): void {
  addEventListener("popstate", giveKey, { capture: true });
}

function giveKey(): void {
  if (history.state !== null) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ key, idx: null }, "");
}
