import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { catchLog, takeTroubles } from "./expect-log.ts";
import { takeRefusedHosts } from "./loopback-only.mjs";

catchLog();
// A change is judged by the same examples each time. `npm run test:long` looks for new ones.
if (process.env.EXAMPLES !== "new") fc.configureGlobal({ seed: 20_260_709 });

/**
 * Unexpected words in the log or on the console are a failure: a test that provokes them says so
 * with `expectLog`. So is a request that would leave this machine.
 */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const noise = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  const troubles = takeTroubles();
  const refused = takeRefusedHosts();
  vi.restoreAllMocks();
  expect([...noise, ...troubles]).toEqual([]);
  expect(refused, "hosts beyond this machine").toEqual([]);
});
