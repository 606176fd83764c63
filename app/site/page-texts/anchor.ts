import { firstFree } from "#app/lib/first-free.ts";

const MAX_LENGTH = 60;

/**
 * A title as the last part of an address, or as an anchor: "What's a load?" is "whats-a-load", with a number where
 * it is taken.
 */
export function freeAnchor(title: string, isTaken: (id: string) => boolean): string {
  const words = title
    .slice(0, 200)
    .normalize("NFD")
    .toLowerCase()
    .replace(/['’\p{M}]/gu, "")
    .match(/[a-z0-9]+/g) ?? ["more"];
  const joined = words.join("-").slice(0, MAX_LENGTH).replace(/-$/, "");
  // Ids that the pages' own parts have are one word, or end like this.
  const base = words.length === 1 || /-title$/.test(joined) ? `on-${joined}` : joined;
  return firstFree(base, isTaken);
}
