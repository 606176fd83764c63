/** The modules of the pages, imported with a database of their own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "junk-buddy-pages-"));
export const SITE_URL = "https://junkbuddy.example";
vi.stubEnv("DATABASE_PATH", join(folder, "junkbuddy.db"));
vi.stubEnv("MAIL_OUTBOX", join(folder, "outbox"));
vi.stubEnv("SITE_URL", SITE_URL);
vi.resetModules();

export const site = await import("#app/services.server.ts");
const { connection } = await import("#db/client.server.ts");

afterAll(() => {
  vi.unstubAllEnvs();
  connection().$client.close();
  rmSync(folder, { recursive: true, force: true });
});
