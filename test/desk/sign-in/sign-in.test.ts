import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { crewMembers, deskAttempts, deskCodes, deskSessions } from "#db/schema.ts";
import {
  type DeskSite,
  isSentToSignIn,
  OWNER_EMAIL,
  openDeskSite,
} from "#test/support/desk-site.ts";
import { type Answer, type Browser, SITE_NOW } from "#test/support/site.ts";

const errorOf = ({ body }: Answer) => (body as { error: string }).error;

async function isIn({ desk }: DeskSite, browser: Browser): Promise<boolean> {
  return (await browser.get(desk.today.loader, "/desk")).status === 200;
}

test("a code that was emailed to the owner signs in the browser that asked, once, for 90 days", async () => {
  const site = await openDeskSite();
  const browser = site.browser();
  expect(isSentToSignIn(await browser.get(site.desk.today.loader, "/desk"))).toBe(true);
  const code = await site.askForCode(browser);
  expect(code).toMatch(/^\d{6}$/);
  const [email] = await site.outbox();
  expect(email?.to).toMatchObject([{ address: OWNER_EMAIL }]);
  // No link in it: a scanner that follows links would spend it.
  expect(email?.html).not.toContain("/desk/sign-in");

  const elsewhere = site.browser();
  expect((await site.enter(elsewhere, code)).status).toBe(422);

  const answer = await site.enter(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(answer.headers.get("location")).toBe("/desk");
  // Kept when a home-screen app is closed; not read by scripts, not sent by other sites.
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("desk="));
  expect(cookie).toMatch(/Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax/);
  expect(await isIn(site, browser)).toBe(true);

  const again = site.browser(Object.fromEntries(browser.cookies));
  again.cookies.delete("desk");
  expect(errorOf(await site.enter(again, code))).toContain("has expired");
  // Neither the code nor the token can be read from the database.
  const stored = JSON.stringify([
    site.database.select().from(deskCodes).all(),
    site.database.select().from(deskSessions).all(),
  ]);
  expect(stored).not.toContain(code);
});

test("the page names the command that prints a code as it is typed where the site runs", async () => {
  const site = await openDeskSite();
  const named = async () =>
    (await site.browser().get(site.desk.code.loader, "/desk/sign-in/code")).body;
  expect(await named()).toMatchObject({ printsCode: "npm run owner -- desk" });
  vi.stubEnv("STARTED_BY", "junkbuddy");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await named()).toMatchObject({ printsCode: "junkbuddy owner desk" });
});

test("five wrong codes spend the right one, counted in the database", async () => {
  const site = await openDeskSite();
  const browser = site.browser();
  const code = await site.askForCode(browser);
  const wrong = code === "000000" ? "111111" : "000000";
  for (const left of ["4 tries", "3 tries", "2 tries", "1 try"]) {
    expect(errorOf(await site.enter(browser, wrong))).toContain(`${left} left`);
  }
  expect(errorOf(await site.enter(browser, wrong))).toContain("has expired");
  expect(errorOf(await site.enter(browser, code))).toContain("has expired");
  expect(await isIn(site, browser)).toBe(false);
  expect(site.database.select().from(deskCodes).all()).toMatchObject([{ tries: 5 }]);
});

test("a code is too old after 15 minutes, and a new one ends the one before", async () => {
  const site = await openDeskSite();
  const browser = site.browser();
  const first = await site.askForCode(browser);
  const [row] = site.database.select().from(deskCodes).all();
  expect(row?.expiresAt).toBe("2026-07-20T15:45:00.000Z");
  await browser.post(site.desk.code.action, "/desk/sign-in/code", { again: "1" });
  await site.mailed(2);
  expect(site.database.select().from(deskCodes).all()).toMatchObject([{ spentAt: SITE_NOW }, {}]);
  expect((await site.enter(browser, first)).status).toBe(422);

  const other = site.browser();
  const second = await site.askForCode(other);
  site.database.update(deskCodes).set({ expiresAt: SITE_NOW }).run();
  expect(errorOf(await site.enter(other, second))).toContain("has expired");
});

