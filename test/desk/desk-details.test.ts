/** What the desk keeps, counts and says beside its changes, as the owner's browser asks for it. */
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { saveLead } from "#app/chat/leads/leads.server.ts";
import { listCrew } from "#app/desk/crew/crew.server.ts";
import type { Clash } from "#app/desk/job/clash.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { deskTimeline } from "#app/jobs/timeline.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { crewMembers } from "#db/schema.ts";
import { cancelJob } from "#test/support/cancel-job.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { twoColours } from "#test/support/pictures.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { SITE_NOW } from "#test/support/site.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

type Answer = { problem: string; typed: unknown; clash: Clash | null };

async function details() {
  const site = await openDeskSite();
  const customers = await import("#app/desk/customers/customers.route.tsx");
  const today = SITE_NOW.slice(0, 10);
  const job = savedJob(
    site.database,
    sampleBooking({ details: sampleDetails({ date: today, timeOfDay: "Morning" }) }),
  );
  const owner = await site.signedIn();
  const path = `/desk/jobs/${job.orderNumber}`;
  return { ...site, customers, job, owner, path };
}

test("a note about a customer stands on each of their jobs, for the crew too, and on nobody else's", async () => {
  const { database, customers, desk, job, owner, path, signedIn } = await details();
  const again = savedJob(database, {
    ...sampleBooking({ bookingKey: "again", drawOrderNumber: () => "JB-100009" }),
    details: { ...sampleDetails(), phone: "1 (713) 555 0100" },
  });
  const other = savedJob(database, {
    ...sampleBooking({ bookingKey: "other", drawOrderNumber: () => "JB-100010" }),
    details: { ...sampleDetails(), phone: "+17135550199" },
  });
  const at = `/desk/customers/${job.id}`;
  const read = async () =>
    (await owner.get(customers.loader, at)).body as { one: { note: string; noteSeen: string } };
  const post = async (note: string) => {
    const { noteSeen: seen } = (await read()).one;
    return owner.post(customers.action, at, {
      ...{ requestId: randomUUID(), intent: "note" },
      ...{ note, seen },
    });
  };
  const noteOn = async (orderNumber: string) => {
    const { body } = await owner.get(desk.job.loader, `/desk/jobs/${orderNumber}`);
    return (body as { job: { customerNote: string } }).job.customerNote;
  };
  expect((await post("Prefers texts.\r\nThe dog is called Biscuit.")).status).toBe(303);
  const { one } = await read();
  expect(one.note).toBe("Prefers texts.\nThe dog is called Biscuit.");
  expect(await noteOn(job.orderNumber)).toContain("Biscuit");
  expect(await noteOn(again.orderNumber)).toContain("Biscuit");
  expect(await noteOn(other.orderNumber)).toBe("");

  const long = await post("x".repeat(1_001));
  expect([long.status, (long.body as { note: string }).note.length]).toEqual([422, 1_001]);
  expect(await noteOn(job.orderNumber)).toContain("Biscuit");
  database.insert(crewMembers).values({ name: "Luis", addedAt: SITE_NOW }).run();
  const luis = await signedIn(listCrew(database)[0]?.id ?? null);
  const seen = (await luis.get(desk.job.loader, path)).body as { job: { customerNote: string } };
  expect(seen.job.customerNote).toContain("Biscuit");
  const fields = { requestId: randomUUID(), intent: "note", note: "mine" };
  expect((await luis.post(customers.action, at, fields)).status).toBe(403);
  // An older page's note: both versions are shown, and nothing is lost.
  const old = { requestId: randomUUID(), intent: "note", note: "Gate 4", seen: "0000" };
  const clash = await owner.post(customers.action, at, old);
  expect([clash.status, clash.body]).toMatchObject([409, { note: "Gate 4" }]);
  expect((clash.body as { advice: string }).advice).toContain("Biscuit");
  expect(await noteOn(job.orderNumber)).toContain("Biscuit");
  await post("");
  expect(await noteOn(job.orderNumber)).toBe("");
});

