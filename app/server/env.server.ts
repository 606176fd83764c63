/** The environment of this process, read and checked once, when it is first imported. */
import { parseEnvironment } from "./settings.server.ts";

/** Returns the value, or ends the process with one line that names the problem. */
export function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error(`Junk Buddy cannot start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

export const env = orStop(() => parseEnvironment(process.env));

/** The current instant: the clock, or NOW for tests and demonstrations. */
export function now(): Date {
  return env.NOW ? new Date(env.NOW) : new Date();
}
