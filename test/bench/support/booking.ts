import { randomUUID } from "node:crypto";
import Sqlite from "better-sqlite3";
import { openDatabase } from "#db/open.server.ts";
import { startGoogle } from "#test/support/google-stand-in.ts";
import { startResend } from "#test/support/resend-stand-in.ts";
import { typedBooking } from "#test/support/typed-booking.ts";
import { CART } from "#test/support/visitor.ts";
import { openJobRows } from "./job-rows.ts";
import type { Target } from "./load.ts";
import { type Running, startSite } from "./servers.ts";

export const CLIENTS = 16;

/** Stand-ins on the loopback for the services of a booking, which answer at once. */
export type Outside = {
  /** The settings that point a site to the services. */
  settings: Record<string, string>;
  /** The posted body of the last email. */
  lastEmail: () => string;
};

/** Runs a task with a site that makes real bookings. */
export async function withBookingSite<Result>(
  folder: string,
  use: (site: Running, outside: Outside) => Promise<Result>,
): Promise<Result> {
  const [google, resend] = await Promise.all([startGoogle(), startResend()]);
  const settings = {
    GOOGLE_MAPS_API_KEY: google.apiKey,
    GEOCODER_URL: google.url,
    RESEND_API_KEY: resend.apiKey,
    RESEND_BASE_URL: resend.url,
  };
  const lastEmail = () => resend.requests.at(-1)?.body ?? "";
  const site = await startSite({ ...settings, LOG_LEVEL: "warn" }, { folder });
  try {
    return await use(site, { settings, lastEmail });
  } finally {
    await site.stop();
    await Promise.all([google.close(), resend.close()]);
  }
}

/** Requests that each press Schedule Pickup for a new booking. */
export function bookingTarget({ url, pid }: Running, path = "/schedule"): Target {
  return {
    name: path,
    url: `${url}${path}`,
    pid,
    options: {
      connections: CLIENTS,
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        cookie: `cart=${CART}`,
      },
      requests: [
        {
          setupRequest: (request) => {
            const form = { bookingKey: randomUUID(), ...typedBooking() };
            return { ...request, body: `${new URLSearchParams(form)}` };
          },
        },
      ],
    },
  };
}

/** Rows a second of a plain loop that inserts jobs, each durable before the next. */
export function insertRate(path: string, seconds: number): number {
  openDatabase(path).$client.close();
  const rows = openJobRows(path);
  const start = performance.now();
  let inserted = 0;
  while (performance.now() - start < seconds * 1000) {
    rows.insert();
    inserted += 1;
  }
  const rate = inserted / ((performance.now() - start) / 1000);
  rows.close();
  return rate;
}

/** Adds copies of the first job until the table has as many, in one statement. */
export function fillJobs(path: string, count: number): void {
  const sqlite = new Sqlite(path);
  sqlite.pragma("synchronous = OFF");
  const columns = sqlite
    .prepare("SELECT name FROM pragma_table_info('jobs') WHERE name <> 'id'")
    .pluck()
    .all() as string[];
  const made: Record<string, string> = {
    order_number: "'bench-' || n",
    booking_key: "'bench-' || n",
    token: "'bench-' || n",
    // The dates are spread over years; the last ones are today.
    date: "date('2026-07-09', '-' || ((@count - n) / 40) || ' days')",
    created_at:
      "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-07-09', '-' || ((@count - n) / 40) || ' days')",
  };
  sqlite
    .prepare(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < @count)
       INSERT INTO jobs (${columns})
       SELECT ${columns.map((column) => made[column] ?? column)}
       FROM numbers, (SELECT * FROM jobs ORDER BY id LIMIT 1)`,
    )
    .run({ count });
  sqlite.close();
}
