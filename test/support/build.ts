/** Vitest's global setup of the tests of the running site: a build of the present sources. */
import { ensureBuilt } from "../../scripts/setup.mjs";

export default async function setup(): Promise<void> {
  // Without Vitest's own values, which would give another build than `npm run build`.
  const { NODE_ENV, VITEST } = process.env;
  for (const name of ["NODE_ENV", "VITEST"]) Reflect.deleteProperty(process.env, name);
  await ensureBuilt();
  Object.assign(process.env, { NODE_ENV, VITEST });
}
