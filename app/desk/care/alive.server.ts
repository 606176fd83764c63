/**
 * When the site was last alive, in a file beside the database (rule 504): from it follows, at the next start,
 * how long the site was down, and when the service that the owner has named was last told that it is up.
 */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const pingSchema = z.object({ at: z.iso.datetime(), problem: z.string().nullable() });
const aliveSchema = z.object({ at: z.iso.datetime(), ping: pingSchema.nullable() });

/** @property problem why the service did not take it; null: it did */
export type Ping = z.infer<typeof pingSchema>;
export type Alive = z.infer<typeof aliveSchema>;

/** Null where it was never noted, or the file is damaged. */
export function readAlive(databasePath: string): Alive | null {
  const path = fileOf(databasePath);
  if (!existsSync(path)) return null;
  try {
    return aliveSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

/** @throws where the disk takes no file */
export function noteAlive(databasePath: string, alive: Alive): void {
  const path = fileOf(databasePath);
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(alive), { mode: 0o600 });
  renameSync(draft, path);
}

const fileOf = (databasePath: string) => join(dirname(databasePath), "alive.json");
