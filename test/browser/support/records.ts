/** The results of a booking: rows in SQLite and emails in the outbox. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import PostalMime, { type Email } from "postal-mime";
import { OWNER_EMAIL } from "../../support/site-settings.ts";

export type JobRow = {
  order_number: string;
  /** Opens the customer's page. */
  token: string;
  name: string;
  date: string | null;
  time_of_day: string | null;
  items: string;
  subtotal_cents: number;
  discount_cents: number;
  total_cents: number;
  volume: number;
  stage: string;
  confirmed_at: string | null;
};

const sharedFolder = () => process.env.BROWSER_TEST_DATA as string;

/** The jobs of a customer, who has a separate email address in each test. */
export function jobsOf({ email }: { email: string }, folder = sharedFolder()): JobRow[] {
  const database = new Sqlite(join(folder, "junkbuddy.db"), { readonly: true });
  try {
    return database.prepare("SELECT * FROM jobs WHERE email = ?").all(email) as JobRow[];
  } finally {
    database.close();
  }
}

/** The emails about an order, the customer's first. */
export async function emailsAbout(orderNumber: string, folder = sharedFolder()): Promise<Email[]> {
  const files = emailFiles(folder).map((path) => readFileSync(path));
  const emails = await Promise.all(files.map((file) => PostalMime.parse(file)));
  return emails
    .filter(({ subject }) => subject?.includes(orderNumber))
    .sort((a, b) => Number(isToOwner(a)) - Number(isToOwner(b)));
}

export function emailFiles(folder: string): string[] {
  const outbox = join(folder, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => join(outbox, name));
}

function isToOwner({ to }: Email): boolean {
  return to?.[0]?.address === OWNER_EMAIL;
}
