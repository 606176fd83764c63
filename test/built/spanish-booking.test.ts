/** A booking's own pages in Spanish, as they are served in each of its stages (rules 584 to 586). */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { postBuilt, signInBuilt } from "#test/support/built-desk.ts";
import { sharedServer } from "#test/support/built-server.ts";
import { bookPickup } from "#test/support/photo-visit.ts";
import { leftInEnglish } from "#test/support/said.ts";
import { stripeSettings } from "#test/support/stripe-stand-in.ts";

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
  const { url, folder, database } = await openSite();
  const path = await bookPickup(url, folder);
  const token = path.slice("/booking/".length);
  const set = (columns: string) =>
    database.prepare(`UPDATE jobs SET ${columns} WHERE token = ?`).run(token);
  return { url, folder, path, database, token, set };
}

/** It takes cards; nobody listens where it would ask. */
async function openSite() {
  const { url, folder } = await sharedServer(stripeSettings({ url: "http://127.0.0.1:9" }));
  const database = new Sqlite(join(folder, "junkbuddy.db"));
  onTestFinished(() => void database.close());
  return { url, folder, database };
}

/** A booking that the owner prices on the desk. */
async function pricedSite() {
  const { token, ...site } = await bookedSite();
  const { url, folder, database } = site;
  const cookie = await signInBuilt(url, folder);
  const find = database.prepare("SELECT * FROM jobs WHERE token = ?");
  const job = () => find.get(token) as { id: number; order_number: string; revision: number };
  const act = async (part: string, fields: Record<string, string>) => {
    const address = `${url}/desk/jobs/${job().order_number}${part}`;
    const stamp = { requestId: randomUUID(), revision: `${job().revision}` };
    expect((await postBuilt(address, { ...stamp, ...fields }, cookie)).status, part).toBe(303);
  };
  return { ...site, act };
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

async function leftOn(url: string, path: string, names = TYPED): Promise<string[]> {
  const spanish = await visit(`${url}/es${path}`);
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain(`<a href="${path.replace(/\?.*/, "")}" lang="en" hrefLang="en">`);
  return leftInEnglish(await visit(url + path), spanish, names);
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

test("a new price, its answer, the receipt and the way to pay it are in Spanish", async () => {
  const { url, path, act } = await pricedSite();
  const added = { what: "lines", draft: "refrigerator.1_sofa.1", reason: "A sofa joined" };
  await act("/done", { finish: "ask", tip: "0", ...added });
  const names = new Set([...TYPED, added.reason]);
  expect(await leftOn(url, `${path}/price`, names)).toEqual([]);
  expect(await leftOn(url, path, names)).toEqual([]);
  const page = await visit(`${url}/es${path}/price`);
  const [, shown = ""] = /name="shown" value="([^"]+)"/.exec(page) ?? [];
  const answer = (fields: Record<string, string>) =>
    Promise.all(
      [url, `${url}/es`].map(async (site) => {
        const body = new URLSearchParams({ ...stamp, finish: "approve", shown, ...fields });
        const answered = await fetch(`${site}${path}/price`, { method: "POST", body });
        return answered.text();
      }),
    );
  const stamp = await stampOn(`${url}${path}/price`);
  const [english = "", spanish = ""] = await answer({ signer: "" });
  expect(spanish).toContain("Escriba su nombre");
  expect(leftInEnglish(english, spanish, names)).toEqual([]);
  expect(shown).toContain("Se agregó: 1 × Sofá");
  await answer({ signer: "Maria Lopez" });
  expect(await leftOn(url, `${path}/price`, names)).toEqual([]);

  await act("/done", { finish: "quiet", what: "approved", paid: "none", tip: "0" });
  expect(await visit(`${url}/es${path}`)).toContain("Suma de los precios de los artículos");
  names.add(shown);
  for (const part of ["", "/pay", "/pay?did=unpaid"]) {
    expect(await leftOn(url, path + part, names), part).toEqual([]);
  }
  const tip = { method: "POST", body: new URLSearchParams({ tip: "other", other: "much" }) };
  const [paid = "", pagado = ""] = await Promise.all(
    [url, `${url}/es`].map(async (site) => (await fetch(`${site}${path}/pay`, tip)).text()),
  );
  expect(leftInEnglish(paid, pagado, names)).toEqual([]);
});

test("an invoice is in Spanish", async () => {
  const { url, database, act } = await pricedSite();
  const account = database
    .prepare(
      "INSERT INTO accounts (name, email, po_number, terms, rate, added_at) " +
        "VALUES ('Bayou Homes', 'ap@bayou.example', '4471', 'net-30', 0, '2026-07-01T00:00:00.000Z')",
    )
    .run().lastInsertRowid;
  await act("", { do: "account", account: `${account}` });
  await act("/done", { finish: "quiet", what: "as", paid: "none", tip: "0" });
  const token = database.prepare("SELECT token FROM invoices").pluck().get();
  const names = new Set([...TYPED, "Bayou Homes"]);
  expect(await leftOn(url, `/invoice/${token}`, names)).toEqual([]);
  expect(await visit(`${url}/es/invoice/${token}`)).toContain("Factura ");
});

test("a quote is in Spanish from the request to its end", async () => {
  const { url, folder, database } = await openSite();
  const asked = { words: "Un cuarto lleno", name: "Dana Brown", phone: "(713) 555-0123" };
  const form = new FormData();
  for (const [name, value] of Object.entries({ key: randomUUID(), zip: "77008", ...asked })) {
    form.append(name, value);
  }
  const answer = await fetch(`${url}/es/quote`, { method: "POST", body: form, redirect: "manual" });
  const [, path = ""] =
    /^\/es(\/quote\/[0-9a-f]{32})/.exec(answer.headers.get("location") ?? "") ?? [];
  const names = new Set([...Object.values(asked), "Dana", "Planta baja solamente"]);
  expect(await leftOn(url, path, names), "asked").toEqual([]);
  const set = (columns: string) =>
    database.prepare(`UPDATE quotes SET ${columns} WHERE token = ?`).run(path.slice(-32));
  const { id, revision } = database.prepare("SELECT id, revision FROM quotes").get() as {
    id: number;
    revision: number;
  };
  const priced = {
    price: "340",
    load: "275",
    points: "",
    days: "14",
    words: "Planta baja solamente",
  };
  const stamp = { requestId: randomUUID(), seen: `${revision}` };
  const cookie = await signInBuilt(url, folder);
  const desk = `${url}/desk/quotes/${id}`;
  const press = await postBuilt(desk, { ...stamp, intent: "answer", ...priced }, cookie);
  expect(press.status).toBe(303);
  expect(await leftOn(url, path, names), "answered").toEqual([]);
  const empty = { method: "POST", body: new URLSearchParams({ revision: `${revision + 1}` }) };
  const [refused = "", negada = ""] = await Promise.all(
    [url, `${url}/es`].map(async (site) => (await fetch(site + path, empty)).text()),
  );
  expect(leftInEnglish(refused, negada, names)).toEqual([]);
  set("last_day = '2026-07-01'");
  expect(await leftOn(url, path, names), "expired").toEqual([]);
  set("withdrawn_at = '2026-07-08T12:00:00.000Z'");
  expect(await leftOn(url, path, names), "withdrawn").toEqual([]);
});
