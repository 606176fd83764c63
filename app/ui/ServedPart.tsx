import { IS_BUILT_FOR_BROWSER } from "./structured-data.ts";

/** Whether a part that the server alone renders is left to it: the browser's build has no code for it. */
export const IS_LEFT_TO_SERVER = IS_BUILT_FOR_BROWSER;

/**
 * Stands in the browser for what the server rendered in this place, and keeps it: for parts that concern nobody
 * whose browser runs scripts. A page that the browser itself makes does without them.
 */
export function ServedPart({ className }: { className: string }) {
  return (
    <span
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps what is there already
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
