import type { ReactNode } from "react";

/** A screen's heading. */
export function DeskTop({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="top">
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </header>
  );
}
