import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MAP_CITIES } from "#app/site/cities/map-cities.ts";
import { forgetModules } from "#test/support/forget-modules.ts";

/** The routes, with a database, an outbox and photos of their own. */
const folder = mkdtempSync(join(tmpdir(), "junk-buddy-home-"));
let home: typeof import("#app/site/home/home.route.tsx");
let estimate: typeof import("#app/chat/estimate/estimate.route.tsx");
let cityNames: () => readonly { slug: string; name: string }[];
let photo: typeof import("#app/site/gallery/photo.route.ts");

beforeAll(async () => {
  vi.stubEnv("DATABASE_PATH", join(folder, "junkbuddy.db"));
  vi.stubEnv("MAIL_OUTBOX", join(folder, "outbox"));
  vi.stubEnv("PHOTOS_PATH", join(folder, "photos"));
  vi.stubEnv("NOW", "2026-07-09T15:00:00Z");
  forgetModules("app/server/env.server.ts");
  home = await import("#app/site/home/home.route.tsx");
  estimate = await import("#app/chat/estimate/estimate.route.tsx");
  photo = await import("#app/site/gallery/photo.route.ts");
  ({ cityNames } = await import("#app/services.server.ts"));
  // The first import of every page takes its time on a busy machine.
}, 60_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const SITE = "http://localhost:3000";
const loaderArgs = (path: string, params = {}): LoaderFunctionArgs => ({
  request: new Request(SITE + path),
  params,
  context: {},
});

/** A post of the form with typed words by a browser with this cart. */
async function typed(fields: Record<string, string>, cart = ""): Promise<Response> {
  const headers = { cookie: `cart=${cart}`, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(fields).toString();
  const request = new Request(`${SITE}/estimate`, { method: "POST", headers, body });
  return (await estimate.action({ request, params: {}, context: {} })) as Response;
}

function setCart(response: Response): string | undefined {
  return /^cart=([^;]*)/.exec(response.headers.get("set-cookie") ?? "")?.[1];
}

const HOME = { request: new Request(`${SITE}/`), params: {}, context: {} };

test("the home page has its chips, steps, loads, drawn scenes and twenty cities", async () => {
  const { data: page } = await home.loader(HOME);
  expect(page.chips.map(({ name }) => name)).toEqual([
    "Sofa",
    "Mattress",
    "Refrigerator",
    "Storage Shed",
    "Treadmill",
    "1/4 Load",
  ]);
  expect(page.dates.map(({ value }) => value)).toEqual(["2026-07-09", "2026-07-10", "2026-07-11"]);
  expect(page.gallery.areDrawn).toBe(true);
  expect(page.gallery.pairs).toHaveLength(3);
  expect(MAP_CITIES.map(({ name, slug }) => ({ slug, name }))).toEqual(cityNames());
  // The page makes a city's address from its name.
  for (const { slug, name } of cityNames()) {
    expect(name.toLowerCase().replaceAll(" ", "-")).toBe(slug);
  }
});

test("load prices are those of the price rules", async () => {
  const { loads } = (await home.loader(HOME)).data;
  expect(loads.map(({ name, cents }) => [name, cents])).toEqual([
    ["1/4 Load", 25_000],
    ["1/2 Load", 50_000],
    ["3/4 Load", 75_000],
    ["Full Load", 100_000],
  ]);
});

const estimateOf = async (query: string) =>
  (await estimate.loader(loaderArgs(`/estimate${query}`))).data;

test("typed text is returned as lines with the catalogue's prices", async () => {
  const page = await estimateOf("?items=2+couches+and+a+fridge");
  expect(page.text).toBe("2 couches and a fridge");
  expect(page.lines).toMatchObject([
    { id: "sofa", quantity: 2, priceCents: 11_000, volume: 50 },
    { id: "refrigerator", quantity: 1, priceCents: 12_000, volume: 55 },
  ]);
});

test("a chip pressed without JavaScript is added to the typed text", async () => {
  const page = await estimateOf("?items=a+sofa&items=Treadmill");
  expect(page.lines.map(({ id }) => id)).toEqual(["sofa", "treadmill"]);
});

test.each(["", "?items=", "?items=+++"])("/estimate%s returns no lines", async (query) => {
  expect((await estimateOf(query)).lines).toEqual([]);
});

test("a very long text is cut and still read", async () => {
  const page = await estimateOf(`?items=sofa,${"x".repeat(9_000)}`);
  expect(page.text).toHaveLength(500);
  expect(page.lines.map(({ id }) => id)).toEqual(["sofa"]);
});

test("typed words go into the cart, and the home page's card shows it", async () => {
  const response = await typed({ items: "2 couches and a fridge" }, "sofa.1");
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/#quote");
  expect(setCart(response)).toBe("sofa.3_refrigerator.1");
});

test.each([
  ["a sofa and a zorblax", "sofa.1"],
  ["a sofa and a can of paint", "sofa.1"],
  ["some chairs", "dining-chair.2"],
  ["zorblax", ""],
  ["", ""],
])("of the words %j what is read is in the cart, and a page says the rest", async (items, cart) => {
  const response = await typed({ items });
  const query = new URLSearchParams({ items, put: cart });
  expect(response.headers.get("location")).toBe(`/estimate?${query}#quote`);
  expect(setCart(response)).toBe(cart);
});

test("an answer takes the place of what the words have put in, and of nothing else", async () => {
  const fields = { items: "some chairs", put: "dining-chair.2", answer: "dining-chair.4|4" };
  const response = await typed(fields, "sofa.1_dining-chair.3");
  expect(response.headers.get("location")).toBe("/#quote");
  expect(setCart(response)).toBe("sofa.1_dining-chair.5");
});

test("a cart that the words do not fit into says so", async () => {
  const response = await typed({ items: "2 sofas" }, "sofa.199");
  expect(response.headers.get("location")).toBe("/?full=line#quote");
  expect(setCart(response)).toBe("sofa.200");
});

test("a browser without cookies takes the list along", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ items: "a lamp", unkept: "sofa.1" }).toString();
  const request = new Request(`${SITE}/estimate`, { method: "POST", headers, body });
  const response = (await estimate.action({ request, params: {}, context: {} })) as Response;
  expect(response.headers.get("location")).toBe("/?unkept=sofa.1_lamp.1#quote");
});

test("an empty cart has an example in words, and no price", async () => {
  const { example } = (await home.loader(HOME)).data;
  expect(example).toBe(
    "Nothing on the truck yet. As an example, " +
      "a sofa, a mattress and a refrigerator go for $245.70 together.",
  );
});

test("a post that is not a form is refused", async () => {
  const request = new Request(`${SITE}/estimate`, { method: "POST", body: "{}" });
  const answer = await estimate.action({ request, params: {}, context: {} });
  expect(answer).toMatchObject({
    data: { refusal: "We couldn't read that form." },
    init: { status: 415 },
  });
});

test.each(["../junkbuddy.db", "..%2F..%2Fetc%2Fpasswd", "0".repeat(20).concat(".jpeg")])(
  "/photos/%s is not found",
  async (file) => {
    const answer = await photo.loader(loaderArgs("/photos/x", { file })).catch((thrown) => thrown);
    expect((answer as Response).status).toBe(404);
  },
);
