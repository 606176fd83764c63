/**
 * (b) Bookings a second through the real action, compared with a plain loop that inserts the same
 * row, with an action of the same framework that only makes a booking's requests and inserts its
 * row, and with an action that does nothing.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bookingTarget, CLIENTS, insertRate, withBookingSite } from "../support/booking.ts";
import { inTurns, load, median, type Pace, warmUp } from "../support/load.ts";
import type { Part } from "../support/report.ts";
import { startEmptyRemix, temporaryFolder } from "../support/servers.ts";

export const bookings: Part = {
  title: `Bookings a second, ${CLIENTS} clients`,
  async run(pace) {
    const folder = temporaryFolder();
    const path = join(folder, "junkbuddy.db");
    const texts = temporaryFolder();
    const rounds = await withBookingSite(folder, async (site, { settings, lastEmail }) => {
      const booking = bookingTarget(site);
      await warmUp([booking], pace.seconds);
      writeFileSync(join(texts, "email"), lastEmail());
      const bareSite = await startEmptyRemix(texts, settings, folder);
      const bare = bookingTarget(bareSite, "/bare-booking");
      await warmUp([bare], pace.seconds);
      const seen = [];
      for (let round = 0; round < pace.rounds; round += 1) {
        const booked = await load(booking, pace.seconds);
        const asked = await load(bare, pace.seconds);
        seen.push({ booked, asked, inserted: insertRate(path, pace.seconds) });
      }
      await bareSite.stop();
      return seen;
    });
    const empty = await emptyActionRate(pace);
    const { booked, asked, inserted } = median(
      rounds,
      (round) => round.booked.perSecond / round.inserted,
    );
    return [
      {
        what: "bookings",
        "a second": booked.perSecond,
        "of the loop": booked.perSecond / inserted,
        "median ms": booked.p50,
        "p99 ms": booked.p99,
        "p99 of the median": booked.p99 / booked.p50,
        "processor ms": booked.cpuMs,
        failed: booked.failed,
      },
      {
        what: "its requests and its row alone",
        "a second": asked.perSecond,
        "of the loop": asked.perSecond / inserted,
        "processor ms": asked.cpuMs,
        failed: asked.failed,
      },
      { what: "an action that does nothing", "a second": empty, "of the loop": empty / inserted },
      { what: "bare insert loop", "a second": inserted },
    ];
  },
};

async function emptyActionRate(pace: Pace): Promise<number> {
  const texts = temporaryFolder();
  writeFileSync(join(texts, "booked"), "{}");
  const site = await startEmptyRemix(texts);
  const options = {
    connections: CLIENTS,
    method: "POST" as const,
    headers: { "content-type": "application/json" },
    body: "{}",
  };
  const url = `${site.url}/same-size/booked`;
  const [rate] = await inTurns([{ name: "empty", url, options }], pace);
  await site.stop();
  return rate.perSecond;
}
