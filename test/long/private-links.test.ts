/** What the shipped web server writes of a customer's private link when it has something to say. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#test/support/built-server.ts";
import { caddyLog, spawnCaddy, stopCaddy } from "#test/support/caddy.ts";
import { temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";

test("Caddy's log of a failed request shows /booking/… and no secret", async () => {
  const folder = temporaryFolder();
  const address = `http://127.0.0.1:${await freePort()}`;
  // No server answers there, which Caddy logs as an error with the request's address and headers.
  const upstreams = `127.0.0.1:${await freePort()}`;
  const caddy = spawnCaddy(folder, { address, upstreams, pages: folder });
  onTestFinished(() => stopCaddy(caddy));
  const token = randomBytes(32).toString("hex");
  const ask = () =>
    fetch(`${address}/booking/${token}/cancel`, {
      headers: { referer: `${address}/booking/${token}` },
    });
  expect((await until(() => ask().catch(() => false as const))).status).toBe(503);
  await until(() => caddyLog(folder).includes('"uri":"/booking/…/cancel"'));
  expect(caddyLog(folder)).not.toContain(token);
});

test("Caddy takes the installed configuration also with a release that has no rules for the log", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "deploy"));
  writeFileSync(join(folder, "deploy/Caddyfile"), "http://junk.example {\n\trespond ok\n}\n");
  const [, installed = ""] =
    /<<-CADDYFILE\n([\s\S]*?)CADDYFILE/.exec(readFileSync("deploy/install.sh", "utf8")) ?? [];
  expect(installed).toContain("caddy-log");
  const config = join(folder, "Caddyfile");
  writeFileSync(config, installed.replaceAll("$CURRENT", folder));
  const { status, stderr } = spawnSync("caddy", ["adapt", "--config", config], {
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
});
