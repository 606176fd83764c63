/**
 * (h) First visits behind Caddy with the shipped configuration, compared with plain files of the
 * same bytes.
 */
import type { ChildProcess } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { hasCaddy, spawnCaddy, spawnCaddyWith, stopCaddy } from "#test/support/caddy.ts";
import { inTurns, type Pace } from "../support/load.ts";
import type { Part, Row } from "../support/report.ts";
import { firstAnswer, freePort, startSite, temporaryFolder } from "../support/servers.ts";

const PAGES = { home: "/", city: "/service-areas/katy", itemized: "/itemized" };
const CODINGS = ["br", "gzip"];

export const proxy: Part = {
  title: "First visits a second behind Caddy",
  async run(pace) {
    if (!hasCaddy) return [{ page: "not measured: there is no caddy on this machine" }];
    const pages = temporaryFolder();
    const site = await startSite({ PAGES_PATH: pages });
    const upstreams = new URL(site.url).host;
    const shipped = await startCaddy((folder, address) =>
      spawnCaddy(folder, { address, upstreams, pages }),
    );
    for (const path of Object.values(PAGES)) await untilFromFile(shipped.url + path);
    const plain = await startCaddy((folder, address) =>
      spawnCaddyWith(folder, plainFiles(address, savePages(pages))),
    );
    const rows = await measure({ shipped, plain }, pace);
    await Promise.all([shipped, plain, site].map((server) => server.stop()));
    return rows;
  },
};

type Caddy = { url: string; pid: number; stop: () => Promise<void> };

async function startCaddy(
  spawnAt: (folder: string, address: string) => ChildProcess,
): Promise<Caddy> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const caddy = spawnAt(temporaryFolder(), url);
  await firstAnswer(url, caddy);
  return { url, pid: caddy.pid as number, stop: () => stopCaddy(caddy) };
}

/** The site sets X-Request-Id on each of its answers; an answer from a file has none. */
async function untilFromFile(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.ok && !answer.headers.has("x-request-id")) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The same bytes in each coding, as plain files: home.html, home.html.br, home.html.gz … */
function savePages(pages: string): string {
  const folder = temporaryFolder();
  for (const [name, path] of Object.entries(PAGES)) {
    for (const ending of ["", ".br", ".gz"]) {
      const from = join(pages, "current", path, `index.html${ending}`);
      cpSync(from, join(folder, `${name}.html${ending}`));
    }
  }
  return folder;
}

/** The smallest Caddy configuration that serves files. */
function plainFiles(address: string, folder: string): string {
  return `${address} {
	root * ${folder}
	file_server {
		precompressed br gzip
	}
}`;
}

async function measure(
  { shipped, plain }: { shipped: Caddy; plain: Caddy },
  pace: Pace,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [page, path] of Object.entries(PAGES)) {
    for (const coding of CODINGS) {
      const options = { headers: { "accept-encoding": coding } };
      const rates = await inTurns(
        [
          { name: "first visit", url: shipped.url + path, options, pid: shipped.pid },
          { name: "plain file", url: `${plain.url}/${page}.html`, options, pid: plain.pid },
        ],
        pace,
      );
      const file = rates.at(-1);
      for (const { name, perSecond, cpuMs, failed } of rates) {
        rows.push({
          page,
          coding,
          what: name,
          "a second": perSecond,
          "of a plain file": perSecond / (file?.perSecond ?? Number.NaN),
          "processor ms": cpuMs,
          failed,
        });
      }
    }
  }
  return rows;
}
