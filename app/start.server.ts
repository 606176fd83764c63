import { env } from "./env.server.ts";
import { bookingServices, catalog } from "./services/app.server.ts";
import { PLACEHOLDERS } from "./settings.server.ts";
import { retryNotice } from "./workflows/retry-notice.ts";

const NOTICE_CHECK_MS = 5_000;

/** Says at start what is embedded, what is real, and what still has a placeholder. */
export function announceStart(): void {
  const lines = [
    `Junk Buddy serves ${catalog.items.length} items at ${env.SITE_URL}`,
    `  database   ${env.DATABASE_PATH}`,
    `  addresses  ${env.GOOGLE_MAPS_API_KEY ? "Google geocoding" : "embedded ZIP list (set GOOGLE_MAPS_API_KEY for Google)"}`,
    `  email      ${env.RESEND_API_KEY ? "Resend" : `embedded outbox in ${env.MAIL_OUTBOX} (set RESEND_API_KEY for Resend)`}`,
    ...placeholders(process.env),
  ];
  console.log(lines.join("\n"));
}

/** The settings that still hold what the project ships with. */
function placeholders(variables: NodeJS.ProcessEnv): string[] {
  return PLACEHOLDERS.filter((name) => !variables[name]).map(
    (name) => `  set ${name}: it still has the placeholder "${env[name]}"`,
  );
}

/** Keeps telling the owner of bookings whose customers saw an error, one at a time. */
export function startNoticeWorker(): void {
  let isBusy = false;
  const check = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      while (await retryNotice(bookingServices));
    } catch (error) {
      console.error("The owner's notices could not be sent", error);
    } finally {
      isBusy = false;
    }
  };
  // Unreferenced: a server that stops does not wait for it.
  setInterval(check, NOTICE_CHECK_MS).unref();
}
