import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberSource } from "./site/frame/remember-source.ts";

holdPresses();
giveHistoryKeys();
rememberSource();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});

/**
 * React hydrates the page at once for one of these events (its `discreteReplayableEvents`), which fails for good (its
 * error 345) while Remix still reads the page's data. Until that is read, they do what they do without scripts.
 */
function holdPresses(): void {
  const presses =
    "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup " +
    "dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste " +
    "click change contextmenu reset submit";
  const hold = (event: Event) => {
    if (!window.__remixContext.state) event.stopPropagation();
  };
  for (const name of presses.split(" ")) addEventListener(name, hold, { capture: true });
}

/**
 * A press on a link within a page adds a history entry without a key, and the router stores scroll
 * positions by key: all such entries would share one position. Each entry gets a key of its own
 * before the router's listener runs.
 */
function giveHistoryKeys(): void {
  addEventListener("popstate", giveKey, { capture: true });
}

function giveKey(): void {
  if (history.state !== null) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ key, idx: null }, "");
}
