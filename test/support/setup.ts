import { afterEach, beforeEach, expect, vi } from "vitest";

/** Unexpected console output is a failure: a test that provokes a log line says so with `expectLog`. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const noise = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(noise).toEqual([]);
});
