import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberSource } from "./site/frame/remember-source.ts";

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
