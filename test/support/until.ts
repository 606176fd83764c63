import { vi } from "vitest";

/**
 * Waits until a check returns a value, as long as a busy machine may need.
 * @throws after that
 */
export function until<Found>(check: () => Found | Promise<Found>) {
  return vi.waitUntil(check, { timeout: 60_000, interval: 20 });
}