test("another address gets the same answer and no email", async () => {
  const site = await openDeskSite();
  const stranger = site.browser();
  const post = { email: "stranger@example.com" };
  const answer = await stranger.post(site.desk.signIn.action, "/desk/sign-in", post);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/desk/sign-in/code"]);
  expect(errorOf(await site.enter(stranger, "123456"))).toContain("4 tries left");
  await site.askForCode(site.browser());
  expect((await site.outbox()).map(({ to }) => to?.[0]?.address)).toEqual([OWNER_EMAIL]);
});

const from = (address: string) => ({ "x-forwarded-for": address });

test("wrong codes of strangers never refuse a right one, write nothing, and count by network", async () => {
  const site = await openDeskSite({ TRUST_PROXY: "1" });
  const attempt = (code: string, address: string) =>
    site.browser().post(site.desk.code.action, "/desk/sign-in/code", { code }, from(address));
  const changes = () => site.database.$client.prepare("SELECT total_changes()").pluck().get();
  const before = changes();
  for (let tried = 0; tried < 30; tried++) {
    expect((await attempt("AAAA-AAAA", `2001:db8:0:1::${tried.toString(16)}`)).status).toBe(422);
  }
  expect((await attempt("AAAA-AAAA", "2001:db8:0:1::ffff")).status).toBe(429);
  expect((await attempt("123456", "2001:db8:0:1::ffff")).status).toBe(429);
  expect((await attempt("AAAA-AAAA", "2001:db8:0:2::1")).status).toBe(422);
  expect(changes()).toBe(before);
  // In the very network of the stranger too.
  const code = await site.print();
  const entered = await attempt(code, "2001:db8:0:1::aaaa");
  expect(entered.headers.get("location")).toBe("/desk");
});

test("tries for a code that is spent write nothing", async () => {
  const site = await openDeskSite();
  const browser = site.browser();
  const code = await site.askForCode(browser);
  const wrong = code === "000000" ? "111111" : "000000";
  for (let tried = 0; tried < 5; tried++) await site.enter(browser, wrong);
  const changes = () => site.database.$client.prepare("SELECT total_changes()").pluck().get();
  const before = changes();
  for (const typed of [wrong, code, "123456"]) {
    expect(errorOf(await site.enter(browser, typed))).toContain("has expired");
  }
  expect(changes()).toBe(before);
});

test("a stranger who asks for the owner's codes stops at its network and keeps nobody from one", async () => {
  const site = await openDeskSite({ TRUST_PROXY: "1" });
  const ask = (browser: Browser, email: string, address: string) =>
    browser.post(site.desk.signIn.action, "/desk/sign-in", { email }, from(address));
  const asker = site.browser();
  const code = await site.askForCode(asker);
  const everyAnswer = async (email: string, network: string) => {
    const answers = [];
    for (let asked = 0; asked < 7; asked++) {
      const { status, body } = await ask(site.browser(), email, `${network}::${asked}`);
      answers.push([status, (body as { error?: string }).error]);
    }
    return answers;
  };
  // The same answers whichever address is typed.
  const owners = await everyAnswer(OWNER_EMAIL, "2001:db8:1:1");
  expect(owners).toEqual(await everyAnswer("stranger@example.com", "2001:db8:1:2"));
  expect(owners.map(([status]) => status)).toEqual([303, 303, 303, 303, 303, 429, 429]);
  await site.mailed(6);
  // The code that the owner has is as good as before, and another network gets one.
  expect((await site.enter(asker, code)).headers.get("location")).toBe("/desk");
  expect((await ask(site.browser(), OWNER_EMAIL, "192.0.2.7")).status).toBe(303);
  await site.mailed(7);
  const rows = JSON.stringify(site.database.select().from(deskAttempts).all());
  expect(rows).not.toMatch(/192\.0\.2|2001:db8|example/);
});