test("the navigation counts the owner's inbox, and the crew has none", async () => {
  const { database, desk, owner, signedIn } = await details();
  const waiting = async (browser = owner) =>
    ((await browser.get(desk.layout.loader, "/desk")).body as { waiting: number }).waiting;
  const before = await waiting();
  saveLead(database, {
    name: "Ana",
    phone: "(713) 555-0177",
    sessionId: null,
    enteredAt: SITE_NOW,
  });
  expect(await waiting()).toBe(before + 1);
  database.insert(crewMembers).values({ name: "Luis", addedAt: SITE_NOW }).run();
  expect(await waiting(await signedIn(listCrew(database)[0]?.id ?? null))).toBe(0);
});

test(
  "a press from an outdated page changes nothing: both versions are shown, and one press " +
    "sends it again",
  async () => {
    const { desk, job, owner, path, jobs } = await details();
    const old = { ...stamp(0), revision: String(job.revision + 1) };
    const way = await owner.post(desk.today.action, "/desk?index", {
      ...old,
      ...{ do: "way", order: job.orderNumber },
    });
    expect(way.status).toBe(409);
    const { clash } = way.body as Answer;
    expect(clash).toMatchObject({ name: job.name, mine: ["On my way"], last: { title: "Booked" } });
    expect(clash?.now).toContain("Booked");
    const fields = { do: "pay", amount: "12.50", method: "zelle", tip: "3" };
    const paid = await owner.post(desk.job.action, path, { ...old, ...fields });
    expect(paid.status).toBe(409);
    expect(paid.body as Answer).toMatchObject({
      clash: { mine: ["Record a payment", "$12.50 by zelle", "Tip 3"] },
      typed: { amount: "12.50", method: "zelle", tip: "3" },
    });
    expect(jobs()[0]?.stage).toBe("booked");
    const { requestId = "", revision = 0 } = clash?.stamp ?? {};
    const again = { ...Object.fromEntries(clash?.again ?? []), requestId, revision: `${revision}` };
    expect((await owner.post(desk.today.action, "/desk?index", again)).status).toBe(303);
    expect(jobs()[0]?.stage).toBe("on-the-way");
  },
);

test("both versions of a finish from an outdated page name what is on the list, and say who pressed", async () => {
  const { desk, job, owner, path, database } = await details();
  const items = { ...stamp(1), draft: "sofa.2", finish: "save" };
  expect((await owner.post(desk.items.action, `${path}/items`, items)).status).toBe(303);
  const behind = { paid: "cash", tip: "0", finish: "quiet", reason: "A lamp joined" };
  const finish = { ...stamp(1), ...behind, what: "lines", draft: "sofa.1_lamp.1" };
  const { clash } = (await owner.post(desk.done.action, `${path}/done`, finish)).body as Answer;
  expect(clash?.mine).toEqual([
    ...["Done, paid by cash", "With other items", "Why: A lamp joined"],
    ...["1 × Sofa", "1 × Lamp"],
  ]);
  expect(clash?.now).toContain("2 × Sofa");
  const again = Object.fromEntries(clash?.again ?? []);
  const sent = { ...again, requestId: randomUUID(), revision: "2" };
  expect((await owner.post(desk.done.action, `${path}/done`, sent)).status).toBe(303);
  expect(deskTimeline(findEvents(database, job.id), job.name)[0]?.title).toBe("The owner finished");
  // Items are changed no more, in words about items.
  const late = await owner.post(desk.items.action, `${path}/items`, { ...items, ...stamp(2) });
  expect((late.body as Answer).problem).toBe("The items of this job can no longer be changed.");
});

test("an order of several items asks once whether the prices are the newest", async () => {
  await details();
  const shop = await import("#app/prices/shop.server.ts");
  const prices = await import("#app/prices/price-list.server.ts");
  const ask = vi.spyOn(prices, "shopRevision");
  const ids = ["sofa", "desk", "refrigerator", "load-half"];
  expect(ids.map((id) => shop.findProduct(id)?.id)).toEqual(ids);
  expect(ask).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  shop.findProduct("sofa");
  expect(ask).toHaveBeenCalledTimes(2);
});

