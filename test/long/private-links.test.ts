/** What the shipped web server writes of a customer's private link when it has something to say. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#test/support/built-server.ts";
import { caddyLog, spawnCaddy, stopCaddy } from "#test/support/caddy.ts";
import { temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";

test.each([
  { page: "booking", bytes: 32, part: "/cancel" },
  { page: "invoice", bytes: 16, part: "" },
  { page: "quote", bytes: 16, part: "" },
])(
  "Caddy's log of a failed request shows /$page/… and no secret",
  async ({ page, bytes, part }) => {
    const folder = temporaryFolder();
    const address = `http://127.0.0.1:${await freePort()}`;
    // No server answers there, which Caddy logs as an error with the request's address and headers.
    const upstreams = `127.0.0.1:${await freePort()}`;
    const caddy = spawnCaddy(folder, { address, upstreams, pages: folder });
    onTestFinished(() => stopCaddy(caddy));
    const token = randomBytes(bytes).toString("hex");
    const ask = () =>
      fetch(`${address}/${page}/${token}${part}`, {
        headers: { referer: `${address}/${page}/${token}` },
      });
    expect((await until(() => ask().catch(() => false as const))).status).toBe(503);
    await until(() => caddyLog(folder).includes(`"uri":"/${page}/…${part}"`));
    expect(caddyLog(folder)).not.toContain(token);
  },
);

test("a form that a server drops is answered 502 and leaves a line in the log, without the secret", async () => {
  const folder = temporaryFolder();
  const address = `http://127.0.0.1:${await freePort()}`;
  const dropping = createServer((request, answer) =>
    request.method === "POST" ? request.socket.destroy() : answer.end(),
  );
  dropping.listen(0, "127.0.0.1");
  await once(dropping, "listening");
  onTestFinished(() => void dropping.close());
  const upstreams = `127.0.0.1:${(dropping.address() as AddressInfo).port}`;
  const caddy = spawnCaddy(folder, { address, upstreams, pages: folder });
  onTestFinished(() => stopCaddy(caddy));
  const token = randomBytes(32).toString("hex");
  const page = `${address}/booking/${token}/cancel`;
  await until(() =>
    fetch(page)
      .then(({ ok }) => ok)
      .catch(() => false),
  );
  expect((await fetch(page, { method: "POST", body: "confirm=1" })).status).toBe(502);
  const line = await until(() =>
    caddyLog(folder)
      .split("\n")
      .find((one) => one.includes('"status":502')),
  );
  expect(JSON.parse(line)).toMatchObject({
    level: "error",
    request: { method: "POST", uri: "/booking/…/cancel" },
  });
  expect(line).not.toContain(token);
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
