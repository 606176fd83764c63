/** The crew's screens in Spanish, as they are served in each stage of a job (rule 588). */
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { signInBuilt } from "#test/support/built-desk.ts";
import { sharedServer } from "#test/support/built-server.ts";
import { bookPickup } from "#test/support/photo-visit.ts";
import { leftInEnglish } from "#test/support/said.ts";

/** What customers, the owner and the crew have typed, and what reads the same in both languages. */
const TYPED = new Set([
  ...["Habla español", "55 pts", "0 pts", "Settings | Junk Buddy Houston"],
  ...["Maria Lopez", "Luis", "Gate code 1234", "Call first"],
  ...["100 Example St", "Houston, TX 77002", "100 Example St, Houston, TX 77002"],
  ...["100 Example St, Houston 77002"],
]);

/** What of the job's row makes each stage. */
const STAGES = {
  booked: "stage = 'booked', notes = 'Gate code 1234', desk_note = 'Call first', language = 'es'",
  "with texts": "texts_since = '2026-07-01T12:00:00.000Z'",
  "on its way": "stage = 'on-the-way'",
  done: "stage = 'done', ended_at = '2026-07-09T10:00:00.000Z', done_at = '2026-07-09T10:00:00.000Z'",
  cancelled: "stage = 'cancelled', done_at = NULL",
};

async function crewOfSite() {
  const { url, folder } = await sharedServer();
  const path = await bookPickup(url, folder);
  const database = new Sqlite(join(folder, "junkbuddy.db"));
  onTestFinished(() => void database.close());
  const token = path.slice("/booking/".length);
  const set = (columns: string) =>
    database.prepare(`UPDATE jobs SET ${columns} WHERE token = ?`).run(token);
  set("date = '2026-07-09', time_of_day = 'Evening'");
  const order = database
    .prepare("SELECT order_number FROM jobs WHERE token = ?")
    .pluck()
    .get(token);
  const { lastInsertRowid } = database
    .prepare(
      "INSERT INTO crew_members (name, added_at) VALUES ('Luis', '2026-07-01T12:00:00.000Z')",
    )
    .run();
  const cookie = await signInBuilt(url, folder, { crewId: Number(lastInsertRowid) });
  const read = async (page: string, session: string) => {
    const answer = await fetch(url + page, { headers: { cookie: session }, redirect: "manual" });
    expect(answer.status, page).not.toBe(303);
    return answer.text();
  };
  const leftOn = async (page: string, session = cookie) => {
    const spanish = await read(page, `${session}; desk-language=es`);
    expect(spanish, page).toContain('<html lang="es">');
    return leftInEnglish(await read(page, session), spanish, TYPED);
  };
  return { database, order, set, leftOn };
}

test("no sentence of the crew's English screens is left on those in Spanish, in any stage", async () => {
  const { database, order, set, leftOn } = await crewOfSite();
  const job = `/desk/jobs/${order}`;
  const pages = [
    ...[
      "/desk",
      "/desk?date=2026-07-10",
      "/desk/sheet",
      "/desk/trips",
      "/desk/settings",
      "/desk/none",
    ],
    ...[job, `${job}/done`, `${job}/donation`],
    ...["undo", "way", "note", "photos"].map((did) => `${job}?did=${did}`),
    `/desk?did=way&what=${order}`,
  ];
  const left = new Map<string, string[]>();
  for (const seesAmounts of ["false", "true"]) {
    database
      .prepare("INSERT OR REPLACE INTO settings VALUES ('crewSeesAmounts', ?, '2026-07-01')")
      .run(seesAmounts);
    for (const [stage, columns] of Object.entries(STAGES)) {
      set(columns);
      for (const page of pages)
        for (const text of await leftOn(page)) left.set(text, [stage, page]);
    }
  }
  expect([...left]).toEqual([]);
});

test("no sentence is left in English where the crew signs in", async () => {
  const { leftOn } = await crewOfSite();
  for (const page of ["", "/code", "/recovery"]) {
    expect(await leftOn(`/desk/sign-in${page}`, "none=1"), page).toEqual([]);
  }
});