test(
  "a booking counts as priced in the chat where half of its units came from there, and is " +
    "forgotten then",
  async () => {
    const { browser, schedule, jobs } = await details();
    const book = async (cookies: Record<string, string>) => {
      const booker = browser(cookies);
      const form = { bookingKey: randomUUID(), ...typedBooking() };
      expect((await booker.post(schedule.action, "/schedule", form)).status).toBe(303);
      expect(booker.cookies.get("chat")).toBe("");
      return jobs().at(-1)?.pricedBy;
    };
    expect(await book({ cart: "sofa.2_desk.2", chat: "sofa.9" })).toBe("chat");
    expect(await book({ cart: "sofa.1_desk.2", chat: "sofa.1_lamp.5" })).toBe("items");
    expect(await book({ cart: "load-half.1_sofa.1", chat: "desk.1" })).toBe("load-size");
    expect(await book({ cart: "load-half.1", chat: "load-half.1" })).toBe("chat");
    expect(await book({ cart: "sofa.1", chat: "=cmd()|;sofa" })).toBe("items");
  },
);

test("the bars of the shop say what the tax does to their total, in the server's words", async () => {
  const { root, browser, database } = await details();
  const { saveSetting } = await import("#app/prices/owner-settings.server.ts");
  const hint = async () =>
    ((await browser().get(root.loader, "/load-size")).body as { tax: { hint: string } }).tax.hint;
  expect(await hint()).toBe("");
  for (const [mode, words] of [
    ["included", ", tax included"],
    ["added", ", plus tax"],
  ] as const) {
    saveSetting(database, "tax", { mode, rate: 825 }, new Date().toISOString());
    await Promise.resolve();
    expect(await hint()).toBe(words);
  }
});

test("the crew's page has the switch for amounts and says when a phone was last used, to the owner alone", async () => {
  const { database, owner, signedIn } = await details();
  const route = await import("#app/desk/crew/crew.route.tsx");
  const post = (fields: Record<string, string>, browser = owner) =>
    browser.post(route.action, "/desk/crew", { requestId: randomUUID(), ...fields });
  const page = async () =>
    (await owner.get(route.loader, "/desk/crew")).body as {
      crew: { id: number; seen: string | null }[];
      seesAmounts: boolean;
      seen: string;
    };
  await post({ intent: "add", name: "Luis" });
  const [luis] = (await page()).crew;
  expect([luis?.seen, (await page()).seesAmounts]).toEqual([null, false]);
  const phone = await signedIn(luis?.id ?? null);
  expect((await page()).crew[0]?.seen).toContain("2026");
  expect((await post({ intent: "amounts", shown: "1" }, phone)).status).toBe(403);
  expect(findSettings(database).crewSeesAmounts).toBe(false);
  const { seen } = await page();
  await post({ intent: "amounts", shown: "1", seen });
  expect((await page()).seesAmounts).toBe(true);
  expect((await post({ intent: "amounts", seen })).status).toBe(409);
  await post({ intent: "amounts", seen: (await page()).seen });
  expect(findSettings(database).crewSeesAmounts).toBe(false);
});

