/** The built site before its owner opens it (rule 511). */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startBuiltServer } from "#test/support/built-server.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

test("every page leads to the set-up until the site is opened; the desk and its files answer", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "setup-code");
  writeFileSync(file, "ABCDE-23456\n", { mode: 0o600 });
  const { url } = await startBuiltServer({}, folder);
  const ask = (path: string) => fetch(url + path, { redirect: "manual" });
  for (const path of [
    "/",
    "/itemized?q=sofa",
    "/schedule",
    "/desks",
    "/set-up-more",
    "/nothing",
    "/chat",
  ]) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.get("location")]).toEqual([path, 302, "/set-up"]);
    expect(headers.get("cache-control")).toContain("no-store");
  }
  for (const [path, wanted] of [
    ["/set-up", 200],
    ["/desk/sign-in", 200],
    ["/desk", 303],
    ["/healthz", 200],
    ["/assets/nothing.js", 200],
  ] as const) {
    expect([path, (await ask(path)).status]).toEqual([path, wanted]);
  }
  expect(await (await ask("/set-up")).text()).not.toContain("ABCDE");
  rmSync(file);
  expect((await ask("/")).status).toBe(200);
  expect((await ask("/set-up")).headers.get("location")).toBe("/desk");
});
