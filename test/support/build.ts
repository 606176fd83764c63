/** Vitest's global setup of the tests under test/server: a build of the present sources. */
import { ensureBuilt } from "../../scripts/setup.mjs";

export default function setup(): void {
  // vite.config.ts leaves the Remix plugin out where this is set.
  const { VITEST } = process.env;
  delete process.env.VITEST;
  ensureBuilt();
  process.env.VITEST = VITEST;
}
