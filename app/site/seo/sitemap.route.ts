import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { houstonNow } from "#app/lib/dates.ts";
import { isInSpanish, pathIn, twinsOf } from "#app/lib/language.ts";
import { env } from "#app/server/env.server.ts";
import { business, cityNames, posts } from "#app/services.server.ts";
import { ownTexts } from "#app/site/page-texts/shown-texts.server.ts";
import { PLAIN_PAGES, PRICED_PAGES } from "./pages.ts";

type Entry = {
  path: string;
  changed: string;
  /** It has no words in Spanish. */
  isEnglish?: boolean | undefined;
};

/** All pages for search engines, each with the day of its last change. */
export function loader() {
  return new Response(sitemap(entries(), business.siteUrl), {
    headers: {
      "Cache-Control": "public, max-age=3600",
      "Content-Type": "application/xml; charset=utf-8",
    },
  });
}

function entries(): Entry[] {
  // A page changes with a build, and a page with prices also with the price list.
  const built = dayOf(fileURLToPath(import.meta.url));
  const priced = latest(built, dayOf(env.CATALOG_PATH));
  const shown = posts();
  const asked = latest(built, ...ownTexts("question").map(({ updatedOn }) => updatedOn ?? built));
  return [
    ...PRICED_PAGES.map((path) => ({ path, changed: priced })),
    ...PLAIN_PAGES.map((path) => ({ path, changed: path === "/faq" ? asked : built })),
    { path: "/blog", changed: latest(...shown.map(({ updated }) => updated)) },
    ...shown.map(({ slug, updated, isOwn }) => ({
      ...{ path: `/blog/${slug}`, changed: updated, isEnglish: isOwn },
    })),
    ...cityNames().map(({ slug }) => ({ path: `/service-areas/${slug}`, changed: priced })),
  ];
}

function sitemap(entries: readonly Entry[], siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap(({ path, changed, isEnglish }) => {
      const isAlone = isEnglish || !isInSpanish(path);
      const links = isAlone ? "" : twins(siteUrl, path);
      return (isAlone ? [path] : [path, pathIn("es", path)]).map(
        (shown) =>
          `  <url><loc>${escapeXml(siteUrl + shown)}</loc><lastmod>${changed}</lastmod>${links}</url>`,
      );
    }),
    "</urlset>",
    "",
  ].join("\n");
}

/** The languages of a page that has two (rule 563). */
function twins(siteUrl: string, path: string): string {
  return twinsOf(path)
    .map(
      ([language, to]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(siteUrl + to)}"/>`,
    )
    .join("");
}

function dayOf(path: string): string {
  return houstonNow(statSync(path).mtime).date;
}

function latest(...days: string[]): string {
  return days.toSorted().at(-1) ?? "";
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
