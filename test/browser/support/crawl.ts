/** Crawls the whole site: from the site map along every link that stays on it. */
import type { APIRequestContext, Page } from "@playwright/test";

export type Visited = {
  status: number;
  h1: string[];
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  isHidden: boolean;
  /** The text of the page's JSON-LD blocks. */
  structuredData: string[];
  /** The ids on the page, for the links that lead to one. */
  ids: string[];
  /** Paths on this site, with query and hash. */
  links: string[];
};

export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const answer = await (await request.get("/sitemap.xml")).text();
  return [...answer.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address as string);
    return pathname + search;
  });
}

/**
 * Visits every page once. Other files (a calendar file, a picture) are requested and not opened.
 * @param onPage called while the page is open
 */
export async function crawl(
  page: Page,
  start: readonly string[],
  onPage: (path: string) => Promise<void> = async () => {},
): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>();
  const queue = [...start];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const address = path.replace(/#.*/, "");
    if (visited.has(address)) continue;
    if (/\.\w+$/.test(address)) {
      visited.set(address, { ...NO_PAGE, status: (await page.request.get(address)).status() });
      continue;
    }
    const response = await page.goto(address);
    const redirect = await response?.request().redirectedFrom()?.response();
    if (redirect) {
      visited.set(address, { ...NO_PAGE, status: redirect.status() });
      continue;
    }
    const seen = { ...(await readPage(page)), status: response?.status() ?? 0 };
    visited.set(address, seen);
    queue.push(...seen.links);
    await onPage(address);
  }
  return visited;
}

const NO_PAGE: Omit<Visited, "status"> = {
  h1: [],
  title: "",
  description: undefined,
  canonical: undefined,
  isHidden: true,
  structuredData: [],
  ids: [],
  links: [],
};

export function readPage(page: Page): Promise<Omit<Visited, "status">> {
  return page.evaluate(() => {
    const all = <Found extends Element>(selector: string) => [
      ...document.querySelectorAll<Found>(selector),
    ];
    const meta = (name: string) =>
      all<HTMLMetaElement>(`meta[name="${name}"]`).map(({ content }) => content);
    return {
      h1: all("h1").map(({ textContent }) => textContent?.trim() ?? ""),
      title: document.title,
      description: meta("description")[0],
      canonical: all<HTMLLinkElement>('link[rel="canonical"]')[0]?.href,
      isHidden: meta("robots").some((content) => content.includes("noindex")),
      structuredData: all('script[type="application/ld+json"]').map(
        (node) => node.textContent ?? "",
      ),
      ids: all("[id]").map(({ id }) => id),
      // Links in an SVG have an object as their address.
      links: all("a[href]")
        .map((link) => new URL(link.getAttribute("href") ?? "", location.href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search, hash }) => pathname + search + hash),
    };
  });
}
