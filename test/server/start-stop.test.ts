import { expect, test } from "vitest";
import { startBuiltServer } from "#test/support/built-server.ts";

test("the built site answers, and stops with exit code 0 on SIGTERM", async () => {
  const server = await startBuiltServer();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop("SIGTERM")).toBe(0);
});

test("a bad setting stops the start with one line that names it", async () => {
  const start = startBuiltServer({ SITE_URL: "not a url" });
  await expect(start).rejects.toThrow(/Junk Buddy cannot start: .*SITE_URL/);
});
