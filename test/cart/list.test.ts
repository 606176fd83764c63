/** A list by link (rules 35 to 37). */
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { pageKey } from "#app/cart/page-key.server.ts";
import type { SharedList } from "#app/cart/shared-list.ts";
import { openSite } from "#test/support/site.ts";

// The first site of a file imports every page, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

async function listPages(cookies: Record<string, string> = {}) {
  const site = await openSite();
  const list = await import("#app/cart/list.route.tsx");
  const browser = site.browser(cookies);
  return {
    ...{ site, browser, list },
    open: (path: string) => browser.get(list.loader, path),
    use: (path: string) => browser.post(list.action, path, {}),
  };
}

test("a link shows the price list's names and prices, changes nothing and is not indexed", async () => {
  const { open, browser } = await listPages({ cart: "rug.1" });
  const { status, headers, body } = await open("/list/sofa.2_load-half");
  expect(status).toBe(200);
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.getSetCookie()).toEqual([]);
  expect(body).toEqual({
    lines: [
      {
        id: "sofa",
        name: "Sofa",
        category: "seating",
        picture: "sofa",
        priceCents: 11_000,
        volume: 50,
        quantity: 2,
      },
      expect.objectContaining({ id: "load-half", priceCents: 50_000, quantity: 1 }),
    ],
    gone: { names: [], others: 0 },
    isCut: false,
  });
  expect(browser.cookies.get("cart")).toBe("rug.1");
});

test("using a list puts it in place of the cart, within the limits of a cart", async () => {
  const { use, browser } = await listPages({ cart: "rug.1" });
  const answer = await use("/list/sofa.2_abacus_lamp.999");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/itemized#cart"]);
  expect(browser.cookies.get("cart")).toBe("sofa.2_lamp.200");
});

test(
  "an address that is no list, and one with nothing of the price list on it, are 404 and " +
    "leave the cart",
  async () => {
    const { open, use, browser } = await listPages({ cart: "rug.1" });
    for (const path of ["/list/SOFA", "/list/sofa.0", "/list/%3Cscript%3E", "/list/abacus"]) {
      expect((await open(path)).status).toBe(404);
      expect((await use(path)).status).toBe(404);
    }
    expect(browser.cookies.get("cart")).toBe("rug.1");
    // What somebody wrote into an address is not repeated.
    const { body } = await open("/list/call-555-0100-now");
    expect(JSON.stringify(body)).not.toContain("call-555");
  },
);

test("an item that the owner has taken off the list since is named and left out", async () => {
  const { open, site } = await listPages();
  const { priceServices } = await import("#app/prices/shop.server.ts");
  const { setHidden } = await import("#app/desk/prices/change-prices.server.ts");
  await setHidden({ id: "lamp", isHidden: true, requestId: randomUUID() }, priceServices);
  const { body } = await open("/list/sofa_lamp_abacus");
  const { lines, gone } = body as SharedList;
  expect(lines.map(({ id }) => id)).toEqual(["sofa"]);
  expect(gone).toEqual({ names: ["Lamp"], others: 1 });
  expect(site.jobs()).toEqual([]);
});

test("the page is never kept, and its picture is one of the built ones", async () => {
  const { list, site } = await listPages();
  const context = {
    staticHandlerContext: { matches: [{ route: { id: "list" } }] },
    routeModules: { list },
  } as unknown as Parameters<typeof pageKey>[3];
  const request = new Request("http://localhost:3000/list/sofa");
  expect(pageKey(request, 200, new Headers(), context).key).toBeNull();

  const root = await site.browser().get(site.root.loader, "/");
  const head = list.meta({
    location: { pathname: "/list/sofa.2" },
    matches: [{ id: "root", data: root.body }],
    data: { lines: [{ name: "Sofa", quantity: 2 }] },
  } as unknown as Parameters<typeof list.meta>[0]) as {
    name?: string;
    property?: string;
    content?: string;
  }[];
  const contentOf = (key: string) =>
    head.find(({ name, property }) => name === key || property === key)?.content;
  expect(contentOf("robots")).toBe("noindex");
  expect(contentOf("og:image")).toMatch(/\/og\/list\.png\?v=/);
  expect(contentOf("og:description")).toMatch(/^2 × Sofa: see today's price/);
});
