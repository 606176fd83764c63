/**
 * Books pickups as fast as it can: node … DATABASE_PATH NAME. Prints the booking's key when the
 * database has taken it, as the site answers a customer then.
 */

import { openDatabase } from "#db/open.server.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";

const [path = "", name = ""] = process.argv.slice(2);
const database = openDatabase(path);
// The site waits for its turn without blocking (db/write-queue.server.ts); this process has nothing else to do.
database.$client.pragma("busy_timeout = 60000");
for (let count = 1; ; count++) {
  savedJob(database, {
    ...sampleBooking({ bookingKey: `${name}-${count}` }),
    drawOrderNumber: () => `${name}-${count}`,
  });
  // Wait for the line to be taken: what is printed is what a customer knows.
  await new Promise((taken) => process.stdout.write(`${name}-${count}\n`, taken));
}
