import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { catchLog, takeWarnings } from "./expect-log.ts";
import { takeRefusedHosts } from "./loopback-only.mjs";

catchLog();
// A fixed seed gives the same examples each time. `npm run test:long` tries new ones.
if (process.env.EXAMPLES !== "new") fc.configureGlobal({ seed: 20_260_709 });

/**
 * Unexpected lines in the log or on the console fail a test: a test that causes them uses
 * `expectLog`. So does a connection to another machine.
 */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const noise = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  const warnings = takeWarnings();
  const refused = takeRefusedHosts();
  vi.restoreAllMocks();
  expect([...noise, ...warnings]).toEqual([]);
  expect(refused, "hosts beyond this machine").toEqual([]);
});
