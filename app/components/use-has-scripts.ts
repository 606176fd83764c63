import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and until the page's scripts run: what is rendered then works without them. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
