import { join } from "node:path";

/** Thursday 2026-07-09 at 6 AM in Houston: every window of the day is still ahead. */
export const MORNING = "2026-07-09T11:00:00Z";
/** The same day at 3 PM in Houston: the morning window has ended. */
export const AFTERNOON = "2026-07-09T20:00:00Z";

export const OWNER_EMAIL = "owner@junkbuddy.example";

/**
 * The environment of a site under test; the folder holds its database and its outbox. Settings of
 * the developer's machine are cleared: no test calls a paid service or sends an email to a
 * customer.
 */
export function siteSettings({ port, folder, now }: { port: number; folder: string; now: string }) {
  return {
    PORT: String(port),
    DATABASE_PATH: join(folder, "junkbuddy.db"),
    MAIL_OUTBOX: join(folder, "outbox"),
    OWNER_EMAIL,
    CATALOG_PATH: "",
    PAGES_PATH: "",
    UPLOADS_PATH: "",
    RESEND_API_KEY: "",
    SMTP_URL: "",
    GOOGLE_MAPS_API_KEY: "",
    STRIPE_SECRET_KEY: "",
    OPENAI_API_KEY: "",
    OPENAI_VISION_MODEL: "",
    SITE_URL: "",
    RATE_LIMITS: "off",
    ALLOW_NOW: "1",
    NOW: now,
  };
}
