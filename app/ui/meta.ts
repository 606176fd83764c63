import type { MetaDescriptor } from "@remix-run/node";
import type { PublicBusiness } from "#app/lib/business.ts";
import { hrefOf, spokenLanguage } from "#app/lib/language.ts";
import { PICTURES_VERSION } from "./pictures-version.ts";
import { IS_BUILT_FOR_BROWSER, type StructuredData } from "./structured-data.ts";
import { words } from "./words.ts";

export type Page = {
  title: string;
  /** "{city}" stands for the home city. */
  description: string;
  /** Of the picture that is shown where the page is shared: its name (site/look/picture-words.ts). */
  picture?: string;
  /** Kept out of search engines. */
  isHidden?: boolean;
  /** When a post was published and last changed, YYYY-MM-DD. */
  article?: { published: string; modified: string };
  structuredData?: (site: PublicBusiness) => StructuredData[];
};

/** The arguments of a route's `meta` that pageMeta needs. */
type PageMetaArgs = {
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown }[];
};

type RootData = { business: PublicBusiness };

/** All metadata in a page's head: for browsers, for search engines and for sharing. */
export function pageMeta(args: PageMetaArgs, page: Page): MetaDescriptor[] {
  const root = args.matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  // Without the root's data the page is an error page.
  if (!root) return [{ title: page.title }, { name: "robots", content: "noindex" }];
  const { business: site } = root;
  const title = `${page.title} | ${site.name} ${site.city}`;
  const description = page.description.replace("{city}", site.city);
  const path = args.location.pathname.replace(/(?<=.)\/+$/, "");
  const url = site.siteUrl + hrefOf(path);
  const picture = `${site.siteUrl}${picturePath(site, page.picture)}?v=${PICTURES_VERSION}`;
  const shared = {
    "og:type": page.article ? "article" : "website",
    "og:site_name": site.name,
    "og:locale": words.locale,
    "og:title": page.title,
    "og:description": description,
    "og:url": url,
    "og:image": picture,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": page.title,
    ...(page.article && {
      "article:published_time": page.article.published,
      "article:modified_time": page.article.modified,
    }),
  };
  return [
    { title },
    { name: "description", content: description },
    page.isHidden
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: url },
    ...Object.entries(shared).map(([property, content]) => ({ property, content })),
    // Title and description are those of Open Graph.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture },
    ...(page.structuredData?.(site) ?? []).map((data) => ({ "script:ld+json": data })),
  ];
}

/**
 * Where a picture for sharing is. Some name the usual prices: where the shop has its own, another one stands for
 * them, unless they are drawn in the owner's look.
 */
export function picturePath(site: PublicBusiness, picture = "default"): string {
  if (IS_BUILT_FOR_BROWSER) return `/og/${picture}.png`;
  // Who shares a page reads it as the server sent it.
  const isPriced = ["default", "selection"].includes(picture);
  const shown = site.numbers && !site.pictures && isPriced ? "home" : picture;
  const file = spokenLanguage() === "es" ? `${shown}-es.png` : `${shown}.png`;
  return `${site.pictures ?? "/og"}/${file}`;
}

/** The head of a page behind a private link, which does not contain the page's address. */
export function privateMeta({ matches }: Pick<PageMetaArgs, "matches">, title: string) {
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  return [
    { title: root ? `${title} | ${root.business.name} ${root.business.city}` : title },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ];
}
