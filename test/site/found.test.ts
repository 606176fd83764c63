/** What search engines and shared links read: heads, structured data, site map, pictures. */
import { readdirSync, readFileSync } from "node:fs";
import type { LoaderFunctionArgs, MetaDescriptor } from "@remix-run/node";
import { expect, test } from "vitest";
import { isInSpanish, pathIn } from "#app/lib/language.ts";
import { PICTURES_VERSION } from "#app/ui/pictures-version.ts";
import { SITE_URL, site } from "#test/support/pages.ts";
import { isDataWithInit } from "#test/support/site.ts";
import { picturesVersion, pictureWords } from "../../scripts/share-pictures/words.ts";

type Loader = (args: LoaderFunctionArgs) => unknown;
type Page = {
  path: string;
  route: { loader?: Loader; meta?: (args: never) => MetaDescriptor[] | undefined };
  isHidden?: boolean;
};

const root = await import("#app/root.tsx");
const post = await import("#app/site/blog/post.route.tsx");
const pages: Page[] = [
  { path: "/", route: await import("#app/site/home/home.route.tsx") },
  { path: "/selection", route: await import("#app/cart/selection.route.tsx") },
  { path: "/load-size", route: await import("#app/cart/load-size/load-size.route.tsx") },
  { path: "/itemized", route: await import("#app/cart/items/itemized.route.tsx") },
  { path: "/schedule", route: await import("#app/booking/schedule/schedule.route.tsx") },
  { path: "/quote", route: await import("#app/booking/quote/ask.route.tsx") },
  {
    path: "/confirmation",
    route: await import("#app/booking/confirmation/confirmation.route.tsx"),
    isHidden: true,
  },
  { path: "/blog", route: await import("#app/site/blog/blog.route.tsx") },
  { path: "/faq", route: await import("#app/site/faq/faq.route.tsx") },
  { path: "/privacy", route: await import("#app/site/legal/legal.route.tsx") },
  { path: "/terms", route: await import("#app/site/legal/legal.route.tsx") },
  ...site.standardPosts.map(({ slug }) => ({ path: `/blog/${slug}`, route: post })),
  { path: "/nowhere", route: await import("#app/site/not-found.route.tsx"), isHidden: true },
];
const robots = await import("#app/site/seo/robots.route.ts");
const sitemap = await import("#app/site/seo/sitemap.route.ts");
const manifest = await import("#app/site/seo/web-manifest.route.ts");

async function load(loader: Loader, path: string, params: Record<string, string> = {}) {
  const answer = await loader({ request: new Request(SITE_URL + path), params, context: {} });
  return isDataWithInit(answer) ? answer.data : answer;
}

/** The contents of a page's head. */
async function headOf({ path, route }: Page) {
  const data = route.loader && (await load(route.loader, path));
  const rootData = await load(root.loader, path);
  const args = {
    data,
    params: {},
    location: { pathname: path, search: "?utm=1", hash: "", state: null, key: "" },
    matches: [{ id: "root", data: rootData }],
  };
  const tags = (route.meta?.(args as never) ?? []) as Record<string, unknown>[];
  const content = (key: string) =>
    tags.find(({ name, property }) => name === key || property === key)?.content as string;
  return {
    title: tags.find((tag) => "title" in tag)?.title as string,
    canonical: tags.find(({ rel }) => rel === "canonical")?.href as string | undefined,
    data: tags.flatMap((tag) =>
      "script:ld+json" in tag ? [tag["script:ld+json"] as Record<string, unknown>] : [],
    ),
    content,
  };
}

const heads = await Promise.all(pages.map(async (page) => ({ ...page, ...(await headOf(page)) })));
const found = heads.filter(({ isHidden }) => !isHidden);

test("every page has a title, a description and an address of its own", () => {
  for (const { path, title, content, canonical } of found) {
    expect(title, path).toMatch(/ \| Junk Buddy Houston$/);
    expect(content("description").length, path).toBeGreaterThan(50);
    expect(content("description").length, path).toBeLessThanOrEqual(170);
    expect(canonical).toBe(SITE_URL + path);
    expect(content("robots")).toBeUndefined();
  }
  const differ = (of: (head: (typeof heads)[number]) => unknown) =>
    expect(new Set(heads.map(of)).size).toBe(heads.length);
  differ(({ title }) => title);
  differ(({ content }) => content("description"));
});

test("every page has its sharing cards, with a picture that exists", () => {
  for (const { path, content, title } of found) {
    expect(title).toContain(content("og:title"));
    expect(content("og:description")).toBe(content("description"));
    expect(content("og:url")).toBe(SITE_URL + path);
    expect(content("twitter:card")).toBe("summary_large_image");
    const address = new URL(content("og:image"));
    expect(content("twitter:image")).toBe(address.href);
    expect(address.origin).toBe(SITE_URL);
    expect(pngSize(publicFile(address.pathname))).toBe("1200x630");
    expect(address.searchParams.get("v")).toBe(PICTURES_VERSION);
  }
});

test("the confirmation and the 404 page are not indexed", () => {
  for (const { isHidden, content, canonical } of heads) {
    if (!isHidden) continue;
    expect(content("robots")).toBe("noindex");
    expect(canonical).toBeUndefined();
  }
});

