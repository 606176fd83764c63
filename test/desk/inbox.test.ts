/** The order of the inbox, several matters settled at once and taken back, and what the doctor finds. */
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { saveLead } from "#app/chat/leads/leads.server.ts";
import { type InboxNews, inboxTodos, isOld, type Todo } from "#app/desk/inbox/inbox.ts";
import { addIncoming } from "#app/jobs/texts/thread.server.ts";
import { backupName } from "#db/backup-rotation.ts";
import { openDeskSite } from "#test/support/desk-site.ts";
import { SITE_NOW } from "#test/support/site.ts";

type Shown = Todo & { pick: string | null; isOld: boolean };
type Page = { todos: Shown[]; all: number; settled: { at: string; count: number } | null };
type Refusal = { problem: string; advice: string; settled: Page["settled"] };

const PHONES = ["+17135550111", "+17135550122", "+17135550133"];
const ROUTE = "/desk/inbox";

afterEach(() => void vi.useRealTimers());

async function inbox() {
  const site = await openDeskSite();
  const { action, loader } = await import("#app/desk/inbox/inbox.route.tsx");
  const owner = await site.signedIn();
  const read = async (query = "") => (await owner.get(loader, ROUTE + query)).body as Page;
  const lead = (name: string, phone: string, enteredAt = SITE_NOW) =>
    saveLead(site.database, { name, phone, enteredAt, sessionId: null });
  const text = (phone: string, words: string) =>
    addIncoming(site.database, { phone, words, sid: randomUUID(), at: SITE_NOW, isSeen: false });
  /** @param fields several of a name are ticks */
  const post = (intent: string, fields: Record<string, string | string[]>, id = randomUUID()) => {
    const body = new URLSearchParams({ requestId: id, intent });
    for (const [name, values] of Object.entries(fields)) {
      for (const value of [values].flat()) body.append(name, value);
    }
    return owner.send(action, ROUTE, { method: "POST", body });
  };
  const waiting = async () =>
    (await read()).todos.filter(({ group }) => group !== "setup").map(({ title }) => title);
  const picks = async () => (await read()).todos.flatMap(({ pick }) => pick ?? []);
  return { ...site, owner, read, lead, text, post, waiting, picks };
}

test("what is urgent today stands first, then the newest; what is old and not urgent folds last", () => {
  const now = new Date("2026-07-20T15:30:00.000Z");
  const lead = (id: number, enteredAt: string) => ({
    ...{ id, name: `Lead ${id}`, phone: "+17135550111", phoneExtension: null, enteredAt },
  });
  const text = (id: number, at: string) => ({
    id,
    phone: "+17135550122",
    at,
    words: "?",
    job: null,
  });
  const none = { lateCancels: [], unconfirmed: [], undated: [], lostMail: [], putOff: [] };
  const more = { quotes: [], lostQuotes: [], leftOpen: [], unsettled: [], cards: [], photos: [] };
  const setup = { title: "Broken", words: "", to: "/", label: "" };
  const todos = inboxTodos(
    {
      ...{ ...none, ...more, prices: [], repeats: [], recovery: [] },
      texts: [text(1, "2026-07-20T14:00:00.000Z"), text(2, "2026-07-01T14:00:00.000Z")],
      leads: [
        lead(1, "2026-07-12T15:00:00.000Z"),
        lead(2, "2026-07-20T15:00:00.000Z"),
        lead(3, "2026-07-13T15:30:00.000Z"),
      ],
      setup: [
        { ...setup, key: "later" },
        { ...setup, key: "broken", isUrgent: true },
      ],
      beyond: { texts: 0, bookings: 0, money: 0, leads: 0, mail: 0, setup: 0 },
    } as InboxNews,
    now,
  );
  expect(todos.map((todo) => [todo.key, isOld(todo, now)])).toEqual([
    ...[
      ["text:1", false],
      ["setup:broken", false],
      ["leads:2", false],
      ["leads:3", false],
    ],
    ...[
      ["text:2", false],
      ["setup:later", false],
      ["leads:1", true],
    ],
  ]);
});

