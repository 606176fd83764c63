/** The modules of the pages, imported with a database of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "junk-buddy-pages-"));
process.env.DATABASE_PATH = join(folder, "junkbuddy.db");
process.env.MAIL_OUTBOX = join(folder, "outbox");
process.env.SITE_URL = "https://junkbuddy.example";

export const SITE_URL = process.env.SITE_URL;
export const site = await import("#app/services/app.server.ts");
const { connection } = await import("#db/client.server.ts");

afterAll(() => {
  connection().$client.close();
  rmSync(folder, { recursive: true, force: true });
});
