/** The links of the header. */
export const SITE_PAGES = [
  { to: "/blog/how-much-does-junk-removal-cost", label: "Pricing guide" },
  { to: "/service-areas", label: "Cities we serve" },
  { to: "/faq", label: "FAQ" },
  { to: "/blog", label: "Blog" },
] as const;

/**
 * The `aria-current` value of a link on the page at `pathname`: "page" for the page itself, "true"
 * for the parent of the page, as /blog is of a post. A page with a link of its own marks no parent.
 */
export function ariaCurrent(to: string, pathname: string): "page" | "true" | undefined {
  const here = pathname.replace(/\/+$/, "");
  if (to === here) return "page";
  const hasOwnLink = SITE_PAGES.some((page) => page.to === here);
  return !hasOwnLink && here.startsWith(`${to}/`) ? "true" : undefined;
}
