/** The built site with stand-ins for its outside services, started as often as a test needs. */
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { jobs } from "#db/schema.ts";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { startGoogle } from "./google-stand-in.ts";
import { startOpenAi } from "./openai-stand-in.ts";
import { startResend } from "./resend-stand-in.ts";
import { OWNER_EMAIL } from "./site-settings.ts";
import { temporaryDatabase, temporaryFolder } from "./temporary.ts";

/** After every pause of the worker: everything unsettled is due by then. */
export const LATER = "2026-07-09T16:00:00Z";

export type BookingSite = Awaited<ReturnType<typeof openBookingSite>>;

/** Creates a folder for a database, and stand-ins that answer as the real services do. */
export async function openBookingSite() {
  const [google, resend, openai] = await Promise.all([startGoogle(), startResend(), startOpenAi()]);
  onTestFinished(async () => {
    await Promise.all([google.close(), resend.close(), openai.close()]);
  });
  const folder = temporaryFolder();
  const database = temporaryDatabase(join(folder, "junkbuddy.db"));
  const sentTo = (address: string) => resend.sent.filter(({ to }) => to.includes(address));

  return {
    google,
    resend,
    openai,
    database,
    /** Starts one more server on the same database. */
    start: (settings: Record<string, string> = {}): Promise<BuiltServer> =>
      startBuiltServer(
        {
          // The address is part of the emails: another one would give another email and another
          // key.
          SITE_URL: "http://junkbuddy.example",
          GOOGLE_MAPS_API_KEY: google.apiKey,
          GEOCODER_URL: google.url,
          RESEND_API_KEY: resend.apiKey,
          RESEND_BASE_URL: resend.url,
          OPENAI_API_KEY: openai.apiKey,
          OPENAI_BASE_URL: openai.url,
          ...settings,
        },
        folder,
      ),
    /** Holds the database as another process's transaction does, until it is released. */
    hold: () => {
      database.$client.exec("BEGIN IMMEDIATE");
      return () => void database.$client.exec("COMMIT");
    },
    isWhole: () => database.$client.pragma("integrity_check", { simple: true }) === "ok",
    jobs: () => database.select().from(jobs).all(),
    /** The jobs made from one booking form. */
    jobsOf: (key: string) =>
      database
        .select()
        .from(jobs)
        .all()
        .filter(({ bookingKey }) => bookingKey === key),
    sentTo,
    /** The subjects of the emails to the owner about an order, in their order. */
    toldOf: (orderNumber: string) =>
      sentTo(OWNER_EMAIL)
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes(orderNumber)),
  };
}