test("however many networks ask, a browser in which the owner has signed in gets a code", async () => {
  const site = await openDeskSite({ TRUST_PROXY: "1" });
  const owner = await site.signedIn();
  await owner.post(site.desk.signOut.action, "/desk/sign-out", {});
  const ask = (browser: Browser, email: string, address: string) =>
    browser.post(site.desk.signIn.action, "/desk/sign-in", { email }, from(address));
  for (const email of [OWNER_EMAIL, "stranger@example.com"]) {
    for (let asked = 0; asked < 32; asked++) {
      const answer = await ask(site.browser(), email, `198.51.100.${asked}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/desk/sign-in/code"]);
    }
  }
  const subjects = async (count: number) =>
    (await site.mailed(count)).map(({ subject = "" }) => subject.slice(0, 6));
  const strangers = await subjects(30);
  expect(strangers).toHaveLength(30);
  expect((await ask(owner, OWNER_EMAIL, "198.51.100.1")).status).toBe(303);
  const code = (await subjects(31)).find((one) => !strangers.includes(one)) ?? "";
  expect((await site.enter(owner, code)).headers.get("location")).toBe("/desk");
});

test("after signing out, no page opens with the cookie that the device had", async () => {
  const site = await openDeskSite();
  const browser = await site.signedIn();
  const kept = site.browser(Object.fromEntries(browser.cookies));
  expect(await isIn(site, kept)).toBe(true);
  const out = await browser.post(site.desk.signOut.action, "/desk/sign-out", {});
  expect(out.headers.get("location")).toBe("/desk/sign-in");
  expect(out.headers.get("clear-site-data")).toBe('"cache"');
  for (const [route, path] of [
    [site.desk.layout.loader, "/desk"],
    [site.desk.today.loader, "/desk"],
    [site.desk.more.loader, "/desk/more"],
  ] as const) {
    expect(isSentToSignIn(await kept.get(route, path))).toBe(true);
  }
  // A queue of changes is told instead, and keeps what it has.
  const queue = await kept.get(site.desk.today.loader, "/desk", { "x-desk-queue": "1" });
  expect(queue.status).toBe(401);
});

test("a session lasts 90 days from its last use, and a used one is renewed", async () => {
  const site = await openDeskSite();
  const browser = await site.signedIn();
  const fresh = await browser.get(site.desk.layout.loader, "/desk");
  expect(fresh.headers.getSetCookie()).toEqual([]);
  const seen = { seenAt: "2026-07-18T15:30:00.000Z", expiresAt: "2026-10-16T15:30:00.000Z" };
  site.database.update(deskSessions).set(seen).run();
  const renewed = await browser.get(site.desk.layout.loader, "/desk");
  expect(renewed.headers.getSetCookie()).toMatchObject([expect.stringMatching(/^desk=.*7776000/)]);
  expect(site.database.select().from(deskSessions).all()).toMatchObject([
    { seenAt: SITE_NOW, expiresAt: "2026-10-18T15:30:00.000Z" },
  ]);
  site.database.update(deskSessions).set({ expiresAt: SITE_NOW }).run();
  expect(await isIn(site, browser)).toBe(false);
});

test("a crew member's code opens the day and no page of the owner's, and removal ends it", async () => {
  const site = await openDeskSite();
  const { id } = site.database
    .insert(crewMembers)
    .values({ name: "Andre", addedAt: SITE_NOW })
    .returning()
    .get();
  const crew = await site.signedIn(id);
  expect(await isIn(site, crew)).toBe(true);
  expect((await crew.get(site.desk.layout.loader, "/desk")).body).toEqual({
    person: { role: "crew", crewId: id, name: "Andre" },
    waiting: 0,
    savedAt: SITE_NOW,
  });
  expect((await crew.get(site.desk.more.loader, "/desk/more")).status).toBe(403);
  const next = await site.print(id);
  site.database
    .update(crewMembers)
    .set({ removedAt: SITE_NOW })
    .where(eq(crewMembers.id, id))
    .run();
  expect(await isIn(site, crew)).toBe(false);
  expect((await site.enter(site.browser(), next)).status).toBe(422);
});

test("a slip in the address is asked about once, before any code is made (rule 255)", async () => {
  const { desk, database, browser } = await openDeskSite();
  const post = (fields: Record<string, string>) =>
    browser().post(desk.signIn.action, "/desk/sign-in", fields);
  const asked = await post({ email: "renata@gmial.com" });
  expect(asked.status).toBe(422);
  expect(errorOf(asked)).toContain("Did you mean renata@gmail.com?");
  expect(database.select().from(deskAttempts).all()).toEqual([]);
  for (const answer of [
    { email: "renata@gmial.com", emailAsked: "renata@gmial.com" },
    { email: "renata@gmial.com", useEmail: "renata@gmail.com" },
  ]) {
    expect((await post(answer)).headers.get("location")).toBe("/desk/sign-in/code");
  }
});
