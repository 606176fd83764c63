/** Codes that the owner keeps on paper (rules 506 to 509). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inboxMarks, recoveryCodes } from "#db/schema.ts";
import { OWNER_EMAIL, openDeskSite } from "#test/support/desk-site.ts";
import type { Answer, Browser } from "#test/support/site.ts";

const PAGE = "/desk/settings/recovery";
const ENTER = "/desk/sign-in/recovery";

type Page = {
  recovery: { set: { left: number } | null; seen: string; asksCode: boolean };
};

async function open(settings: Record<string, string> = {}) {
  const site = await openDeskSite({ TRUST_PROXY: "1", ...settings });
  const route = await import("#app/desk/settings/settings.route.tsx");
  const recovery = await import("#app/desk/sign-in/recovery.route.tsx");
  const inbox = await import("#app/desk/inbox/inbox.route.tsx");
  const owner = await site.signedIn();
  const page = async () => ((await owner.get(route.loader, PAGE)).body as Page).recovery;
  /** @param fields differences to the page as it is now */
  const make = async (fields: Record<string, string> = {}) => {
    const post = { intent: "new-recovery", requestId: randomUUID(), seen: (await page()).seen };
    return owner.post(route.action, PAGE, { ...post, ...fields });
  };
  const enter = (browser: Browser, code: string, address = "192.0.2.7") =>
    browser.post(recovery.action, ENTER, { code }, { "x-forwarded-for": address });
  const uses = async () =>
    ((await owner.get(inbox.loader, "/desk/inbox")).body as { todos: Todo[] }).todos.filter(
      ({ key }) => key.startsWith("recovery:"),
    );
  return { ...site, route, inbox, owner, page, make, enter, uses };
}

type Todo = { key: string; title: string; words: string; isUrgent: boolean; pick: string };

const codesOf = ({ body }: Answer) => (body as { recovery: string[] }).recovery;

test("a code of the paper signs the owner in once on any device, and the owner is told", async () => {
  const site = await open();
  const { make, enter, page, browser, database } = site;
  expect(await page()).toMatchObject({ set: null, asksCode: false });
  const post = { requestId: randomUUID(), seen: (await page()).seen };
  const made = await make(post);
  const codes = codesOf(made);
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) expect(code).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  expect(made.headers.get("cache-control")).toContain("no-store");
  // A repeat of the post shows the same ones; the page does not, nor the database.
  expect(codesOf(await make(post))).toEqual(codes);
  const kept = JSON.stringify([await page(), database.select().from(recoveryCodes).all()]);
  expect(codes.some((code) => kept.includes(code))).toBe(false);

  const [used = "", next = ""] = codes;
  const phone = browser();
  const entered = await enter(phone, ` ${used.toLowerCase().replaceAll("-", " ")} `);
  expect([entered.status, entered.headers.get("location")]).toEqual([
    ...[303, `${PAGE}?did=recovered#said`],
  ]);
  expect((await phone.get(site.desk.more.loader, "/desk/more")).status).toBe(200);
  const again = await enter(browser(), used);
  expect([again.status, (again.body as { error: string }).error]).toEqual([
    ...[422, "That code doesn't work, or was used before. Try another one."],
  ]);
  expect((await page()).set).toMatchObject({ left: 7 });
  // They are shown no more once one was used.
  expect((await make(post)).status).toBe(409);

  const [use, ...others] = await site.uses();
  expect([use?.isUrgent, use?.words, others]).toEqual([
    ...[true, expect.stringContaining("7 codes are left."), []],
  ]);
  const emails = await site.mailed(2);
  expect(emails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).toSorted()).toEqual([
    `${OWNER_EMAIL}: A recovery code was used on your desk`,
    `${OWNER_EMAIL}: New recovery codes were made for your desk`,
  ]);
  const seen = {
    intent: "seen",
    requestId: randomUUID(),
    key: use?.key ?? "",
    pick: use?.pick ?? "",
  };
  await site.owner.post(site.inbox.action, "/desk/inbox", seen);
  expect(database.select().from(inboxMarks).all()).toMatchObject([{ key: use?.key }]);
  expect(await site.uses()).toEqual([]);
  expect((await enter(browser(), next)).status).toBe(303);
  await site.mailed(3);
});

test("a new set ends the one before, and an outdated page makes none", async () => {
  const { make, enter, page, browser, mailed } = await open();
  const { seen } = await page();
  const [first = ""] = codesOf(await make());
  expect((await make({ seen })).status).toBe(409);
  const [second = ""] = codesOf(await make());
  expect((await enter(browser(), first)).status).toBe(422);
  expect((await enter(browser(), second)).status).toBe(303);
  await mailed(3);
});

test("strangers' wrong codes write nothing, count by network and never refuse a right one", async () => {
  const { make, enter, browser, database, mailed } = await open();
  const [code = ""] = codesOf(await make());
  const changes = () => database.$client.prepare("SELECT total_changes()").pluck().get();
  const before = changes();
  const wrong = ["", "ABCD", "A".repeat(16), "x".repeat(5_000)];
  for (let tried = 0; tried < 30; tried++) {
    expect((await enter(browser(), wrong[tried % 4] ?? "")).status).toBe(422);
  }
  expect((await enter(browser(), "A".repeat(16))).status).toBe(429);
  expect((await enter(browser(), "A".repeat(16), "198.51.100.1")).status).toBe(422);
  expect(changes()).toBe(before);
  expect((await enter(browser(), code)).status).toBe(303);
  await mailed(2);
});