test("an error page has a title and is not indexed", () => {
  const args = { error: new Error("x"), location: { pathname: "/" }, matches: [{ id: "root" }] };
  expect(root.meta(args as never)).toEqual([
    { title: "Unexpected Application Error!" },
    { name: "robots", content: "noindex" },
  ]);
});

const dataOf = (path: string) => {
  const data = heads.find((head) => head.path === path)?.data ?? [];
  return Object.fromEntries(data.map((thing) => [thing["@type"] as string, thing])) as Record<
    string,
    // biome-ignore lint/suspicious/noExplicitAny: read as whatever a search engine finds
    any
  >;
};

test("structured data is valid JSON of the expected types", () => {
  for (const { path, data } of heads) {
    for (const thing of data) {
      expect(thing["@context"], path).toBe("https://schema.org");
      expect(JSON.parse(JSON.stringify(thing))).toEqual(thing);
    }
  }
  expect(Object.keys(dataOf("/"))).toEqual(["LocalBusiness", "Service"]);
  expect(Object.keys(dataOf("/selection"))).toEqual(["Service"]);
  expect(Object.keys(dataOf("/faq"))).toEqual(["FAQPage"]);
  expect(Object.keys(dataOf("/blog"))).toEqual(["BreadcrumbList"]);
});

test("the business serves twenty cities and sells loads at the prices of the rules", () => {
  const { LocalBusiness, Service } = dataOf("/");
  expect(LocalBusiness.telephone).toBe(site.business.phone);
  expect(LocalBusiness.areaServed).toHaveLength(20);
  expect(LocalBusiness.areaServed[1].name).toBe("Katy");
  expect(Service.offers).toMatchObject({ lowPrice: "100.00", highPrice: "1000.00" });
  expect(Service.offers.offers.map(({ price }: { price: string }) => price)).toEqual([
    "1000.00",
    "750.00",
    "500.00",
    "250.00",
  ]);
});

test("the structured data of the FAQ and the posts matches their pages", () => {
  expect(dataOf("/faq").FAQPage.mainEntity).toHaveLength(10);
  for (const { slug, title, date, updated } of site.standardPosts) {
    const { BlogPosting, BreadcrumbList } = dataOf(`/blog/${slug}`);
    expect(BlogPosting).toMatchObject({
      headline: title,
      datePublished: date,
      dateModified: updated,
      mainEntityOfPage: `${SITE_URL}/blog/${slug}`,
    });
    expect(BreadcrumbList.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${SITE_URL}/`,
      `${SITE_URL}/blog`,
      `${SITE_URL}/blog/${slug}`,
    ]);
  }
});

test("an unknown post is answered with 404", async () => {
  await expect(load(post.loader, "/blog/nothing")).rejects.toMatchObject({ status: 404 });
});

test("every file in the posts folder is a post", () => {
  const files = readdirSync("app/site/blog/posts");
  expect(site.standardPosts.map(({ slug }) => `${slug}.tsx`).sort()).toEqual(files.sort());
});

test("the site map lists every page once, with the day it last changed", async () => {
  const answer = (await load(sitemap.loader, "/sitemap.xml")) as Response;
  expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
  const xml = await answer.text();
  const entries = [
    ...xml.matchAll(
      /<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>(?:<xhtml[^<]+)*<\/url>/g,
    ),
  ];
  const addresses = entries.map(([, address]) => address);
  expect(xml.match(/<url>/g)).toHaveLength(entries.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  const cities = site.cityNames().map(({ slug }) => `${SITE_URL}/service-areas/${slug}`);
  const english = [
    ...found.map(({ canonical }) => canonical),
    `${SITE_URL}/service-areas`,
    ...cities,
  ];
  const spanish = english
    .map((address) => new URL(`${address}`).pathname)
    .filter(isInSpanish)
    .map((path) => SITE_URL + pathIn("es", path));
  const expected = [...english, ...spanish];
  expect([...addresses].sort()).toEqual(expected.sort());
  expect(cities).toHaveLength(20);
});

test("robots.txt names the site map and the paths that are disallowed", async () => {
  const text = await ((await load(robots.loader, "/robots.txt")) as Response).text();
  expect(text).toContain(`\nSitemap: ${SITE_URL}/sitemap.xml\n`);
  for (const path of ["/api", "/cart", "/confirmation", "/chat"]) {
    expect(text).toContain(`\nDisallow: ${path}\n`);
  }
});

test("the manifest's icons exist in the stated sizes", async () => {
  const answer = (await load(manifest.loader, "/site.webmanifest")) as Response;
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  const { name, icons } = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name).toBe("Junk Buddy Houston");
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of icons) expect(pngSize(publicFile(src)), src).toBe(sizes);
});

test("the icons that phones and old browsers ask for exist as files", () => {
  expect(pngSize(publicFile("/icons/apple-touch-icon.png"))).toBe("180x180");
  expect([...publicFile("/favicon.ico").subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  expect(publicFile("/favicon.svg")).toEqual(readFileSync("app/ui/art/buddy.svg"));
});

/** A static file of public/, by its address. */
function publicFile(path: string): Buffer {
  return readFileSync(`public${path}`);
}

test("the pictures for sharing are those that their script draws today", () => {
  expect(readdirSync("public/og").sort()).toEqual(
    [...pictureWords().keys()].map((name) => `${name}.png`).sort(),
  );
  expect(picturesVersion()).toBe(PICTURES_VERSION);
});

/** "1200x630" of a PNG: its header says so. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
