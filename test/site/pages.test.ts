import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readCatalogText } from "#app/prices/catalog-text.ts";
import { readNotAccepted } from "#app/prices/not-accepted.server.ts";
import { expectLog } from "#test/support/expect-log.ts";
import { openSite } from "#test/support/site.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

async function rootData(cookies: Record<string, string>) {
  const site = await openSite();
  const { body } = await site.browser(cookies).get(site.root.loader, "/");
  return body as Awaited<ReturnType<typeof site.root.loader>>;
}

test("every page gets the business's name and phone, and no secret", async () => {
  const { business } = await rootData({});
  expect(business).toEqual({
    name: "Junk Buddy",
    phone: "(713) 555-0142",
    city: "Houston",
    address: null,
    siteUrl: "http://localhost:3000",
    sendsMail: false,
    facts: [],
  });
});

test("every page shows the cart of the cookie, priced by the catalogue", async () => {
  const { lines, isDiscountOn } = await rootData({ cart: "sofa.2_load-half.1", discount: "1" });
  expect(lines).toMatchObject([
    { id: "sofa", name: "Sofa", quantity: 2, priceCents: 11_000, volume: 50 },
    { id: "load-half", name: "1/2 Load", quantity: 1, priceCents: 50_000, volume: 275 },
  ]);
  expect(isDiscountOn).toBe(true);
});

test.each([
  ["no cookie", {}, []],
  ["an empty cart", { cart: "" }, []],
  ["an unknown item", { cart: "abacus.1_lamp.1" }, ["lamp"]],
  ["quantities nobody can have", { cart: "sofa.0_lamp.-1_rug.99999_tire.2" }, ["tire"]],
  ["markup", { cart: "<script>.1_lamp.1" }, ["lamp"]],
  ["broken escapes", { cart: "%E0%A4%A" }, []],
  ["an object's own names", { cart: "__proto__.1_constructor.1_lamp.1" }, ["lamp"]],
  ["a cart without end", { cart: "lamp.1_".repeat(2_000) }, []],
  ["a discount of another value", { cart: "lamp.1", discount: "100" }, ["lamp"]],
])("%s in the cookies is no error", async (_, cookies, ids) => {
  const { lines, isDiscountOn } = await rootData(cookies);
  expect(lines.map(({ id }) => id)).toEqual(ids);
  expect(isDiscountOn).toBe(false);
});

test("the itemized page has the whole price list, and the search of its query", async () => {
  const site = await openSite();
  const { body } = await site.browser().get(site.itemized.loader, "/itemized?q=Sofa+%26+co");
  expect(body).toMatchObject({ query: "Sofa & co" });
  const { list } = body as ReturnType<typeof site.itemized.loader>;
  const items = readCatalogText(list);
  expect(items).toHaveLength(220);
  const sofa = { name: "Sofa", category: "seating", priceCents: 11_000, volume: 50 };
  // Without its everyday words, which would be half of the page.
  expect(items.find(({ id }) => id === "sofa")).toMatchObject(sofa);
  expect(list).not.toContain("couch");
});

test("a search by address is answered in the page, names before everyday words", async () => {
  const site = await openSite();
  const found = async (path: string) =>
    ((await site.browser().get(site.itemized.loader, path)).body as { found: string[] | null })
      .found;
  expect(await found("/itemized?q=couch")).toContain("sofa");
  expect((await found("/itemized?q=sofa"))?.[0]).toBe("sofa");
  expect(await found("/itemized?q=submarine")).toEqual([]);
  expect(await found("/itemized?q=++")).toBeNull();
});

test("the search's words are the price list's own, by item", async () => {
  const site = await openSite();
  const { body } = await site.browser().get(site.searchWords.loader, "/search-words");
  expect(JSON.parse(body as string)).toMatchObject({
    items: {
      sofa: expect.arrayContaining(["couch"]),
      mattress: expect.arrayContaining(["colchón"]),
    },
    notTaken: expect.arrayContaining([
      expect.objectContaining({ name: "Paint", advice: expect.stringMatching(/hazardous waste/) }),
    ]),
  });
});

