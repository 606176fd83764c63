/** A separate site for one test, for what the shared one cannot show: another clock. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { siteSettings } from "../../support/site-settings.ts";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export type Site = {
  url: string;
  /** Its database and outbox. */
  folder: string;
  kill: () => Promise<void>;
};

/**
 * @param now the instant at which its clock stands
 * @param settings differences to the environment
 */
export async function startSite({
  now,
  settings = {},
}: {
  now: string;
  settings?: Record<string, string>;
}): Promise<Site> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-site-"));
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: "production",
        ...siteSettings({ port, folder, now }),
        ...settings,
      },
      stdio: "ignore",
    },
  );
  await expect(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true)).toPass();
  return { url, folder, kill: () => end(server) };
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