test("several are settled once by one press, and taken back as they were", async () => {
  const { lead, text, post, picks, read, waiting, database } = await inbox();
  lead("Ana", PHONES[0] ?? "", "2026-07-18T15:00:00.000Z");
  lead("Ana", PHONES[0] ?? "");
  lead("Ben", PHONES[1] ?? "");
  text(PHONES[2] ?? "", "Are you near?");
  const before = await waiting();
  expect(before).toHaveLength(3);
  const id = randomUUID();
  const pick = await picks();
  const done = await post("several", { pick }, id);
  expect([done.status, await waiting()]).toEqual([303, []]);
  const [query = ""] = done.headers.get("location")?.replace(ROUTE, "").split("#") ?? [];
  const { settled } = await read(query);
  expect(settled?.count).toBe(3);

  // What comes meanwhile is none of it, nor of a repeat of the post.
  lead("Cleo", "+17135550144");
  const again = await post("several", { pick }, id);
  expect(again.headers.get("location")).toBe(done.headers.get("location"));
  expect(await waiting()).toEqual(["Cleo asked for the discount"]);
  const [cleo = ""] = await picks();
  await post("several", { pick: [cleo] });

  for (const _ of [1, 2]) await post("undo", { settled: settled?.at ?? "" });
  expect((await waiting()).toSorted()).toEqual(before.toSorted());
  expect((await read(query)).settled).toBeNull();
  const { leadCaptures } = await import("#db/schema.ts");
  const handled = database.select().from(leadCaptures).all();
  expect(handled.map(({ handledAs }) => handledAs)).toEqual([null, null, null, "called"]);
});

test("a matter that changed since the page was shown stays, and the page says so", async () => {
  const { lead, text, post, picks, waiting } = await inbox();
  lead("Ana", PHONES[0] ?? "");
  text(PHONES[2] ?? "", "Are you near?");
  const pick = await picks();
  text(PHONES[2] ?? "", "Please come before noon.");
  const answer = await post("several", { pick });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    problem: expect.stringMatching(/^1 thing has changed/),
    advice: expect.stringContaining("The other one is marked as done."),
    settled: { count: 1 },
  });
  expect(await waiting()).toEqual(["(713) 555-0133 has texted"]);
  const none = await post("several", {});
  expect([none.status, (none.body as Refusal).problem]).toEqual([422, "Nothing is ticked."]);
});

test("one press is taken back too, and what was erased meanwhile is not shown again", async () => {
  const { lead, post, read, waiting, database } = await inbox();
  lead("Ana", PHONES[0] ?? "");
  const [ana] = (await read()).todos.filter(({ group }) => group === "leads");
  const settle = async () => {
    const { headers } = await post("handled", { key: ana?.key ?? "" });
    return new URL(headers.get("location") ?? "", "http://a").searchParams.get("what") ?? "";
  };
  await post("undo", { settled: await settle() });
  expect(await waiting()).toEqual(["Ana asked for the discount"]);
  const at = await settle();
  const { eraseCustomer } = await import("#app/desk/customers/erase.server.ts");
  eraseCustomer(database, { phone: PHONES[0] ?? "", email: "" } as never, SITE_NOW);
  await post("undo", { settled: at });
  expect(await waiting()).toEqual([]);
});

test("what the doctor finds is in the inbox with what to do, and goes once it is mended", async () => {
  const { read, folder, desk, owner } = await inbox();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  const found = async () =>
    (await read()).todos.filter(({ title }) => title.includes("backup")).map(({ title }) => title);
  const backups = join(folder, "backups");
  expect(await found()).toEqual([`There is no backup in ${backups}`]);
  const { all } = await read();
  expect((await owner.get(desk.layout.loader, "/desk")).body).toMatchObject({ waiting: all });
  mkdirSync(backups);
  const file = join(backups, backupName(new Date()));
  writeFileSync(file, "");
  vi.advanceTimersByTime(61_000);
  expect(await found()).toEqual([]);
  // A week on it is broken: urgent, and before everything else.
  rmSync(file);
  writeFileSync(join(backups, backupName(new Date(Date.now() - 8 * 86_400_000))), "");
  vi.advanceTimersByTime(61_000);
  const [first] = (await read()).todos;
  expect(first).toMatchObject({
    ...{ title: "The newest backup is 8 days old", isUrgent: true, at: null, isOld: false },
    words: expect.stringContaining("npm run backup"),
  });
});
