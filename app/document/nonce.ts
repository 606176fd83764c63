import { createContext, useContext } from "react";

/**
 * Marks the page's own inline scripts while it is rendered; empty in the browser. Only what carries
 * the mark is allowed to run, by its hash, and the mark itself is taken out again: without it one
 * rendered page can be sent to many visitors.
 */
const NonceContext = createContext("");

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string {
  return useContext(NonceContext);
}
