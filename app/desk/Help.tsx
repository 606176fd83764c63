import type { ReactNode } from "react";

/** Two or three sentences about a screen, behind a "?" beside its title (docs/owner.md is made of them). */
export function Help({ children }: { children: ReactNode }) {
  return (
    <details className="help">
      <summary aria-label="Help with this screen">?</summary>
      <p>{children}</p>
    </details>
  );
}
