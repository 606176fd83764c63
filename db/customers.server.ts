/** Customers, found among the jobs (rule 217): by name, street or phone number. */
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type CustomerSearch, customerKey, type Person } from "#app/domain/customers.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import { phoneKey } from "#app/domain/phone-number.ts";
import type { Database } from "./open.server.ts";
import { jobFinals, jobs } from "./schema.ts";

/** The number of a row, as `phoneKey` has it. */
const NUMBER = sql`phone_key(${jobs.phone})`;

/**
 * The newest jobs that match a search, the newest first; all where nothing is searched for.
 * @param limit how many at most
 */
export function searchJobs(
  database: Database,
  search: CustomerSearch,
  limit: number,
): TrackedJob[] {
  return database
    .select()
    .from(jobs)
    .where(search.text === "" ? undefined : matches(search))
    .orderBy(desc(jobs.id))
    .limit(limit)
    .all();
}

function matches({ text, digits }: CustomerSearch): SQL | undefined {
  const like = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const holds = (column: SQL) => sql`${column} LIKE ${like} ESCAPE '\\'`;
  return or(
    holds(sql`${jobs.name}`),
    holds(sql`${jobs.fullAddress}`),
    digits === "" ? undefined : sql`${NUMBER} LIKE ${`%${digits}%`}`,
  );
}

/** Every job of one person, the newest first. */
export function jobsOfCustomer(database: Database, person: Person): TrackedJob[] {
  const key = customerKey(person);
  return jobsOfNumber(database, person.phone).filter((job) => customerKey(job) === key);
}

/** What jobs that are done came to, in cents, by the job's id. */
export function finalTotals(database: Database, ids: readonly number[]): Map<number, number> {
  if (ids.length === 0) return new Map();
  const rows = database
    .select({ jobId: jobFinals.jobId, totalCents: jobFinals.totalCents })
    .from(jobFinals)
    .where(and(inArray(jobFinals.jobId, [...ids]), sql`${jobFinals.replacedAt} IS NULL`))
    .all();
  return new Map(rows.map(({ jobId, totalCents }) => [jobId, totalCents]));
}

/** The newest jobs of a phone number, whatever the email: all of them, where no limit is given. */
export function jobsOfNumber(database: Database, phone: string, limit = -1): TrackedJob[] {
  const isNumber = eq(NUMBER, phoneKey(phone));
  return database.select().from(jobs).where(isNumber).orderBy(desc(jobs.id)).limit(limit).all();
}
