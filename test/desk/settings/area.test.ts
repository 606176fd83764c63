/** A hauler of another city makes the site his own (rules 513 to 515). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { AreaForm } from "#app/desk/settings/area-form.server.ts";
import { openDeskSite } from "#test/support/desk-site.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

type AreaPage = { seen: { area: string }; area: AreaForm };
const PATH = "/desk/settings/area";

async function sanAntonio() {
  const site = await openDeskSite();
  const settings = await import("#app/desk/settings/settings.route.tsx");
  const owner = await site.signedIn();
  const look = async (query = "") =>
    (
      await owner.send(
        (args) => settings.loader({ ...args, params: { subject: "area" } }),
        PATH + query,
      )
    ).body as AreaPage;
  const post = async (fields: Record<string, string>) => {
    const { seen } = await look();
    const form = { requestId: randomUUID(), seen: seen.area, ...fields };
    return owner.post(settings.action, PATH, form);
  };
  const found = (await look("?zip=78205&miles=30")).area;
  const boxes = found.cities.map(({ box }) => [box, "1"]);
  const all = { intent: "area", zip: "78205", miles: "30", home: "San Antonio" };
  const save = (more: Record<string, string> = {}) =>
    post({ ...all, ...Object.fromEntries(boxes), ...more });
  const read = async (load: () => unknown) => {
    const answer = await load();
    return answer instanceof Response ? answer.text() : JSON.stringify(answer);
  };
  return { site, look, post, found, save, read };
}

test("San Antonio's pages and emails name it and no other, and Houston comes back", async () => {
  const { site, found, save, post, read } = await sanAntonio();
  expect(found.city).toBe("San Antonio");
  expect(found.cities.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["San Antonio", "Converse", "Boerne"]),
  );
  expect((await save({ farther: "refuse" })).status).toBe(303);

  const args = (path: string, params = {}) => ({
    ...{ request: new Request(`http://localhost:3000${path}`), params, context: {} },
  });
  const city = await import("#app/site/cities/city.route.tsx");
  const areas = await import("#app/site/cities/service-areas.route.tsx");
  const home = await import("#app/site/home/home.route.tsx");
  const sitemap = await import("#app/site/seo/sitemap.route.ts");
  const manifest = await import("#app/site/seo/web-manifest.route.ts");
  const legal = await import("#app/site/legal/legal.route.tsx");
  const pages = [
    await read(() => site.root.loader(args("/"))),
    await read(() => areas.loader()),
    await read(() => home.loader(args("/"))),
    await read(() => sitemap.loader()),
    await read(() => manifest.loader()),
    await read(() => legal.loader(args("/privacy"))),
    await read(() => legal.loader(args("/terms"))),
  ];
  const mapped = /<loc>https?:\/\/[^/]+\/service-areas\/([a-z-]+)/g;
  const slugs = [...(pages[3] ?? "").matchAll(mapped)].map(([, one]) => one);
  expect(slugs[0]).toBe("san-antonio");
  expect(slugs).toHaveLength(found.cities.length);
  for (const slug of slugs) {
    const path = `/service-areas/${slug}`;
    const page = (
      await site.browser().get((a) => city.loader({ ...a, params: { city: slug } }), path)
    ).body;
    expect(page, path).toBeTruthy();
    pages.push(JSON.stringify(page));
  }
  for (const page of pages) expect(page).not.toContain("Houston");
  for (const at of [0, 1, 2, 4, 7]) expect(pages[at]).toContain("San Antonio");

  const { bookPickup } = await import("#app/booking/book-pickup.server.ts");
  const { bookingServices, siteArea } = await import("#app/services.server.ts");
  const { findProduct } = await import("#app/prices/shop.server.ts");
  const { withProducts } = await import("#app/prices/cart.ts");
  const lines = withProducts([{ id: "sofa", quantity: 1 }], findProduct);
  const book = (typed: Parameters<typeof typedBooking>[0]) =>
    bookPickup(
      {
        bookingKey: randomUUID(),
        values: typedBooking(typed),
        lines,
        isDiscountOn: false,
      } as never,
      { ...bookingServices, recipientWait: async () => null } as never,
    );
  expect(await book({ zip: "77002" })).toMatchObject({
    kind: "invalid",
    errors: { zip: expect.stringContaining("30 miles of San Antonio") },
  });
  expect(await book({ city: "San Antonio", zip: "78209" })).toMatchObject({ kind: "confirmed" });
  expect(site.jobs()).toMatchObject([{ zip: "78209", isPlaceApproximate: false }]);
  for (const { subject, text, html } of await site.outbox())
    expect(`${subject} ${text} ${html}`).not.toContain("Houston");

  expect((await post({ intent: "area-usual" })).status).toBe(303);
  expect(siteArea()).toMatchObject({ isOwn: false, home: { city: "Houston" } });
  expect(await read(() => areas.loader())).toContain('"home":"Houston","others":19');
}, 60_000);

test("a ZIP that is none, a distance out of bounds and a home city elsewhere are refused", async () => {
  const { look, save } = await sanAntonio();
  expect((await look("?zip=99999&miles=30")).area.isUnknown).toBe(true);
  for (const wrong of [{ zip: "10001" }, { miles: "500" }, { miles: "x" }, { home: "Dallas" }]) {
    const { status, body } = await save(wrong);
    expect(status).toBe(422);
    expect(body).toMatchObject({ problem: "That isn't an area we can set.", typed: wrong });
  }
  expect((await look()).area.isSet).toBe(false);
});
