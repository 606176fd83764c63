import { createContext, useContext } from "react";

/** On the server: the scripts that the page's own import. In the browser: none, for they have run. */
const SharedScriptsContext = createContext<readonly string[]>([]);

export const SharedScriptsProvider = SharedScriptsContext.Provider;

/**
 * Runs what the page's own scripts import, which is React, before them and as a task of its own: one
 * long task would delay the first press on a slow phone.
 */
export function SharedScripts({ nonce }: { nonce: string }) {
  const urls = useContext(SharedScriptsContext);
  const imports = urls.map((url) => `import ${JSON.stringify(url)};`).join("");
  return (
    <script
      type="module"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build
      dangerouslySetInnerHTML={{ __html: imports }}
    />
  );
}
