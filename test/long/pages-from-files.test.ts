/** Pages that Caddy sends without a request to the site, with the shipped configuration. */
import { readFileSync, writeFileSync } from "node:fs";
import { get as getPlain } from "node:http";
import { get as getSecure } from "node:https";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#test/support/built-server.ts";
import { spawnCaddy, stopCaddy } from "#test/support/caddy.ts";
import { temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";

const PAGES = ["/", "/itemized", "/faq", "/service-areas", "/service-areas/katy"];
const UNPACK = { identity: (bytes: Buffer) => bytes, br: brotliDecompressSync, gzip: gunzipSync };

type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

/** Node's own client: fetch would change the address, and unpack. The path is sent as it is. */
function get(base: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port, protocol } = new URL(base);
  const ask = protocol === "https:" ? getSecure : getPlain;
  const options = { hostname, port, path, headers, agent: false, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    ask(options, async (answer) => {
      const body = await buffer(answer);
      const coding = (answer.headers["content-encoding"] ?? "identity") as keyof typeof UNPACK;
      const text = body.length > 0 ? UNPACK[coding](body).toString() : "";
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    }).on("error", reject);
  });
}

/** The site sets X-Request-Id on each of its answers; a page from a file has none. */
const isFromFile = ({ status, headers }: Answer) =>
  status === 200 && headers["x-request-id"] === undefined;

/** Asks until the page comes from its file. */
const fromFile = (base: string, path: string) =>
  until(async () => {
    const answer = await get(base, path);
    return isFromFile(answer) && answer;
  });

async function openSite(scheme = "http") {
  const port = String(await freePort());
  const pages = join(temporaryFolder(), "pages");
  const settings = { PORT: port, PAGES_PATH: pages, SITE_URL: `${scheme}://junk.example` };
  const folder = temporaryFolder();
  const start = (more: Record<string, string> = {}) =>
    startBuiltServer({ ...settings, ...more }, folder);
  const site = await start();
  const host = scheme === "https" ? "localhost" : "127.0.0.1";
  const url = `${scheme}://${host}:${await freePort()}`;
  const upstreams = `127.0.0.1:${port}`;
  const caddy = spawnCaddy(temporaryFolder(), { address: url, upstreams, pages });
  onTestFinished(() => stopCaddy(caddy));
  await until(() =>
    get(url, "/robots.txt").then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return { site, url, start };
}

/** The log's lines about a page, once all earlier requests are logged. */
async function linesAbout(site: BuiltServer, url: string, path: string): Promise<number> {
  const last = await get(url, "/no-such-page");
  await until(() => site.log().find(({ id }) => id === last.headers["x-request-id"]));
  return site.log().filter((line) => line.msg === "request" && line.path === path).length;
}

test("Caddy answers a first visit from a file without a request to the site", async () => {
  const { site, url } = await openSite();
  for (const path of PAGES) {
    await fromFile(url, path);
    const heard = await linesAbout(site, url, path);
    const own = await get(site.url, path);
    for (const coding of ["identity", "gzip", "br", "gzip, deflate, br, zstd"]) {
      const answer = await get(url, path, { "accept-encoding": coding });
      expect(isFromFile(answer), path).toBe(true);
      // Not toBe: it would print two pages.
      expect(answer.text === own.text, path).toBe(true);
      expect(answer.headers["content-encoding"]).toBe(
        coding === "identity" ? undefined : coding.endsWith("zstd") ? "br" : coding,
      );
      expect(answer.headers.vary).toMatch(/Accept-Encoding.*Cookie/);
      const etag = String(answer.headers.etag);
      const again = await get(url, path, { "accept-encoding": coding, "if-none-match": etag });
      expect([again.status, again.text], path).toEqual([304, ""]);
    }
    for (const [query, cookie] of [
      ["?utm_source=tv&fbclid=x", ""],
      ["", "cart=; discount="],
    ]) {
      expect(isFromFile(await get(url, path + query, { cookie: cookie ?? "" })), path).toBe(true);
    }
    // The test's own request is one more.
    expect(await linesAbout(site, url, path)).toBe(heard + 1);
  }
});

test("a page from a file has the site's own headers, over http and https", async () => {
  for (const scheme of ["http", "https"]) {
    const { site, url } = await openSite(scheme);
    const { headers } = await fromFile(url, "/");
    const own = (await get(site.url, "/")).headers;
    const names = Object.keys(own).filter((name) =>
      /policy|^x-(?!req)|^strict|^cache|type/.test(name),
    );
    expect(names.length).toBeGreaterThan(6);
    // The browser enforces the policies of header and head together; the head lists the scripts.
    const joined = (value: unknown) =>
      [value]
        .flat()
        .join("; ")
        .replace(/(script-src 'self')[^;]*/, "$1")
        .replace(/, (?=upgrade)/, "; ");
    for (const name of names) expect(joined(headers[name]), name).toBe(joined(own[name]));
  }
});

test("requests whose answer differs between visitors go to the site", async () => {
  const { site, url } = await openSite();
  await fromFile(url, "/itemized");
  await fromFile(url, "/");
  for (const cookie of ["cart=sofa.2", "discount=1", "cart =sofa.2", "cart=no-such-thing.1"]) {
    const answer = await get(url, "/itemized", { cookie });
    const own = await get(site.url, "/itemized", { cookie });
    expect([isFromFile(answer), answer.text === own.text], cookie).toEqual([false, true]);
  }
  const addresses = [
    ...[
      "/itemized?q=sofa",
      "/itemized/",
      "//itemized",
      "/Itemized",
      "/%69temized",
      "/itemized.data",
    ],
    ...["/index.html", "/itemized/index.html", "/itemized/index.html.br", "/itemized/../itemized"],
    ...["/.current", "/current", "/schedule", "/service-areas/nowhere"],
  ];
  for (const path of addresses) {
    const [answer, own] = [await get(url, path), await get(site.url, path)];
    expect([isFromFile(answer), answer.status], path).toEqual([false, own.status]);
  }
  const posted = await fetch(`${url}/itemized`, { method: "POST", headers: { origin: url } });
  expect(posted.headers.has("x-request-id")).toBe(true);
});

test("a restart with another price list serves no old page", async () => {
  const prices = join(temporaryFolder(), "catalog.csv");
  const ours = readFileSync("db/catalog.csv", "utf8");
  const listed = (cost: number) => {
    writeFileSync(
      prices,
      ours.replace("sofa,Sofa,Living Room Seating,110,", `sofa,Sofa,Living Room Seating,${cost},`),
    );
    return { CATALOG_PATH: prices };
  };
  const { site, url, start } = await openSite();
  let known = await fromFile(url, "/itemized");
  expect(known.text).toContain("$110.00");
  let running = site;
  for (const [signal, cost] of [
    ["SIGTERM", 123],
    ["SIGKILL", 124],
    ["SIGTERM", 125],
  ] as const) {
    await running.stop(signal);
    running = await start(listed(cost));
    // A browser that has cached the old page.
    const has = { "if-none-match": String(known.headers.etag) };
    const first = await get(url, "/itemized", has);
    known = await fromFile(url, "/itemized");
    const answers = [first, known, await get(url, "/itemized", has)];
    for (const { text } of answers) expect(text.includes(`$${cost}.00`), signal).toBe(true);
  }
  await running.stop();
  // No server answers, and no page file is left.
  expect((await get(url, "/itemized")).status).toBeGreaterThanOrEqual(502);
});
