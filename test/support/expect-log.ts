import pino from "pino";
import { expect, vi } from "vitest";

/** One line of the log. */
export type LogLine = { level: string; msg: string; id?: string; [field: string]: unknown };

/** What the log has written. One for the process: files of tests import their own copies of modules. */
const caught = globalThis as typeof globalThis & { logLines?: LogLine[] };
caught.logLines ??= [];

/** Collects the output of every copy of the log from now on, instead of printing it. */
export function catchLog(): void {
  const stream = { write: (line: string) => void caught.logLines?.push(JSON.parse(line)) };
  Object.assign(pino, { destination: () => stream });
}

/** The lines since the test began or since `takeWarnings` was last called. */
export function logLines(): readonly LogLine[] {
  return caught.logLines ?? [];
}

/** Takes the lines that are warnings or errors: the message, then the fields as JSON. */
export function takeWarnings(): string[] {
  const warnings = logLines().filter(({ level }) => level !== "info" && level !== "debug");
  caught.logLines = [];
  return warnings.map(({ level, time, pid, id, msg, ...fields }) => {
    return `${msg} ${JSON.stringify(fields)}`;
  });
}

/**
 * Runs a task that must log exactly one error line like this. The line then does not fail the test
 * (`setup.ts` fails on any other) and is not printed.
 */
export async function expectLog<Result>(
  line: RegExp,
  task: () => Result | Promise<Result>,
): Promise<Result> {
  return expectLogs([line], task);
}

/** As `expectLog`, for several lines in their order; lines of the console come first. */
export async function expectLogs<Result>(
  expected: readonly RegExp[],
  task: () => Result | Promise<Result>,
): Promise<Result> {
  const output = vi.mocked(console.error).mockImplementation(() => undefined);
  const result = await task();
  const said = output.mock.calls.map((words) => words.map(String).join(" "));
  expect([...said, ...takeWarnings()]).toEqual(expected.map((line) => expect.stringMatching(line)));
  output.mockClear();
  return result;
}

/** Runs a task whatever it logs. */
export async function ignoreLog<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = await task();
  takeWarnings();
  return result;
}
