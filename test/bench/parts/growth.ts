/** (e) The effect of growth: jobs in the table, items on the price list. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeJobs } from "#app/commands/commands/jobs.ts";
import { parseEnvironment } from "#app/server/settings.server.ts";
import { openExistingDatabase } from "#db/existing.server.ts";
import { bookingTarget, fillJobs, withBookingSite } from "../support/booking.ts";
import { inTurns, load, median, type Pace } from "../support/load.ts";
import type { Part, Row } from "../support/report.ts";
import { startSite, temporaryFolder } from "../support/servers.ts";
import { parserRate, readVocabulary } from "./chat.ts";

const JOBS = [1_000, 100_000, 1_000_000];
const ITEMS = [200, 5_000];
/**
 * The day before the day that the benchmark books: it has as many jobs in a small table as in a
 * large one.
 */
const OWNERS_NOW = new Date("2026-07-08T12:00:00Z");
const LOOKS = 20;

export const growth: Part = {
  title: "Growth",
  async run(pace) {
    return [...(await jobRows(pace)), ...(await itemRows(pace))];
  },
};

async function jobRows(pace: Pace): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of JOBS) {
    const folder = temporaryFolder();
    const rate = await withBookingSite(folder, async (site) => {
      const booking = bookingTarget(site);
      await load(booking, 1);
      fillJobs(join(folder, "junkbuddy.db"), count);
      const [measured] = await inTurns([booking], pace);
      return measured;
    });
    rows.push({
      what: `bookings with ${count} jobs`,
      "a second": rate.perSecond,
      "median ms": rate.p50,
      failed: rate.failed,
    });
    rows.push({
      what: `the owner's jobs today of ${count}`,
      "median ms": jobsTodayMs(join(folder, "junkbuddy.db")),
    });
  }
  return rows;
}

/** The work of `npm run owner -- jobs today` after Node has started: its queries and its table. */
function jobsTodayMs(path: string): number {
  const settings = parseEnvironment({ DATABASE_PATH: path });
  const database = openExistingDatabase(path);
  const looks = Array.from({ length: LOOKS }, () => {
    const start = performance.now();
    describeJobs("today", { settings, database, now: OWNERS_NOW });
    return performance.now() - start;
  });
  database.$client.close();
  return median(looks, (ms) => ms);
}

async function itemRows(pace: Pace): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of ITEMS) {
    const path = join(temporaryFolder(), "catalog.csv");
    writeCatalog(path, count);
    rows.push({
      what: `parser with ${count} items`,
      "a second": parserRate(readVocabulary(path), pace.seconds),
    });
    const site = await startSite({ CATALOG_PATH: path });
    const rates = await inTurns(
      [
        { name: "first visit", url: `${site.url}/itemized` },
        { name: "search", url: `${site.url}/itemized?q=sofa` },
      ],
      pace,
    );
    await site.stop();
    for (const { name, perSecond, failed } of rates) {
      rows.push({ what: `itemized, ${name}, ${count} items`, "a second": perSecond, failed });
    }
  }
  return rows;
}

/** Writes the shipped price list, cut to a number of items or filled up with variants of them. */
function writeCatalog(path: string, count: number): void {
  copyFileSync("db/catalog.csv", path);
  const [header = "", ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  const made = Array.from({ length: count }, (_, at) => {
    const line = lines[at % lines.length] ?? "";
    const turn = Math.floor(at / lines.length);
    if (turn === 0) return line;
    const [id, name, category, price, volume] = line.split(",");
    return [`${id}-${turn}`, `${name} Model ${turn}`, category, price, volume].join(",");
  });
  writeFileSync(path, `${[header, ...made].join("\n")}\n`);
}
