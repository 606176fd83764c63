import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { catchLog, takeTroubles } from "./expect-log.ts";

catchLog();
// Where a test that fails is tried once more, the same examples: what they find is no accident.
if (process.env.CI) fc.configureGlobal({ seed: 20_260_709 });

/** Unexpected trouble in the log or console is a failure: a test that provokes it says so with `expectLog`. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const noise = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  const troubles = takeTroubles();
  vi.restoreAllMocks();
  expect([...noise, ...troubles]).toEqual([]);
});