test(
  "photos of the crew are added, and what was not taken is said on the job's page without " +
    "a file's name",
  async () => {
    const { desk, owner, path } = await details();
    const route = await import("#app/desk/job/job-photos.route.ts");
    const send = async (
      files: [name: string, content: Uint8Array<ArrayBuffer>][],
      kind = "after",
    ) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(stamp(1))) body.set(name, value);
      for (const [name, content] of files) body.append("photos", new Blob([content]), name);
      const answer = await owner.send(route.action, `${path}/photos?show=${kind}`, {
        ...{ method: "POST", body },
      });
      expect(answer.status).toBe(303);
      const to = answer.headers.get("location") ?? "";
      const { body: page } = await owner.get(desk.job.loader, to);
      return { to, page: page as { photos: { kind: string }[]; photoRefusal: Answer | null } };
    };
    const photo = new Uint8Array(await twoColours(40, 30).jpeg().toBuffer());
    const video = new TextEncoder().encode("\u0000\u0000\u0000\u0018ftypmp42");
    const added = await send([["a.jpg", photo]], "before");
    expect([added.page.photoRefusal, added.page.photos]).toMatchObject([
      null,
      [{ kind: "before" }],
    ]);
    const mixed = await send([
      ["b.jpg", photo],
      ["<script>.mov", video],
      ["c.txt", new TextEncoder().encode("hello")],
    ]);
    expect(mixed.to).not.toContain("script");
    expect(mixed.page.photoRefusal?.problem).toBe("We couldn't take 2 files.");
    expect(mixed.page.photoRefusal).toMatchObject({
      advice: expect.stringMatching(
        /A file is a video.*A file is not a photo.*other photo was added/,
      ),
    });
    const huge = new Uint8Array(10 * 1024 * 1024 + 1);
    expect((await send([["d.jpg", huge]])).page.photoRefusal).toMatchObject({
      advice: expect.stringContaining("larger than 10 MB"),
    });
    expect((await send([])).page.photoRefusal?.problem).toBe("No photo was chosen.");
    const several = (count: number) =>
      Array.from({ length: count }, (_, at): [string, typeof photo] => [`${at}.jpg`, photo]);
    expect((await send(several(17))).page.photoRefusal?.problem).toContain(
      "more than you can send",
    );
    expect((await send(several(8))).page.photoRefusal).toMatchObject({
      advice: expect.stringContaining("A booking holds 8 photos"),
    });
    const made = await owner.get(desk.job.loader, `${path}?photos=constructor,<b>,none2&added=9e9`);
    expect((made.body as typeof mixed.page).photoRefusal).toBeNull();
  },
);

test("the owner deletes any photo of a job with its files, wherever the job stands; the crew none", async () => {
  const { database, folder, desk, job, owner, path, signedIn } = await details();
  const route = await import("#app/desk/job/job-photos.route.ts");
  for (const kind of ["before", "after"]) {
    const body = new FormData();
    for (const [name, value] of Object.entries(stamp(1))) body.set(name, value);
    const photo = new Uint8Array(await twoColours(40, 30).jpeg().toBuffer());
    body.append("photos", new Blob([photo]), "a.jpg");
    await owner.send(route.action, `${path}/photos?show=${kind}`, { method: "POST", body });
  }
  const photos = async () =>
    ((await owner.get(desk.job.loader, path)).body as { photos: { name: string }[] }).photos;
  const [before, after] = (await photos()).map(({ name }) => name);
  const files = () => readdirSync(join(folder, "uploads")).sort();
  const press = { ...stamp(1), do: "unphoto", photo: before ?? "" };

  database.insert(crewMembers).values({ name: "Luis", addedAt: SITE_NOW }).run();
  const luis = await signedIn(listCrew(database)[0]?.id ?? null);
  expect((await luis.post(desk.job.action, path, press)).status).toBe(403);
  expect(files()).toHaveLength(4);

  // An old page, and the press twice.
  for (const _ of [1, 2]) {
    const answer = await owner.post(desk.job.action, path, { ...press, revision: "0" });
    expect(answer.headers.get("location")).toContain("did=unphoto");
  }
  expect(files()).toEqual([`${after}-small.jpg`, `${after}.jpg`]);
  expect((await photos()).map(({ name }) => name)).toEqual([after]);
  const [last] = deskTimeline(findEvents(database, job.id), job.name);
  expect(last?.title).toBe("The owner removed a photo");
  const gone = await owner.post(desk.job.action, path, { ...press, ...stamp(1) });
  expect([gone.status, (gone.body as Answer).problem]).toEqual([
    409,
    "That photo was already removed.",
  ]);

  await cancelJob(database, job.orderNumber, SITE_NOW);
  const left = { ...stamp(1), do: "unphoto", photo: after ?? "" };
  expect((await owner.post(desk.job.action, path, left)).status).toBe(303);
  expect(files()).toEqual([]);
});
