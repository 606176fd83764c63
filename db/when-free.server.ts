import { setTimeout as pause } from "node:timers/promises";

/** How long a request waits for another process's transaction, which usually takes milliseconds. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 50;

/**
 * Runs a write, and retries it while another process holds the lock. Between the tries this process
 * answers other requests; SQLite's own waiting would block it.
 * @throws SqliteError SQLITE_BUSY when the lock is still held after that time
 */
export async function whenFree<Result>(
  write: () => Result,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await pause(PAUSE_MS);
  }
}

function isBusy(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && code.startsWith("SQLITE_BUSY");
}
