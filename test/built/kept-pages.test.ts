/** Which pages are cached, for which visitors, and for how long. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { get as request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { markOf } from "#app/commands/doctor/domain.ts";
import { catalogCsv } from "#app/prices/catalog.server.ts";
import { changePriceList, storedPriceList } from "#app/prices/price-list.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { sharedServer, startBuiltServer } from "#test/support/built-server.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

const KEPT = ["/", "/itemized", "/load-size", "/selection", "/service-areas/katy", "/faq", "/blog"];
const CART = "cart=sofa.2_mattress.1_load-half.1";
const SITE_URL = "http://junk.example";

type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };

/** Node's own client, because fetch would decompress the answer. */
async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, async (answer) => {
      const { statusCode: status = 0 } = answer;
      resolve({ status, headers: answer.headers as Answer["headers"], body: await buffer(answer) });
    }).on("error", reject);
  });
}

const textOf = ({ body, headers }: Answer) =>
  (headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body).toString();
const etagOf = ({ headers }: Answer) => headers.etag;

test("pages that are the same for every visitor are cached with the best compression", async () => {
  const { url } = await sharedServer();
  for (const path of KEPT) {
    const first = await get(url + path);
    const squeezed = await vi.waitFor(async () => {
      const answer = await get(url + path, { "accept-encoding": "gzip, br" });
      // The best compression is ready soon after the page; until then the server compresses each
      // answer.
      expect(etagOf(answer), path).toMatch(/-br"$/);
      return answer;
    }, 20_000);
    // Not toBe: it would print two pages.
    expect(textOf(squeezed) === textOf(first), path).toBe(true);
    expect(squeezed.headers).toMatchObject({
      "cache-control": "no-cache",
      "content-length": String(squeezed.body.length),
      "content-security-policy": first.headers["content-security-policy"],
      vary: expect.stringMatching(/Cookie/),
    });

    const etag = etagOf(first) as string;
    const again = await get(url + path, { "if-none-match": etag });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
    expect(etagOf(await get(`${url}${path}?utm_source=tv&fbclid=x`)), path).toBe(etag);
    // An emptied cart, and ids that the catalogue does not have.
    for (const cookie of ["cart=; discount=", "cart=no-such-thing.2"]) {
      expect(etagOf(await get(url + path, { cookie })), path).toBe(etag);
    }
  }
});

test("no other page is cached", async () => {
  const { url } = await sharedServer();
  const others = ["/schedule", "/confirmation", "/chat", "/estimate?items=sofa", "/nothing-here"];
  const spellings = ["/itemized?q=sofa", "/itemized/", "/FAQ", "/service-areas/nowhere"];
  for (const path of [...others, ...spellings, ...others, ...spellings]) {
    expect(etagOf(await get(url + path)), path).toBeUndefined();
  }
  const keyOf = async () => {
    const form = textOf(await get(`${url}/schedule`, { cookie: CART }));
    return /name="bookingKey"[^>]*value="([^"]+)"/.exec(form)?.[1];
  };
  const key = await keyOf();
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(await keyOf()).not.toBe(key);
});

const MARK = "campaign-mark";
const CAMPAIGN = `utm_source=${MARK}&fbclid=${MARK}&${MARK}=1&q${MARK}=1&gclid=${MARK.repeat(40)}`;

/** A page of each public route: of the cities and posts the first. */
async function everyRoute(url: string): Promise<string[]> {
  const sitemap = textOf(await get(`${url}/sitemap.xml`));
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  const folderOf = (path: string) => path.replace(/(?<=\/.+\/).*/, "");
  const first = paths.filter(
    (path, at) => paths.findIndex((one) => folderOf(one) === folderOf(path)) === at,
  );
  expect(first.length).toBeGreaterThanOrEqual(10);
  return first;
}

const dataPath = (path: string) => `${path === "/" ? "/_root" : path}.data`;

test("campaign parameters of one visitor's address reach no page", async () => {
  const pages = join(temporaryFolder(), "pages");
  const [afterCampaign, clean] = await Promise.all([
    startBuiltServer({ SITE_URL, PAGES_PATH: pages }),
    sharedServer({ SITE_URL }),
  ]);
  const others = ["/confirmation", "/chat", "/estimate", "/nothing-here"];
  for (const path of [...(await everyRoute(clean.url)), ...others]) {
    for (const cookie of ["", CART, "discount=1"]) {
      const first = textOf(await get(`${afterCampaign.url}${path}?${CAMPAIGN}`, { cookie }));
      const second = textOf(await get(afterCampaign.url + path, { cookie }));
      const own = textOf(await get(clean.url + path, { cookie }));
      expect([first.includes(MARK), second.includes(MARK)], path).toEqual([false, false]);
      const isKept = !["/schedule", "/quote", ...others].includes(path);
      if (isKept) expect([first === own, second === own], path).toEqual([true, true]);
    }
    const data = await get(`${afterCampaign.url}${dataPath(path)}?${CAMPAIGN}`);
    expect(textOf(data).includes(MARK), path).toBe(false);
  }
  await vi.waitFor(() => expect(writtenPages(pages).length).toBeGreaterThanOrEqual(9), 20_000);
  for (const page of writtenPages(pages)) expect(page.includes(MARK)).toBe(false);
  // By which the doctor knows the site.
  const home = textOf(await get(clean.url));
  expect(home.includes(markOf(SITE_URL))).toBe(true);
  expect(writtenPages(pages).some((page) => page.includes(markOf(SITE_URL)))).toBe(true);
});

