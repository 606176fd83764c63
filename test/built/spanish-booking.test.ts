/** A booking's own pages in Spanish, as they are served in each of its stages (rules 584 to 586). */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { sharedServer } from "#test/support/built-server.ts";
import { bookPickup } from "#test/support/photo-visit.ts";
import { leftInEnglish } from "#test/support/said.ts";

const PARTS = ["", "/move", "/earlier", "/items", "/cancel", "/photos", "/unsubscribe"];
/** What the customer has typed. */
const TYPED = new Set([
  "Maria Lopez",
  "100 Example St",
  "Houston, TX 77002",
  "100 Example St, Houston, TX 77002",
  "Gate code 1234",
]);

/** What of the job's row makes each stage. */
const STAGES = {
  booked: "stage = 'booked'",
  "without a day": "date = NULL, time_of_day = NULL",
  "without a time": "date = '2026-07-13', time_of_day = NULL",
  "too late to move": "date = '2026-07-09', time_of_day = 'Evening'",
  past: "date = '2026-07-08'",
  "with texts": "texts_since = '2026-07-01T12:00:00.000Z', date = '2026-07-15'",
  "on its way": "stage = 'on-the-way'",
  done: "stage = 'done', ended_at = '2026-07-08T18:00:00.000Z'",
  cancelled: "stage = 'cancelled', ended_at = '2026-07-08T18:00:00.000Z'",
};

/** One of each kind that a customer reads. */
const EVENTS: [what: string, before: object | null, after: object | null][] = [
  ["moved", { date: "2026-07-12", timeOfDay: "Morning" }, { date: "2026-07-10", timeOfDay: null }],
  ["moved", null, { date: "2026-07-12", timeOfDay: "Evening" }],
  ["items-changed", { totalCents: 11_000 }, { totalCents: 12_000, date: "2026-07-12" }],
  ["note-changed", null, null],
  ["details-changed", null, { fields: ["name", "phone", "address"] }],
  ["photos-changed", { photos: 0 }, { photos: 2 }],
  ["photos-changed", { photos: 2 }, { photos: 1 }],
  ["cancelled", null, null],
  ["restored", null, null],
  ["day-added", null, { visit: { day: 2, date: "2026-07-14", timeOfDay: "Morning" } }],
  ["on-the-way", null, null],
  ["done", null, { paid: { method: "cash", cents: 10_000, tipCents: 500 } }],
  ["corrected", null, { finalCents: 12_000 }],
  ["paid", null, { paid: { method: "check", cents: 1_000, tipCents: 0 } }],
  ["refunded", null, { paid: { method: "card", cents: -500, tipCents: 0 } }],
  ["payment-asked", null, { owedCents: 2_000 }],
  ["receipt-sent", null, null],
];

async function bookedSite() {
  const { url, folder } = await sharedServer();
  const path = await bookPickup(url, folder);
  const database = new Sqlite(join(folder, "junkbuddy.db"));
  onTestFinished(() => void database.close());
  const token = path.slice("/booking/".length);
  const set = (columns: string) =>
    database.prepare(`UPDATE jobs SET ${columns} WHERE token = ?`).run(token);
  return { url, path, database, token, set };
}

async function visit(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "manual" });
  expect(answer.status, url).toBe(200);
  return answer.text();
}

/** The hidden fields of a form that changes the booking. */
async function stampOn(url: string) {
  const revision = /name="revision" value="(\d+)"/.exec(await visit(url))?.[1] ?? "";
  return { requestId: randomUUID(), revision };
}

async function leftOn(url: string, path: string): Promise<string[]> {
  const spanish = await visit(`${url}/es${path}`);
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain(`<a href="${path.replace(/\?.*/, "")}" lang="en" hrefLang="en">`);
  return leftInEnglish(await visit(url + path), spanish, TYPED);
}

test("no sentence of a booking's English pages is left on those in Spanish, in any stage", async () => {
  const { url, path, set } = await bookedSite();
  for (const [stage, columns] of Object.entries(STAGES)) {
    set(columns);
    for (const part of PARTS)
      expect(await leftOn(url, path + part), `${stage} ${part}`).toEqual([]);
  }
});

test("the timeline of a booking is in Spanish, whatever has happened", async () => {
  const { url, path, database, token } = await bookedSite();
  const add = database.prepare(
    "INSERT INTO job_events (job_id, at, who, what, before, after) " +
      "SELECT id, '2026-07-08T15:00:00.000Z', ?, ?, ?, ? FROM jobs WHERE token = ?",
  );
  for (const [what, before, after] of EVENTS) {
    for (const who of ["customer", "owner"]) {
      add.run(who, what, JSON.stringify(before), JSON.stringify(after), token);
    }
  }
  expect(await leftOn(url, path)).toEqual([]);
  expect(await visit(`${url}/es${path}`)).toContain("Usted agregó 2 fotos");
});

test("a refused change of a page in Spanish is answered in Spanish, with what was typed", async () => {
  const { url, path } = await bookedSite();
  const stamp = await stampOn(url + path);
  const typed = "a".repeat(501);
  const posts: [part: string, fields: Record<string, string>, said: string][] = [
    ["", { ...stamp, notes: typed }, "La nota tiene más de 500 caracteres."],
    ["/move", stamp, "No eligió ningún horario."],
    ["/cancel", { ...stamp, more: typed }, "Lo que escribió tiene más de 500 caracteres."],
    ["/earlier", { ...stamp, do: "wait" }, "No se cambió nada."],
    ["/items", { ...stamp, draft: "sofa.900" }, "No se cambió nada."],
    ["", { notes: typed }, "No pudimos leer el formulario."],
  ];
  for (const [part, fields, said] of posts) {
    const asked = { method: "POST", body: new URLSearchParams(fields) };
    const [english, spanish] = await Promise.all(
      [url, `${url}/es`].map(async (site) => (await fetch(site + path + part, asked)).text()),
    );
    expect(spanish).toContain(said);
    const names = new Set([...TYPED, typed]);
    expect(leftInEnglish(english ?? "", spanish ?? "", names), part).toEqual([]);
    if (fields.notes) expect(spanish).toContain(typed);
  }
});

test("a change of a page in Spanish leads to the booking in Spanish", async () => {
  const { url, path } = await bookedSite();
  const body = new URLSearchParams({ ...(await stampOn(url + path)), notes: "Timbre" });
  const post = { method: "POST", body, redirect: "manual" } as const;
  const changed = await fetch(`${url}/es${path}`, post);
  const led = changed.headers.get("location") ?? "";
  expect([changed.status, led]).toEqual([303, `/es${path}?did=note-changed#did`]);
  expect(await visit(url + led.replace("#did", ""))).toContain("Usted cambió la nota");
  expect(changed.headers.get("link") ?? "").not.toContain(path);
});

test("a private link opens in the language of its booking, a wrong one says so in Spanish", async () => {
  const { url, path, token, set } = await bookedSite();
  const short = () => fetch(`${url}/b/${token.slice(0, 24)}`, { redirect: "manual" });
  expect((await short()).headers.get("location")).toBe(path);
  set("language = 'es'");
  expect((await short()).headers.get("location")).toBe(`/es${path}`);
  const wrong = await fetch(`${url}/es/booking/${"0".repeat(64)}`);
  expect([wrong.status, await wrong.text()]).toEqual([
    404,
    expect.stringContaining("No encontramos esa reservación"),
  ]);
  expect(await leftOn(url, "/booking")).toEqual([]);
});
