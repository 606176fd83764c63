/** (h) What the settings that keep memory small cost, and what they save. */
import { CART } from "#test/support/visitor.ts";
import { bookingTarget } from "../support/booking.ts";
import { inTurns } from "../support/load.ts";
import { memoryMb } from "../support/process.ts";
import type { Part } from "../support/report.ts";
import { type Running, startSite } from "../support/servers.ts";

const VARIANTS = {
  "no settings": { settings: {}, options: { flags: [] } },
  "npm start": { settings: {}, options: {} },
  "the service's unit": { settings: { MALLOC_ARENA_MAX: "2" }, options: {} },
};

export const memory: Part = {
  title: "Memory settings: answers a second and the processor's ms of each, and megabytes",
  async run(pace) {
    const sites = await Promise.all(
      Object.entries(VARIANTS).map(async ([what, { settings, options }]) => {
        const site = await startSite({ LOG_LEVEL: "warn", ...settings }, options);
        return { what, site, atRest: memoryMb(site.pid) };
      }),
    );
    const rates = await inTurns(
      sites.flatMap(({ what, site }) => [
        { ...pageTarget(site, "/"), name: `${what} home` },
        { ...pageTarget(site, "/schedule"), name: `${what} schedule` },
        { ...bookingTarget(site), name: `${what} bookings` },
      ]),
      pace,
    );
    const measured = (name: string) => {
      const rate = rates.find((one) => one.name === name);
      return rate ? `${rate.perSecond.toFixed(0)}, ${rate.cpuMs?.toFixed(2)}` : null;
    };
    const rows = sites.map(({ what, site: { pid }, atRest }) => ({
      what,
      home: measured(`${what} home`),
      "/schedule": measured(`${what} schedule`),
      bookings: measured(`${what} bookings`),
      "MB at rest": atRest,
      "MB after": memoryMb(pid),
      "MB most": memoryMb(pid, "most"),
    }));
    await Promise.all(sites.map(({ site }) => site.stop()));
    return rows;
  },
};

/** A page for a visitor who has things in the cart. */
function pageTarget({ url, pid }: Running, path: string) {
  const options = { connections: 20, headers: { cookie: `cart=${CART}` } };
  return { url: url + path, pid, options };
}