test("parameters that a page reads are kept, and campaign parameters beside them are removed", async () => {
  const { url } = await sharedServer();
  const [found, full] = await Promise.all([
    get(`${url}/itemized?${CAMPAIGN}&q=so%66a&utm_medium=tv`),
    get(`${url}/load-size?${CAMPAIGN}&full=line`),
  ]);
  expect(textOf(found)).toContain('name="back" value="/itemized?q=so%66a#');
  expect(textOf(found)).toContain('value="sofa"');
  expect(textOf(full)).toMatch(/alert--full/);
});

/** The pages that a web server in front would send. */
function writtenPages(folder: string): string[] {
  const current = join(folder, "current");
  if (!existsSync(current)) return [];
  return readdirSync(current, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith("index.html"))
    .map((name) => readFileSync(join(current, name), "utf8"));
}

test("a cached page never shows another visitor's cart", async () => {
  const [emptyFirst, filledFirst] = await Promise.all([
    sharedServer({ SITE_URL }),
    startBuiltServer({ SITE_URL }),
  ]);
  for (const path of KEPT) {
    const shared = await get(emptyFirst.url + path);
    for (const cookie of [CART, "cart=sofa.3", "discount=1", `${CART}; discount=1`]) {
      const own = await get(filledFirst.url + path, { cookie });
      const later = await get(emptyFirst.url + path, {
        cookie,
        "if-none-match": etagOf(shared) as string,
      });
      expect([later.status, textOf(later) === textOf(own)], path).toEqual([200, true]);
      expect(textOf(own) === textOf(shared), path).toBe(false);
      if (cookie.includes("cart")) expect(textOf(own), path).toContain("cart-link__count");
    }
    expect(textOf(await get(filledFirst.url + path)) === textOf(shared), path).toBe(true);
  }
});

test("the policy in the header and in the head lists exactly the page's inline scripts", async () => {
  const { url } = await sharedServer();
  for (const path of [...KEPT, "/schedule", "/nothing-here"]) {
    const page = await get(url + path, { cookie: CART });
    const policy = page.headers["content-security-policy"] ?? "";
    const [scripts] = /script-src [^;]+/.exec(policy) ?? [];
    expect(scripts, path).toMatch(/^script-src 'self' 'sha256-/);
    expect(textOf(page).includes(`"Content-Security-Policy" content="${scripts}"`), path).toBe(
      true,
    );
    expect(textOf(page).includes("nonce"), path).toBe(false);
  }
});

test("a page contains its styles, so that the first paint waits for no other file", async () => {
  const { url } = await sharedServer();
  for (const path of [...KEPT, "/schedule", "/no-such-page"]) {
    const page = textOf(await get(url + path));
    expect(page, path).not.toMatch(/<link rel="stylesheet" href="[^"]+"\/>/);
    const [, styles = ""] = /<style id="page-styles">([\s\S]*?)<\/style>/.exec(page) ?? [];
    const files = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)" disabled/g)];
    expect(files.length, path).toBeGreaterThan(0);
    for (const [, file] of files) {
      expect(styles.includes(readFileSync(`build/client${file}`, "utf8").trim()), path).toBe(true);
    }
  }
});

test("a restart with another price list shows the new prices", async () => {
  const prices = join(temporaryFolder(), "catalog.csv");
  const ours = readFileSync("db/catalog.csv", "utf8");
  const sofa = "sofa,Sofa,Living Room Seating,";
  writeFileSync(prices, ours.replace(`${sofa}110,`, `${sofa}123,`));
  const folder = temporaryFolder();
  const before = await startBuiltServer({}, folder);
  expect(textOf(await get(`${before.url}/itemized`)).includes("$123.00")).toBe(false);
  await before.stop();
  const after = await startBuiltServer({ CATALOG_PATH: prices }, folder);
  expect(textOf(await get(`${after.url}/itemized`)).includes("$123.00")).toBe(true);
});

test("a price that another process changes is on the next page, and no page file keeps the old one", async () => {
  const pages = join(temporaryFolder(), "pages");
  const { url, folder } = await startBuiltServer({ SITE_URL, PAGES_PATH: pages });
  const file = join(pages, "current/itemized/index.html");
  const fileText = () => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const old = await get(`${url}/itemized`);
  await vi.waitFor(() => expect(fileText()).toContain("$110.00"), 20_000);
  const cart = await get(`${url}/itemized`, { cookie: "cart=sofa.1" });

  const database = openDatabase(join(folder, "junkbuddy.db"));
  const { catalog, hidden } = storedPriceList(database, "db/catalog.csv");
  const csv = catalogCsv(catalog, hidden).replace(/^(sofa,Sofa,.*?),110\.00/m, "$1,97.31");
  const made = { csv, hidden, note: "Sofa" };
  changePriceList(database, { requestId: null, at: "2026-07-09T11:00:00.000Z" }, () => made);
  database.$client.close();

  const fresh = await get(`${url}/itemized`, { "if-none-match": etagOf(old) ?? "" });
  expect([fresh.status, textOf(fresh).includes("$97.31")]).toEqual([200, true]);
  const priced = await get(`${url}/itemized`, { cookie: "cart=sofa.1" });
  expect([textOf(cart), textOf(priced)].map((text) => text.includes("$97.31"))).toEqual([
    false,
    true,
  ]);
  await vi.waitFor(() => expect(fileText()).toContain("$97.31"), 20_000);
});
