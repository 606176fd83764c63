/** The photos of jobs; their files lie under UPLOADS_PATH. */
import { and, asc, count, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { jobs, photos } from "#db/schema.ts";
import type { KeptPhoto, PhotoChange, PhotoKind } from "./photo.ts";

/** The photos of one kind: what a customer shows the crew, or the crew's own; the oldest first. */
export function findPhotos(
  database: Database,
  jobId: number,
  kind: PhotoKind = "customer",
): KeptPhoto[] {
  const { name, width, height, bytes } = photos;
  return database
    .select({ name, width, height, bytes })
    .from(photos)
    .where(and(eq(photos.jobId, jobId), eq(photos.kind, kind), isNull(photos.removedAt)))
    .orderBy(asc(photos.id))
    .all();
}

/** Call it in the transaction that changes the job. @param at ISO instant */
export function changePhotos(
  database: Database,
  jobId: number,
  { add = [], remove = [], kind = "customer" }: PhotoChange,
  at: string,
): void {
  for (const photo of add) {
    database
      .insert(photos)
      .values({ ...photo, jobId, kind, addedAt: at })
      .run();
  }
  if (remove.length === 0) return;
  database
    .update(photos)
    .set({ removedAt: at })
    .where(and(eq(photos.jobId, jobId), inArray(photos.name, [...remove])))
    .run();
}

/** How many photos customers have added, removed ones included: to a job, or to all since an instant. */
export function countAdded(database: Database, of: { jobId: number } | { since: string }): number {
  const which = "jobId" in of ? eq(photos.jobId, of.jobId) : gte(photos.addedAt, of.since);
  const isCustomers = and(eq(photos.kind, "customer"), which);
  return database.select({ added: count() }).from(photos).where(isCustomers).get()?.added ?? 0;
}

/**
 * Takes the photos off jobs whose day is before a date, or that were booked before it without a day.
 * @returns the names of the photos
 */
export function expirePhotos(database: Database, before: string, at: string): string[] {
  const old = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(sql`coalesce(${jobs.date}, substr(${jobs.createdAt}, 1, 10)) < ${before}`);
  return namesOf(
    database
      .update(photos)
      .set({ removedAt: at })
      .where(and(isNull(photos.removedAt), inArray(photos.jobId, old)))
      .returning({ name: photos.name })
      .all(),
  );
}

/** The names of all photos that were removed: their files should be gone. */
export function removedPhotoNames(database: Database): string[] {
  return namesOf(
    database.select({ name: photos.name }).from(photos).where(isNotNull(photos.removedAt)).all(),
  );
}

function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
