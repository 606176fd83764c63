/** What a crew member who has chosen Spanish is told of a job (rule 588). */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { DeskJob } from "#app/desk/job/desk-job.ts";
import { crewMembers, jobs } from "#db/schema.ts";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";
import { doneJob } from "#test/support/done-job.ts";

const NOW = "2026-07-20T20:30:00.000Z";

async function open() {
  const site = await openDeskSite({ NOW });
  const donation = await import("#app/desk/job/donation.route.tsx");
  const language = await import("#app/desk/language.route.ts");
  const job = doneJob(site.database, "2026-07-20T18:00:00.000Z", { date: "2026-07-20" }, 0);
  const hired = { name: "Sam", addedAt: "2026-07-01T12:00:00.000Z" };
  const { id } = site.database.insert(crewMembers).values(hired).returning().get();
  const sam = await site.signedIn(id);
  await sam.post(language.action, "/desk/language", { language: "es", from: "/desk" });
  return { ...site, donation, job, sam, path: `/desk/jobs/${job.orderNumber}` };
}

test("the list has its Spanish names, and a name that the owner has set stays", async () => {
  const { desk, sam, path, job, database } = await open();
  const sofa = { id: "sofa", name: "Sofa", quantity: 1, priceCents: 10_000, volume: 60 };
  const items = [sofa, { ...sofa, name: "Grandma's sofa" }];
  database.update(jobs).set({ items }).where(eq(jobs.id, job.id)).run();
  const { body } = await sam.get(desk.job.loader, path);
  const { lines } = (body as { job: DeskJob }).job;
  expect(lines.map(({ name }) => name)).toEqual(["Sofá", "Grandma's sofa"]);
});

test("a refusal is said in Spanish; the owner's stays English", async () => {
  const { desk, donation, sam, path, signedIn } = await open();
  const note = { do: "note", note: "", seen: "" };
  const posts = async (browser: typeof sam) => [
    (await browser.post(desk.job.action, path, { ...stamp(1), ...note })).body,
    (await browser.post(desk.job.action, path, { ...stamp(1), do: "way" })).body,
    (await browser.post(donation.action, `${path}/donation`, { requestId: randomUUID() })).body,
  ];
  expect(await posts(sam)).toMatchObject([
    { problem: "Esa ya es la nota." },
    { problem: "Este trabajo ya no espera al camión." },
    { problem: "¿A dónde se llevó?" },
  ]);
  expect(await posts(await signedIn())).toMatchObject([
    { problem: "That's already the note." },
    { problem: "This job is no longer waiting for the truck." },
    { problem: "Where did it go?" },
  ]);
});

test("an outdated note shows both versions in Spanish, with who changed it last", async () => {
  const { desk, sam, path, signedIn } = await open();
  const owner = await signedIn();
  const first = { do: "note", note: "Gate 12", seen: "" };
  await owner.post(desk.job.action, path, { ...stamp(1), ...first });
  const late = { ...first, note: "Gate 21" };
  const { status, body } = await sam.post(desk.job.action, path, { ...stamp(1), ...late });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    clash: { now: ["Gate 12"], last: { title: "El dueño cambió la nota interna" } },
  });
  const undone = { ...first, note: "", seen: "Gate 12" };
  await owner.post(desk.job.action, path, { ...stamp(1), ...undone });
  const again = await sam.post(desk.job.action, path, { ...stamp(1), ...late, seen: "Gate 12" });
  expect(again.body).toMatchObject({ clash: { now: ["Sin nota"] } });
});
