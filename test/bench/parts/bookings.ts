/** (b) Bookings a second through the real action, against a bare loop of inserts of the same row. */
import { join } from "node:path";
import { bookingRate, CLIENTS, insertRate, withBookingSite } from "../support/booking.ts";
import { median } from "../support/load.ts";
import type { Part } from "../support/report.ts";
import { temporaryFolder } from "../support/servers.ts";

export const bookings: Part = {
  title: `Bookings a second, ${CLIENTS} clients`,
  async run(pace) {
    const folder = temporaryFolder();
    const path = join(folder, "junkbuddy.db");
    const once = { ...pace, rounds: 1 };
    const rounds = await withBookingSite(folder, async ({ url }) => {
      const seen = [];
      for (let round = 0; round < pace.rounds; round += 1) {
        const booked = await bookingRate(url, once);
        seen.push({ booked, inserted: insertRate(path, pace.seconds) });
      }
      return seen;
    });
    const { booked, inserted } = median(rounds, (round) => round.booked.perSecond / round.inserted);
    return [
      {
        what: "bookings",
        "a second": booked.perSecond,
        "of the loop": booked.perSecond / inserted,
        "median ms": booked.p50,
        "p99 ms": booked.p99,
        "p99 of the median": booked.p99 / booked.p50,
        failed: booked.failed,
      },
      { what: "bare insert loop", "a second": inserted },
    ];
  },
};
