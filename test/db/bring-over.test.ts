import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { appendEvent } from "#app/jobs/job-events.server.ts";
import {
  askQuote,
  findQuotePhotos,
  keepDraft,
  listQuotes,
} from "#app/jobs/quotes/quotes.server.ts";
import { backUp } from "#db/backup.server.ts";
import { bringOver } from "#db/bring-over.server.ts";
import { restore } from "#db/restore.server.ts";
import { jobEvents, jobs, leadCaptures, messages, quoteMessages, receipts } from "#db/schema.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const AT = new Date("2026-11-21T09:30:05.123Z");
const LEAD = { name: "Ana", phone: "7135550100", enteredAt: "2026-11-21T09:00:00.000Z" };

/** A booking, a backup of it, three more bookings and a lead, then a restore. */
async function restoredTooEarly() {
  const folder = temporaryFolder();
  const path = `${folder}/junkbuddy.db`;
  const before = temporaryDatabase(path);
  const first = book(before, "first", "JB-100001");
  const { path: backup } = await backUp(path, {
    folder: `${folder}/backups`,
    keep: { daily: 7, weekly: 5 },
    at: AT,
  });
  const later = ["JB-100002", "JB-100003"].map((number) => book(before, number, number));
  appendEvent(before, {
    ...{ jobId: first.id, at: AT.toISOString(), who: "owner", what: "note-changed" },
    ...{ before: null, after: null, requestId: "later" },
  });
  before.insert(leadCaptures).values(LEAD).run();
  before
    .insert(receipts)
    .values([receipt(later[0]?.id, 1), receipt(later[1]?.id, 2)])
    .run();
  before.$client.close();
  const { replaced } = await restore(backup, path, { at: AT });
  return { database: temporaryDatabase(path), replaced: replaced ?? "" };
}

test("bookings and leads of the replaced database come over whole, once", async () => {
  const { database, replaced } = await restoredTooEarly();
  // Takes the id of a booking that is only in the other file.
  const own = book(database, "own", "JB-200000");
  expect(bringOver(database, replaced)).toEqual({
    jobs: ["JB-100002", "JB-100003"],
    leads: 1,
    quotes: 0,
    differing: ["JB-100001"],
    leftOut: [],
  });
  const numbers = database.select().from(jobs).all();
  expect(numbers.map(({ orderNumber }) => orderNumber)).toEqual([
    ...["JB-100001", "JB-200000", "JB-100002", "JB-100003"],
  ]);
  for (const job of numbers) {
    const kept = (table: typeof jobEvents | typeof messages) =>
      database.select().from(table).where(eq(table.jobId, job.id)).all().length;
    expect([kept(jobEvents), kept(messages)]).toEqual([1, expect.any(Number)]);
    expect(kept(messages)).toBeGreaterThan(0);
  }
  expect(numbers.filter(({ id }) => id === own.id)).toHaveLength(1);
  expect(database.select().from(receipts).all()).toHaveLength(2);
  expect(bringOver(database, replaced)).toMatchObject({ jobs: [], leads: 0 });
});

test("a receipt whose number was given again here is named", async () => {
  const { database, replaced } = await restoredTooEarly();
  const own = book(database, "own", "JB-200000");
  database.insert(receipts).values(receipt(own.id, 2)).run();
  expect(bringOver(database, replaced)).toMatchObject({ leftOut: ["1 of receipts"] });
  expect(database.select().from(receipts).all()).toHaveLength(2);
});

test("a file that is no database of the site is refused", () => {
  const database = temporaryDatabase();
  expect(() => bringOver(database, "package.json")).toThrow("not a Junk Buddy database");
  expect(() => bringOver(database, "/nope")).toThrow("There is no file /nope");
});

type Own = ReturnType<typeof temporaryDatabase>;

function book(database: Own, bookingKey: string, orderNumber: string) {
  return savedJob(database, {
    ...sampleBooking({ bookingKey, token: bookingKey }),
    drawOrderNumber: () => orderNumber,
  });
}

function receipt(jobId: number | undefined, number: number): typeof receipts.$inferInsert {
  return {
    year: 2026,
    number,
    jobId: jobId ?? 0,
    issuedAt: AT.toISOString(),
    receipt: {} as never,
  };
}

test("a quote that is not booked comes over with its photos, once, and says nothing by itself", async () => {
  const { database, replaced } = await restoredTooEarly();
  const other = temporaryDatabase(replaced);
  const draft = { key: "k1", token: "t1", at: "2026-07-20T15:30:00.000Z" };
  const photo = { name: "0".repeat(32), width: 4, height: 3, bytes: 9, sha256: "a" };
  const kept = keepDraft(other, draft, { add: [photo], remove: "" });
  const ask = { name: "Dana", email: "", phone: "+17135550123", phoneExtension: null };
  const wishes = {
    ...ask,
    zip: "77008",
    words: "A shed",
    source: null,
    language: "en" as const,
    textWords: null,
  };
  askQuote(other, kept?.id ?? 0, wishes, draft.at);
  other.$client.close();
  expect(bringOver(database, replaced)).toMatchObject({ quotes: 1 });
  const [quote] = listQuotes(database, 9);
  expect(quote).toMatchObject({ key: "k1", words: "A shed" });
  expect(findQuotePhotos(database, quote?.id ?? 0)).toMatchObject([{ name: photo.name }]);
  expect(database.select().from(quoteMessages).all()).toEqual([]);
  expect(bringOver(database, replaced)).toMatchObject({ quotes: 0 });
});
