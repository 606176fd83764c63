import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and until the page is hydrated. What is rendered then works without scripts. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
