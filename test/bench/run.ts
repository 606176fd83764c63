/**
 * `npm run bench`: measures the built site beside what it is compared with, on this machine, and
 * prints a table for each part; all of it goes to test-results/bench.json too. Some parts alone:
 * `npm run bench -- pages chat`. `--rounds=5 --seconds=5` measure longer.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { bookings } from "./parts/bookings.ts";
import { chat } from "./parts/chat.ts";
import { growth } from "./parts/growth.ts";
import { memory } from "./parts/memory.ts";
import { pages } from "./parts/pages.ts";
import { phone } from "./parts/phone.ts";
import { proxy } from "./parts/proxy.ts";
import { start } from "./parts/start.ts";
import { weights } from "./parts/weights.ts";
import { type Part, printTable, type Row } from "./support/report.ts";
import { buildReferences } from "./support/servers.ts";

const RESULTS = "test-results/bench.json";

/** The parts that need the builds of the references. */
const COMPARED: Record<string, Part> = { pages, bookings, chat, start };
const PARTS: Record<string, Part> = { ...COMPARED, memory, growth, weights, phone, proxy };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
  },
});
const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const names = positionals.length > 0 ? positionals : Object.keys(PARTS);

const machine =
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} ` +
  `GB, ${process.platform} ${release()}, Node ${process.version}`;
console.log(`${machine}; median of ${pace.rounds} rounds of ${pace.seconds} s, in turns`);
if (names.some((name) => name in COMPARED)) buildReferences();
const results: Record<string, Row[]> = {};
for (const name of names) {
  const part = PARTS[name];
  if (!part) throw new Error(`No part "${name}": ${Object.keys(PARTS).join(", ")}`);
  results[name] = await part.run(pace);
  printTable(part.title, results[name]);
}
mkdirSync("test-results", { recursive: true });
writeFileSync(
  RESULTS,
  `${JSON.stringify({ machine, at: new Date(), ...pace, results }, null, 2)}\n`,
);
console.log(`\nAlso in ${RESULTS}`);
