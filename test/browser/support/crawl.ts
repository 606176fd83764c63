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
  /** Addresses of the page's pictures, styles, scripts and icons. */
  files: string[];
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
 * @param page reads the pages' HTML, which it neither lays out nor fetches the pictures of, unless …
 * @param onPage … this is given: then it opens each page, and calls this while it is open
 */
export async function crawl(
  page: Page,
  start: readonly string[],
  onPage?: (path: string) => Promise<void>,
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
    const seen = onPage ? await openPage(page, address) : await fetchPage(page, address);
    visited.set(address, seen);
    queue.push(...seen.links);
    if (seen.title !== "") await onPage?.(address);
  }
  return visited;
}

async function openPage(page: Page, address: string): Promise<Visited> {
  const response = await page.goto(address);
  const redirect = await response?.request().redirectedFrom()?.response();
  if (redirect) return { ...NO_PAGE, status: redirect.status() };
  return { ...(await readPage(page)), status: response?.status() ?? 0 };
}

/** Reads a page's HTML without opening it. */
export async function fetchPage(page: Page, address: string): Promise<Visited> {
  const response = await page.request.get(address, { maxRedirects: 0 });
  const status = response.status();
  if (status >= 300 && status < 400) return { ...NO_PAGE, status };
  return { ...(await readPage(page, await response.text(), response.url())), status };
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
  files: [],
};

/** @param html of another page than the open one, with its address */
function readPage(page: Page, html = "", address = ""): Promise<Omit<Visited, "status">> {
  return page.evaluate(
    ({ html, address }) => {
      const read = html ? new DOMParser().parseFromString(html, "text/html") : document;
      const base = address || location.href;
      const all = <Found extends Element>(selector: string) => [
        ...read.querySelectorAll<Found>(selector),
      ];
      const meta = (name: string) =>
        all<HTMLMetaElement>(`meta[name="${name}"]`).map(({ content }) => content);
      return {
        h1: all("h1").map(({ textContent }) => textContent?.trim() ?? ""),
        title: read.title,
        description: meta("description")[0],
        canonical: all('link[rel="canonical"]')[0]?.getAttribute("href") ?? undefined,
        isHidden: meta("robots").some((content) => content.includes("noindex")),
        structuredData: all('script[type="application/ld+json"]').map(
          (node) => node.textContent ?? "",
        ),
        ids: all("[id]").map(({ id }) => id),
        // Links in an SVG have an object as their address.
        links: all("a[href]")
          .map((link) => new URL(link.getAttribute("href") ?? "", base))
          .filter(({ origin }) => origin === new URL(base).origin)
          .map(({ pathname, search, hash }) => pathname + search + hash),
        files: [
          ...all("img[src], script[src]").map((one) => one.getAttribute("src") ?? ""),
          ...all("[srcset]").flatMap((one) =>
            (one.getAttribute("srcset") ?? "")
              .split(",")
              .map((choice) => choice.trim().split(/\s/)[0] ?? ""),
          ),
          ...all("link[href]:not([rel=canonical])").map((one) => one.getAttribute("href") ?? ""),
        ].map((address) => new URL(address, base).href),
      };
    },
    { html, address },
  );
}
