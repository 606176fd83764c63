/** Customers, found among the jobs (rule 217): by name, address, email or phone number. */
import { and, desc, inArray, or, type SQL, sql } from "drizzle-orm";
import { type CustomerSearch, customerKey } from "#app/jobs/customers.ts";
import type { Job } from "#app/jobs/job.ts";
import { jobsOfNumber } from "#app/jobs/job-lists.server.ts";
import type { Person } from "#app/lib/person.ts";
import type { Database } from "#db/open.server.ts";
import { isOwnJob, jobFinals, jobs } from "#db/schema.ts";

/** The number of a row, as `phoneKey` has it. */
const NUMBER = sql`phone_key(${jobs.phone})`;

/** The most jobs of one customer that a list adds up. */
const MOST_JOBS = 200;

/**
 * The jobs that match a search, of the customers with the newest ones (rule 238); all where nothing is searched
 * for.
 * @param limit how many customers at most
 * @returns the newest first, and how many customers match in all
 */
export function searchJobs(
  database: Database,
  search: CustomerSearch,
  limit: number,
): { found: Job[]; count: number } {
  const which = and(isOwnJob, ...search.map(matches));
  const rows = database.all<{ id: number; count: number }>(sql`
    WITH matching AS (
      SELECT id, ${NUMBER} || ' ' || lower(trim(email)) AS who FROM ${jobs} WHERE ${which}
    ), newest AS (
      SELECT who, max(id) AS newest, count(*) OVER () AS count FROM matching
      GROUP BY who ORDER BY newest DESC LIMIT ${limit}
    ), ranked AS (
      SELECT id, count, row_number() OVER (PARTITION BY who ORDER BY id DESC) AS place
      FROM matching JOIN newest USING (who)
    )
    SELECT id, count FROM ranked WHERE place <= ${MOST_JOBS}`);
  const ids = rows.map(({ id }) => id);
  const found = database
    .select()
    .from(jobs)
    .where(inArray(jobs.id, ids))
    .orderBy(desc(jobs.id))
    .all();
  return { found, count: rows[0]?.count ?? 0 };
}

function matches({ text, digits }: CustomerSearch[number]): SQL | undefined {
  const like = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const holds = (column: SQL) => sql`${column} LIKE ${like} ESCAPE '\\'`;
  return or(
    holds(sql`${jobs.name}`),
    holds(sql`${jobs.fullAddress}`),
    holds(sql`${jobs.email}`),
    digits === "" ? undefined : sql`${NUMBER} LIKE ${`%${digits}%`}`,
  );
}

/** Every job of one person, the newest first. */
export function jobsOfCustomer(database: Database, person: Person): Job[] {
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
