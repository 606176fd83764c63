import { expect, vi } from "vitest";

/**
 * Runs a task that must log exactly one error line like this, which is then no failure of the test
 * (`setup.ts` fails on any other) and is not printed.
 */
export async function expectLog<Result>(
  line: RegExp,
  task: () => Result | Promise<Result>,
): Promise<Result> {
  return expectLogs([line], task);
}

/** As `expectLog`, for several lines in their order. */
export async function expectLogs<Result>(
  lines: readonly RegExp[],
  task: () => Result | Promise<Result>,
): Promise<Result> {
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  const result = await task();
  const logged = log.mock.calls.map((words) => words.map(String).join(" "));
  expect(logged).toEqual(lines.map((line) => expect.stringMatching(line)));
  log.mockClear();
  return result;
}
