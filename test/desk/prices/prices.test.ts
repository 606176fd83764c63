/** The price list while the site runs (rules 220 to 223). */
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { formatMoney } from "#app/lib/money.ts";
import { readCatalogText } from "#app/prices/catalog-text.ts";
import { openSite } from "#test/support/site.ts";

const post = () => ({ requestId: randomUUID() });

async function shop() {
  const site = await openSite();
  const live = await import("#app/prices/shop.server.ts");
  const change = await import("#app/desk/prices/change-prices.server.ts");
  const { chatVocabulary } = await import("#app/chat/chat-services.server.ts");
  const renew = vi.fn();
  live.whenShopChanges(renew);
  const itemized = async () => {
    const { body } = await site.browser().get(site.itemized.loader, "/itemized");
    return { items: readCatalogText((body as { list: string }).list) };
  };
  return {
    ...{ site, live, renew, itemized, chatVocabulary },
    price: async (id: string) => (await itemized()).items.find((one) => one.id === id)?.priceCents,
    setPrice: (id: string, price: string, stamp = post()) =>
      change.setPrice({ id, price, ...stamp }, live.priceServices),
    setHidden: (id: string, isHidden: boolean) =>
      change.setHidden({ id, isHidden, ...post() }, live.priceServices),
    /** Looks at a file and takes it. */
    load: async (file: Uint8Array | string) => {
      const preview = change.previewPrices(file, live.priceServices);
      return "refusal" in preview
        ? { kind: "refused" as const, refusal: preview.refusal }
        : change.importPrices({ ...preview, ...post() }, live.priceServices);
    },
    look: (file: Uint8Array | string) => change.previewPrices(file, live.priceServices),
    change,
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

/** The list with a Spanish name and another price, as the desk gives it out. */
const changed = (csv: string) =>
  csv.replace(/^(sofa,)Sofa,(.*?),110\.00/m, "$1Sofá cama “colchón”,$2,121.50");
const asTable = (csv: string, delimiter: string) => csv.replaceAll(",", delimiter);
const decimalCommas = (csv: string) => csv.replace(/;(\d+)\.(\d\d?);/g, ";$1,$2;");
const utf16 = (csv: string) => Buffer.from(csv, "utf16le");
const windows = (csv: string) =>
  Buffer.from(csv.replace("\ufeff", "").replaceAll("“", "\x93").replaceAll("”", "\x94"), "latin1");

test.each<[string, (csv: string) => Uint8Array]>([
  ["UTF-8 with its mark", (csv) => Buffer.from(csv)],
  ["UTF-8 without", (csv) => Buffer.from(csv.slice(1))],
  ["Windows-1252", windows],
  ["semicolons and decimal commas", (csv) => windows(decimalCommas(asTable(csv, ";")))],
  ["UTF-16 with tabs", (csv) => utf16(asTable(csv, "\t"))],
  ["UTF-16, big end first", (csv) => utf16(csv).swap16()],
  ["UTF-16 without its mark", (csv) => utf16(csv.slice(1))],
  ["line ends of Unix", (csv) => Buffer.from(csv.replaceAll("\r\n", "\n"))],
  ["line ends of old Macs", (csv) => Buffer.from(csv.replaceAll("\r\n", "\r"))],
  ["capitals and blanks in the first line", (csv) => Buffer.from(csv.replace("price", " Price "))],
  ["cells left out at the end", (csv) => Buffer.from(csv.replace(/,+(?=\r\n)/g, ""))],
  ["empty columns and lines", (csv) => Buffer.from(csv.replaceAll("\r\n", ",,\r\n,,,,\r\n"))],
])("a list that a spreadsheet saved as %s is read as it was meant", async (_, save) => {
  const { live, look, load, price } = await shop();
  const file = save(changed(live.priceListCsv()));
  expect(look(file)).toMatchObject({
    changes: [
      { title: "Price up", lines: ["Sofá cama “colchón”: $110.00 to $121.50"] },
      { title: "Renamed", lines: ["Sofa, now Sofá cama “colchón”"] },
    ],
  });
  expect(await load(file)).toEqual({ kind: "changed" });
  expect(await price("sofa")).toBe(12_150);
});

test("what is no list is refused in one sentence, and a wrong line hides no other", async () => {
  const { live, look } = await shop();
  const csv = live.priceListCsv();
  const problems = (file: Uint8Array | string) =>
    (look(file) as { refusal: { problems: string[] } }).refusal.problems;
  for (const [file, sentence] of [
    [Buffer.from("PK\u0003\u0004rest"), /is a workbook/],
    [Buffer.from("d0cf11e0a1b11ae1", "hex"), /is a workbook/],
    [Buffer.from([0xff, 0xfe, 0x00]), /is not text/],
    [Buffer.alloc(0), /file is empty/],
    [csv.replace("price", "cost"), /first line must name the columns .*"price" is missing/],
    [csv.replace("aliases", "name"), /"name" is twice/],
    [csv.replace("sofa,Sofa", 'sofa,"Sofa'), /quotation mark .* line \d+ is never closed/],
  ] as const) {
    expect(problems(file)).toEqual([expect.stringMatching(sentence)]);
  }
  const wrong = csv
    .replace("sofa,Sofa,", "sofa,Sofa, blue, old,")
    .replace(/^desk,Desk,.*$/m, "desk,Desk")
    .replace(/^(treadmill,)/m, "$1Tread\u0000")
    .replace(/^(bookshelf,)/m, "$1\u202e")
    .replace(/^(dining-table,)/m, "$1Colch\ufffdn ")
    .replace(/^(mattress,.*?),80\.00/m, "$1,free");
  expect(problems(wrong).map((problem) => problem.replace(/\d+/, "N"))).toEqual([
    "line N, price: must be a price in dollars, like 80 or 79.50",
    "line N has 14 cells where the first line names 12 columns",
    ...[1, 2].map(() => "line N, name: has a character that cannot be shown; type it again"),
    "line N has 2 cells where the first line names 12 columns",
    "line N, name: has a character that cannot be shown; type it again",
  ]);
});

test("every kind of change is shown before a list counts, and the list before comes back whole", async () => {
  const { live, look, load, change, setPrice, price } = await shop();
  const csv = live.priceListCsv();
  const edited = csv
    .replace(/^desk,.*\r\n/m, "yurt,Yurt,Outdoor & Yard,60,20,,\r\n")
    .replace(/^(sofa,.*?),110\.00/m, "$1,99.00")
    .replace(/^(treadmill,.*),\r\n/m, "$1,yes\r\n");
  const { changes } = look(edited) as { changes: { title: string; lines: string[] }[] };
  expect(changes.map(({ title, lines }) => [title, lines[0]])).toEqual([
    ["New", "Yurt, $60.00, 20 points"],
    ["Removed", expect.stringMatching(/^Desk, /)],
    ["Price down", "Sofa: $110.00 to $99.00"],
    ["Hidden from the shop", "Treadmill"],
  ]);
  const back = () => change.goBack(post(), live.priceServices);
  expect(await back()).toEqual({ kind: "refused", refusal: "none" });
  expect(await load(edited)).toEqual({ kind: "changed" });
  await setPrice("yurt", "61");
  expect(await back()).toEqual({ kind: "changed" });
  expect(live.priceListCsv()).toBe(csv);
  expect(await back()).toEqual({ kind: "changed" });
  expect([await price("sofa"), await price("yurt")]).toEqual([9_900, 6_100]);
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
  const { changePriceList } = await import("#app/prices/price-list.server.ts");
  const other = openDatabase(`${site.folder}/junkbuddy.db`);
  const csv = live.priceListCsv().replace(/^(sofa,Sofa,.*?),110\.00/m, "$1,99.00");
  const made = { csv, hidden: [], note: "elsewhere" };
  changePriceList(other, { requestId: null, at: "2026-07-20T15:30:00.000Z" }, () => made);
  other.$client.close();
  // The next request is another task.
  await Promise.resolve();
  expect(await price("sofa")).toBe(9_900);
});

test("raised prices are looked at, taken as a list is, and can be taken back", async () => {
  const { price, live, change } = await shop();
  const preview = change.previewRaise({ rate: 500, stepCents: 100 }, live.priceServices);
  if ("refusal" in preview) throw new Error("nothing was raised");
  expect(preview.changes.map(({ title }) => title)).toEqual(["Price up"]);
  expect(await price("sofa")).toBe(11_000);
  await change.importPrices({ ...preview, ...post() }, live.priceServices);
  expect(await price("sofa")).toBe(11_600);
  await change.goBack(post(), live.priceServices);
  expect(await price("sofa")).toBe(11_000);
});
