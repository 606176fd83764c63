/** The accounts of standing customers, as they are kept. */
import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { addDays, startOfDay } from "#app/lib/dates.ts";
import type { Database } from "#db/open.server.ts";
import { accounts, jobs } from "#db/schema.ts";
import { type Account, TERMS } from "./account.ts";
import { daysOf } from "./due.ts";

const columns = {
  ...{ id: accounts.id, name: accounts.name, email: accounts.email, poNumber: accounts.poNumber },
  ...{ terms: accounts.terms, rate: accounts.rate, endedAt: accounts.endedAt },
};

/** Those that jobs can be put on, by name. */
export function openAccounts(database: Database): Account[] {
  return database
    .select(columns)
    .from(accounts)
    .where(isNull(accounts.endedAt))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .all();
}

/** An account, ended or not. */
export function findAccount(database: Database, id: number): Account | undefined {
  return database.select(columns).from(accounts).where(eq(accounts.id, id)).get();
}

/** One that a job can be put on; undefined: there is none, or it has ended. */
export function findOpenAccount(database: Database, id: number): Account | undefined {
  const account = findAccount(database, id);
  return account?.endedAt === null ? account : undefined;
}

/** In a statement of jobs: whether a job that is done is to be paid by now (rule 467). */
export function isDueBy(today: string): SQL {
  const waits = TERMS.filter((terms) => daysOf(terms) > 0).map(
    (terms) =>
      sql`${jobs.accountTerms} = ${terms} AND ${jobs.endedAt} >= ${startOfDay(addDays(today, 1 - daysOf(terms)))}`,
  );
  return sql`NOT coalesce(${sql.join(waits, sql` OR `)}, 0)`;
}
