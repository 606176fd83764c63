import { dirname, join } from "node:path";

/** The file beside the database that is there until the owner has opened the site (rule 511). */
export function setUpFile(databasePath: string): string {
  return join(dirname(databasePath), "setup-code");
}