test("a search for a refused thing says where it can go", async () => {
  const site = await openSite();
  const search = async (query: string) => {
    const { body } = await site.browser().get(site.itemized.loader, `/itemized?q=${query}`);
    return (body as { notTaken: { id: string; advice: string }[] }).notTaken;
  };
  expect(await search("paint")).toContainEqual({
    id: "paint",
    name: "Paint",
    advice: "Take leftover paint to a city or county household hazardous waste drop-off.",
  });
  expect(await search("pintura")).toMatchObject([{ id: "paint" }, { id: "lead-paint" }]);
  expect(await search("sofa")).toEqual([]);
  expect(await search("")).toEqual([]);
});

test("the FAQ names everything on the list of refused things", async () => {
  await openSite();
  const { loader } = await import("#app/site/faq/faq.route.tsx");
  const answerAt = (path: string) => {
    const request = new Request(`http://localhost${path}`);
    const { questions } = loader({ request, params: {}, context: {} });
    return questions.find(({ id }) => id === "not-taken")?.answer;
  };
  for (const { name, nameEs } of readNotAccepted("db/not-accepted.csv")) {
    expect(answerAt("/faq")).toContain(name);
    expect(answerAt("/es/faq")).toContain(nameEs);
  }
});

test("a very long search is cut, and a missing one is empty", async () => {
  const site = await openSite();
  const query = async (path: string) =>
    (await site.browser().get(site.itemized.loader, path)).body as { query: string };
  expect((await query(`/itemized?q=${"x".repeat(5_000)}`)).query).toHaveLength(100);
  expect((await query("/itemized")).query).toBe("");
});

test("the owner's own price list is served and used for prices", async () => {
  const path = join(temporaryFolder(), "prices.csv");
  writeFileSync(
    path,
    "id,name,category,price,volume,aliases\nowl,Stuffed Owl,Décor & Small Items,120.50,12.5,bird\n",
  );
  const site = await openSite({ CATALOG_PATH: path });
  const browser = site.browser({ cart: "owl.1_sofa.1" });
  const { body } = await browser.get(site.itemized.loader, "/itemized");
  const { list } = body as ReturnType<typeof site.itemized.loader>;
  expect(readCatalogText(list)).toMatchObject([{ id: "owl", priceCents: 12_050, volume: 12.5 }]);
  expect((await browser.get(site.root.loader, "/")).body).toMatchObject({
    lines: [{ id: "owl", quantity: 1 }],
  });
});

test("a price list with a bad line stops the start and names it", async () => {
  const path = join(temporaryFolder(), "prices.csv");
  writeFileSync(
    path,
    "id,name,category,price,volume,aliases\nowl,Owl,Décor & Small Items,cheap,12.5,\n",
  );
  vi.spyOn(process, "exit").mockImplementation((() => {
    throw new Error("exited");
  }) as never);
  await expectLog(/^Junk Buddy cannot start: CATALOG_PATH .*: line 2, price: must be a price/, () =>
    expect(openSite({ CATALOG_PATH: path })).rejects.toThrow("exited"),
  );
});

test("the load sizes are served with their prices", async () => {
  const site = await openSite();
  const { body } = await site.browser().get(site.loadSize.loader, "/load-size");
  const { loadSizes } = body as ReturnType<typeof site.loadSize.loader>;
  expect(loadSizes.map(({ name, priceCents }) => [name, priceCents])).toEqual([
    ["Full Load", 100_000],
    ["3/4 Load", 75_000],
    ["1/2 Load", 50_000],
    ["1/4 Load", 25_000],
  ]);
});

test("the health check reads the database, and fails when the database does", async () => {
  const site = await openSite();
  const answer = await site.browser().get(site.healthz.loader, "/healthz");
  expect(answer).toMatchObject({ status: 200, body: "ok\n" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  site.database.$client.close();
  const failed = await expectLog(/^The database cannot take a booking .*not open/, () =>
    site.browser().get(site.healthz.loader, "/healthz"),
  );
  expect(failed).toMatchObject({ status: 503, body: "The database cannot take a booking.\n" });
  // The proxy's own check still passes, because pages need no database.
  const alive = await site.browser().get(site.healthz.loader, "/healthz?alive");
  expect(alive).toMatchObject({ status: 200, body: "ok\n" });
});

test("an unknown address is answered with 404", async () => {
  const site = await openSite();
  expect((await site.browser().get(site.notFound.loader, "/no-such-page")).status).toBe(404);
});
