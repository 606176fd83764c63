import { words } from "./words.ts";

/**
 * The `aria-current` value of a link on the page at `pathname`: "page" for the page itself, "true"
 * for the parent of the page, as /blog is of a post. A page with a link of its own marks no parent.
 */
export function ariaCurrent(to: string, pathname: string): "page" | "true" | undefined {
  const here = pathname.replace(/\/+$/, "");
  if (to === here) return "page";
  return !(here in words.pages) && here.startsWith(`${to}/`) ? "true" : undefined;
}

/** Links without those to pages that the owner has hidden, with their labels. */
export const shownLinks = (links: Record<string, string>, hidden: readonly string[] = []) =>
  Object.entries(links).filter(([to]) => !hidden.includes(to));
