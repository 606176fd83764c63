/** The price list while the site runs (rules 220 to 223). */
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { formatMoney } from "#app/domain/money.ts";
import { openSite } from "#test/support/site.ts";

const post = () => ({ requestId: randomUUID() });

async function shop() {
  const site = await openSite();
  const live = await import("#app/services/shop.server.ts");
  const change = await import("#app/workflows/change-prices.ts");
  const { chatVocabulary } = await import("#app/services/app.server.ts");
  const renew = vi.fn();
  live.whenShopChanges(renew);
  const itemized = async () =>
    (await site.browser().get(site.itemized.loader, "/itemized")).body as {
      items: { id: string; priceCents: number }[];
    };
  return {
    ...{ site, live, renew, itemized, chatVocabulary },
    price: async (id: string) => (await itemized()).items.find((one) => one.id === id)?.priceCents,
    setPrice: (id: string, price: string, stamp = post()) =>
      change.setPrice({ id, price, ...stamp }, live.priceServices),
    setHidden: (id: string, isHidden: boolean) =>
      change.setHidden({ id, isHidden, ...post() }, live.priceServices),
    load: (csv: string) => change.importPrices({ csv, ...post() }, live.priceServices),
  };
}

test("a changed price is on the next page, in the cart, in the chat and in a new revision, at once", async () => {
  const { price, setPrice, live, renew, site, chatVocabulary } = await shop();
  expect(await price("sofa")).toBe(11_000);
  const before = live.shopRevision();
  expect(await setPrice("sofa", "$123.50")).toEqual({ kind: "changed" });
  expect(await price("sofa")).toBe(12_350);
  expect(live.shopRevision()).not.toBe(before);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(chatVocabulary().catalog.byId.get("sofa")?.priceCents).toBe(12_350);
  const { lines } = (await site.browser({ cart: "sofa.1" }).get(site.root.loader, "/")).body as {
    lines: { priceCents: number }[];
  };
  expect(lines[0]?.priceCents).toBe(12_350);
});

test("a repeated post, nonsense and an unknown item change nothing", async () => {
  const { price, setPrice, live } = await shop();
  const stamp = post();
  await setPrice("sofa", "120", stamp);
  await setPrice("sofa", "130");
  const revision = live.shopRevision();
  expect(await setPrice("sofa", "120", stamp)).toEqual({ kind: "repeated" });
  for (const nonsense of ["", "-1", "1e3", "12.345", "=1+1", "NaN", "999999"]) {
    expect(await setPrice("sofa", nonsense)).toEqual({ kind: "refused", refusal: "no-price" });
  }
  expect(await setPrice("so fa", "1")).toMatchObject({ refusal: "unknown-item" });
  expect(live.shopRevision()).toBe(revision);
  expect(await price("sofa")).toBe(13_000);
});

test("a hidden item is on no page and in no cart, and comes back with its price", async () => {
  const { price, setHidden, live } = await shop();
  await setHidden("sofa", true);
  expect(await price("sofa")).toBeUndefined();
  expect(live.findProduct("sofa")).toBeUndefined();
  expect(live.priceList().catalog.byId.get("sofa")?.priceCents).toBe(11_000);
  await setHidden("sofa", false);
  expect(await price("sofa")).toBe(11_000);
});

test("the list goes out and comes in again as it was, hidden items too", async () => {
  const { load, setPrice, setHidden, live, price } = await shop();
  await setPrice("sofa", "120.25");
  await setHidden("treadmill", true);
  const csv = live.priceListCsv();
  expect(await load(csv)).toEqual({ kind: "refused", refusal: "same" });
  await setPrice("sofa", "1");
  await setHidden("treadmill", false);
  expect(await load(csv)).toEqual({ kind: "changed" });
  expect(await price("sofa")).toBe(12_025);
  expect(await price("treadmill")).toBeUndefined();
});

test("a list with one wrong line changes nothing, and each wrong line is named", async () => {
  const { load, live, price } = await shop();
  const revision = live.shopRevision();
  const lines = live.priceListCsv().split("\r\n");
  const wrong = lines.map((line) =>
    line
      .replace(/^sofa,Sofa,(.*?),110\.00/, "sofa,Sofa,$1,free")
      .replace(/^desk,Desk,/, 'desk,"=HYPERLINK(""http://x"")",'),
  );
  const answer = await load(wrong.join("\r\n"));
  expect(answer).toMatchObject({ kind: "refused" });
  const { problems } = (answer as { refusal: { problems: string[] } }).refusal;
  expect(problems).toHaveLength(2);
  expect(problems.join()).toMatch(
    /line \d+, price: must be a price.*line \d+, name: must not begin/s,
  );
  for (const broken of ["", "id,name\r\n", 'a,"b', "\u0000\u0001", "id;name;price"]) {
    expect(await load(broken)).toMatchObject({ kind: "refused" });
  }
  expect(live.shopRevision()).toBe(revision);
  expect(await price("sofa")).toBe(11_000);
});

test("a booked job keeps its price when the list changes", async () => {
  const { setPrice, site } = await shop();
  const { typedBooking } = await import("#test/support/typed-booking.ts");
  const form = { bookingKey: randomUUID(), ...typedBooking() };
  await site.browser({ cart: "sofa.3" }).post(site.schedule.action, "/schedule", form);
  const before = site.jobs()[0];
  await setPrice("sofa", "1");
  expect(site.jobs()[0]).toEqual(before);
  expect(formatMoney(before?.items[0]?.priceCents ?? 0)).toBe("$110.00");
});

test("another process's change is seen at the next request", async () => {
  const { price, site, live } = await shop();
  const { openDatabase } = await import("#db/open.server.ts");
  const { changePriceList } = await import("#db/price-list.server.ts");
  const other = openDatabase(`${site.folder}/junkbuddy.db`);
  const csv = live.priceListCsv().replace(/^(sofa,Sofa,.*?),110\.00/m, "$1,99.00");
  const made = { csv, hidden: [], note: "elsewhere" };
  changePriceList(other, { requestId: null, at: "2026-07-20T15:30:00.000Z" }, () => made);
  other.$client.close();
  // The next request is another task.
  await Promise.resolve();
  expect(await price("sofa")).toBe(9_900);
});
