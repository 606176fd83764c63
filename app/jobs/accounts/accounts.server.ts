/** The accounts of standing customers, as they are kept. */
import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { addDays, startOfDay } from "#app/lib/dates.ts";
import type { Database } from "#db/open.server.ts";
import { accounts, jobs } from "#db/schema.ts";
import { type Account, TERMS } from "./account.ts";
import { daysOf, monthOf } from "./due.ts";

const columns = {
  ...{ id: accounts.id, name: accounts.name, email: accounts.email, poNumber: accounts.poNumber },
  ...{ terms: accounts.terms, rate: accounts.rate, endedAt: accounts.endedAt },
  isMonthly: accounts.isMonthly,
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

/** In a statement of jobs: whether a job that is done is to be paid by now (rules 467 and 471). */
export function isDueBy(today: string): SQL {
  const waits = TERMS.map((terms) => {
    const days = daysOf(terms);
    const own = startOfDay(addDays(today, 1 - days));
    const month = startOfDay(monthOf(addDays(today, -days)));
    return sql`${jobs.accountTerms} = ${terms} AND ${jobs.endedAt} >= iif(${jobs.accountMonthly}, ${month}, ${own})`;
  });
  return sql`NOT coalesce(${sql.join(waits, sql` OR `)}, 0)`;
}
