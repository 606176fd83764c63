import { join } from "node:path";

/** Thursday 2026-07-09, 6 in the morning in Houston: every window of today is still ahead. */
export const MORNING = "2026-07-09T11:00:00Z";
/** The same day, 3 in the afternoon in Houston: the morning is over. */
export const AFTERNOON = "2026-07-09T20:00:00Z";

export const OWNER_EMAIL = "owner@junkbuddy.example";

/**
 * The environment of a site under test; the folder keeps its database and its outbox. What a
 * developer has set for real work is emptied: no test calls a paid service or writes to a customer.
 */
export function siteSettings({ port, folder, now }: { port: number; folder: string; now: string }) {
  return {
    PORT: String(port),
    DATABASE_PATH: join(folder, "junkbuddy.db"),
    MAIL_OUTBOX: join(folder, "outbox"),
    OWNER_EMAIL,
    CATALOG_PATH: "",
    PAGES_PATH: "",
    RESEND_API_KEY: "",
    SMTP_URL: "",
    GOOGLE_MAPS_API_KEY: "",
    OPENAI_API_KEY: "",
    SITE_URL: "",
    RATE_LIMITS: "off",
    ALLOW_NOW: "1",
    NOW: now,
  };
}
