/** What is booked most comes first in the catalogue (rule 357). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readCatalog } from "#app/prices/catalog.server.ts";
import { mostBooked } from "#app/prices/most-booked.server.ts";
import type { Database } from "#db/open.server.ts";
import { sampleBooking, sampleDetails } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase } from "#test/support/temporary.ts";

const catalog = readCatalog("db/catalog.csv");
let drawn = 100_000;

function book(database: Database, id: string, quantity = 1): void {
  const items = [{ id, name: id, quantity, priceCents: 100, volume: 1 }];
  drawn += 1;
  const orderNumber = `JB-${drawn}`;
  const booking = { bookingKey: randomUUID(), drawOrderNumber: () => orderNumber };
  savedJob(database, sampleBooking({ ...booking, details: sampleDetails({ items }) }));
}

test("the places of the price list count until a hundred jobs tell, and fill up what they leave", () => {
  const database = temporaryDatabase();
  expect(mostBooked(database, catalog).slice(0, 3)).toEqual(["sofa", "mattress", "junk-box"]);
  for (let job = 0; job < 60; job += 1) book(database, "piano-grand");
  for (let job = 0; job < 39; job += 1) book(database, "mattress-king", 40);
  expect(mostBooked(database, catalog)[0]).toBe("sofa");
  // The hundredth job. Neither a fee, nor a load, nor what the list no longer has is shown.
  book(database, "mileage");
  book(database, "load-half");
  book(database, "abacus");
  const most = mostBooked(database, catalog);
  // A card is there once, with what of it is booked most; forty pieces of one customer count once.
  expect(most.slice(0, 3)).toEqual(["piano-grand", "mattress-king", "sofa"]);
  expect(most).toHaveLength(30);
  expect(most).not.toContain("mattress");
});
