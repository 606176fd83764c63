import { createContext, useContext } from "react";

/**
 * The nonce that marks the page's own inline scripts while it is rendered; empty in the browser. Only
 * scripts with the nonce are allowed to run, by their hash. The nonce is removed afterwards, so that one
 * rendered page can be sent to many visitors.
 */
const NonceContext = createContext("");

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string {
  return useContext(NonceContext);
}
