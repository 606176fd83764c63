/** Customers, found among the jobs (rule 217): by name, street or phone number. */
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type CustomerSearch, localDigits, type Person } from "#app/domain/customers.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import type { Database } from "./open.server.ts";
import { jobFinals, jobs } from "./schema.ts";

/** What is typed for a number besides its digits. */
const NOT_DIGITS = [" ", "(", ")", "-", ".", "+", "/"];

/** The digits of a stored number as `localDigits` has them. */
const DIGITS = NOT_DIGITS.reduce<SQL>(
  (inner, sign) => sql`replace(${inner}, ${sign}, '')`,
  sql`${jobs.phone}`,
);
const LOCAL_DIGITS = sql`CASE WHEN length(${DIGITS}) = 11 AND substr(${DIGITS}, 1, 1) = '1'
  THEN substr(${DIGITS}, 2) ELSE ${DIGITS} END`;

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
    digits === "" ? undefined : sql`${LOCAL_DIGITS} LIKE ${`%${digits}%`}`,
  );
}

/** Every job of one person, the newest first. */
export function jobsOfCustomer(database: Database, { phone, email }: Person): TrackedJob[] {
  const isSame = and(
    sql`${LOCAL_DIGITS} = ${localDigits(phone)}`,
    sql`lower(trim(${jobs.email})) = ${email.trim().toLowerCase()}`,
  );
  return database.select().from(jobs).where(isSame).orderBy(desc(jobs.id)).all();
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

/** The newest jobs of a phone number, whatever the email: for a caller who is known. */
export function jobsOfNumber(database: Database, phone: string, limit: number): TrackedJob[] {
  const isNumber = eq(sql`${LOCAL_DIGITS}`, localDigits(phone));
  return database.select().from(jobs).where(isNumber).orderBy(desc(jobs.id)).limit(limit).all();
}
