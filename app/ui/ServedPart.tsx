/**
 * Stands in the browser, whose build has no code for it, for what the server rendered in this place, and keeps
 * it: for parts that concern nobody whose browser runs scripts. A page that the browser itself makes does
 * without them.
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
