/**
 * Books pickups as fast as it can: node … DATABASE_PATH NAME. Prints the booking's key when the
 * database has taken it, as the site answers a customer then.
 */
import { saveJob } from "#db/jobs.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { sampleBooking } from "#test/support/job-details.ts";

const [path = "", name = ""] = process.argv.slice(2);
const database = openDatabase(path);
for (let count = 1; ; count++) {
  saveJob(database, {
    ...sampleBooking({ bookingKey: `${name}-${count}` }),
    drawOrderNumber: () => `${name}-${count}`,
  });
  // Wait for the line to be taken: what is printed is what a customer knows.
  await new Promise((taken) => process.stdout.write(`${name}-${count}\n`, taken));
}
