/** The pages the header leads to. */
export const SITE_PAGES = [
  { to: "/blog/how-much-does-junk-removal-cost", label: "Pricing guide" },
  { to: "/service-areas", label: "Cities we serve" },
  { to: "/faq", label: "FAQ" },
  { to: "/blog", label: "Blog" },
] as const;

/**
 * How to mark a page's link on the page at `pathname`: "page" where it leads to itself, "true" where
 * that page is one of its own, so that a city marks the cities and a post marks the blog. A page
 * that has a link to itself marks no other.
 */
export function ariaCurrent(to: string, pathname: string): "page" | "true" | undefined {
  const here = pathname.replace(/\/+$/, "");
  if (to === here) return "page";
  const hasOwnLink = SITE_PAGES.some((page) => page.to === here);
  return !hasOwnLink && here.startsWith(`${to}/`) ? "true" : undefined;
}
