/** One item of the price list (rule 434). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDeskSite } from "#test/support/desk-site.ts";
import type { Browser } from "#test/support/site.ts";

type Page = { seen: string; fields: Record<string, string> };
type Refusal = { problem: string; typed: Record<string, string>; errors: Record<string, string> };

async function shop() {
  const site = await openDeskSite();
  const { loader, action } = await import("#app/desk/prices/item.route.tsx");
  const live = await import("#app/prices/shop.server.ts");
  const owner = await site.signedIn();
  const at = (id: string) => `/desk/prices/item${id === "" ? "" : `/${id}`}`;
  const open = async (id: string, browser: Browser = owner) =>
    (await browser.get(loader, at(id))).body as Page;
  return {
    ...{ site, live, owner, open },
    post: (id: string, { seen, fields }: Page, changes: Record<string, string>) =>
      owner.post(action, at(id), { requestId: randomUUID(), seen, ...fields, ...changes }),
  };
}

const TUB = { name: "Hot Tub (large)", category: "Outdoor & Yard", price: "$240", volume: "120.5" };

test("an added item is sold at once, found by its everyday names, and gone from nothing", async () => {
  const { post, open, live, site } = await shop();
  const count = live.catalog().items.length;
  const answer = await post("", await open(""), { ...TUB, aliases: "spa, jacuzzi,tina" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toContain("did=item");
  expect(live.catalog().items).toHaveLength(count + 1);
  expect(live.findProduct("hot-tub-large")).toMatchObject({
    ...{ name: TUB.name, category: "outdoor", priceCents: 24_000, volume: 120.5 },
    aliases: ["spa", "jacuzzi", "tina"],
  });
  const { lines } = (await site.browser({ cart: "hot-tub-large.1" }).get(site.root.loader, "/"))
    .body as { lines: unknown[] };
  expect(lines).toHaveLength(1);
});

test.each(["Load Full", "Load of dirt", "Sofa!", "沙发", "Ñandú ".repeat(9)])(
  "an item named %s gets an id of its own",
  async (name) => {
    const { post, open, live } = await shop();
    expect((await post("", await open(""), { ...TUB, name })).status).toBe(303);
    const item = live.catalog().items.find((one) => one.name === name.trim());
    expect(item?.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(["load-full", "sofa"]).not.toContain(item?.id);
  },
);

test("an item is renamed and gets other points and a price in one press; its id and card stay", async () => {
  const { post, open, live } = await shop();
  const before = live.catalog().byId.get("mattress-queen");
  const page = await open("mattress-queen");
  const changes = { name: "Queen Bed Mattress", name_es: "Colchón", price: "91.50", volume: "31" };
  expect((await post("mattress-queen", page, changes)).status).toBe(303);
  expect(live.catalog().byId.get("mattress-queen")).toEqual({
    ...before,
    ...{ name: "Queen Bed Mattress", nameEs: "Colchón", priceCents: 9150, volume: 31 },
  });
  const again = (await post("mattress-queen", await open("mattress-queen"), {})).body as Refusal;
  expect(again.problem).toBe("Nothing is different.");
});

test("each wrong field is named, nothing typed is lost and nothing is changed", async () => {
  const { post, open, live } = await shop();
  const revision = live.shopRevision();
  const wrong = { name: "  ", category: "Boats", price: "free", volume: "1.25", aliases: "=1+1" };
  const { status, body } = await post("", await open(""), wrong);
  expect(status).toBe(422);
  const { errors, typed } = body as Refusal;
  expect(Object.keys(errors).sort()).toEqual(["aliases", "category", "name", "price", "volume"]);
  expect(errors.price).toBe("The price must be a price in dollars, like 80 or 79.50.");
  expect(typed).toMatchObject({ ...wrong, name: "" });
  const twin = (await post("", await open(""), { ...TUB, name: "SOFA" })).body as Refusal;
  expect(twin.errors.name).toBe("The name is taken by another item.");
  expect(live.shopRevision()).toBe(revision);
});

test("a form of an item that has changed since says so, and strangers have no such page", async () => {
  const { post, open, live, site } = await shop();
  const page = await open("sofa");
  await post("sofa", page, { price: "120" });
  const { status, body } = await post("sofa", page, { name: "Couch" });
  expect(status).toBe(409);
  expect((body as Refusal).typed.name).toBe("Couch");
  expect(live.catalog().byId.get("sofa")).toMatchObject({ name: "Sofa", priceCents: 12_000 });
  const { loader } = await import("#app/desk/prices/item.route.tsx");
  expect((await site.browser().get(loader, "/desk/prices/item/sofa")).status).toBe(303);
  expect((await (await site.signedIn()).get(loader, "/desk/prices/item/nope")).status).toBe(404);
});
