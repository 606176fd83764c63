/** Vitest's global setup: an empty database with the present schema, made once for all tests of a run. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../db/open.server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Its path. */
    migratedDatabase: string;
  }
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-schema-"));
  const path = join(folder, "junkbuddy.db");
  openDatabase(path).$client.close();
  provide("migratedDatabase", path);
  return () => rmSync(folder, { recursive: true, force: true });
}
