import type { ReactNode } from "react";
import { words } from "./words/desk-words.ts";

/** Two or three sentences about a screen, behind a "?" beside its title (docs/owner.md is made of them). */
export function Help({ children }: { children: ReactNode }) {
  return (
    <details className="help">
      <summary aria-label={words.help}>?</summary>
      <p>{children}</p>
    </details>
  );
}
