/**
 * The structured data of a page for search engines, in the vocabulary of schema.org. Search engines read
 * the page as the server sent it: in the built browser script each of these is empty, which saves every
 * page 0.5 KB. React leaves the server's text in place when it hydrates.
 */
import type { BreadcrumbList, Thing, WithContext } from "schema-dts";
import type { PublicBusiness } from "#app/lib/business.ts";
import { hrefOf } from "#app/lib/language.ts";
import { words } from "./words.ts";

export type StructuredData = WithContext<Thing>;

export const IS_BUILT_FOR_BROWSER = !import.meta.env.SSR && import.meta.env.PROD;
export const LEFT_TO_SERVER = {} as never;

/** The breadcrumbs of a page, without the home page. */
export function breadcrumbs(
  site: PublicBusiness,
  trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  if (IS_BUILT_FOR_BROWSER) return LEFT_TO_SERVER;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: words.home, path: "/" }, ...trail].map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: site.siteUrl + hrefOf(path),
    })),
  };
}

export function businessOf({ name, siteUrl }: PublicBusiness) {
  return { "@id": `${siteUrl}/#business`, name, url: `${siteUrl}/` };
}

export function cityOf(name: string) {
  return {
    "@type": "City",
    name,
    containedInPlace: { "@type": "State", name: "Texas" },
  } as const;
}
