import { type ReactNode, useState } from "react";
import { useHasScripts } from "./use-has-scripts.ts";

type AsServedProps = {
  /** What it shows. Once it is something else, the part is rendered like any other. */
  of: unknown;
  isHidden?: boolean;
  children: ReactNode;
};

/**
 * A large part of a page that the browser leaves as the server rendered it: React does not go through it
 * when it takes the page over, which on a slow phone would keep the first presses waiting (rule 358). What
 * changes in it is written to the page by other means. On a page that the browser itself made it is
 * rendered.
 */
export function AsServed({ of, isHidden, children }: AsServedProps) {
  const isTakenOver = !useHasScripts();
  const [served] = useState(isTakenOver ? { of } : null);
  if (import.meta.env.SSR || served?.of !== of) {
    return (
      <div key="rendered" hidden={isHidden}>
        {children}
      </div>
    );
  }
  return (
    <div
      key="served"
      hidden={isHidden}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps what is there already
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
