import { expect, test } from "vitest";
import { startBuiltServer } from "#test/support/built-server.ts";

test("the built site answers, and on SIGTERM an idle one stops at once with exit code 0", async () => {
  const server = await startBuiltServer();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await fetch(`${server.url}/load-size.data`).then((answer) => answer.text());
  const began = performance.now();
  expect(await server.stop("SIGTERM")).toBe(0);
  expect(performance.now() - began).toBeLessThan(3_000);
});

test("a bad setting stops the start with one line that names it", async () => {
  const start = startBuiltServer({ SITE_URL: "not a url" });
  await expect(start).rejects.toThrow(/Junk Buddy cannot start: .*SITE_URL/);
});
