/** (d) Start time, and memory at rest and after load. */
import { inTurns, median } from "../support/load.ts";
import { memoryMb } from "../support/process.ts";
import type { Part } from "../support/report.ts";
import { startEmptyRemix, startSite, temporaryFolder } from "../support/servers.ts";

const PAGES = ["/", "/itemized", "/load-size", "/service-areas/katy", "/faq", "/schedule"];

export const start: Part = {
  title: "Start and memory",
  async run({ rounds, seconds }) {
    const starters = {
      site: () => startSite(),
      "empty Remix": () => startEmptyRemix(temporaryFolder()),
    };
    const rows = [];
    for (const [what, startOne] of Object.entries(starters)) {
      const seen = [];
      for (let round = 0; round < rounds; round += 1) {
        const server = await startOne();
        const atRest = memoryMb(server.pid);
        const paths = what === "site" ? PAGES : ["/"];
        const targets = paths.map((path) => ({ name: path, url: server.url + path }));
        await inTurns(targets, { rounds: 1, seconds });
        seen.push({ startMs: server.startMs, atRest, after: memoryMb(server.pid) });
        await server.stop();
      }
      const middle = median(seen, ({ startMs }) => startMs);
      rows.push({
        what,
        "first page after ms": Math.round(middle.startMs),
        "MB at rest": middle.atRest,
        "MB after load": middle.after,
      });
    }
    return rows;
  },
};
