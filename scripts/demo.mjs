/**
 * `npm run demo`: serves a copy of the site with a database of its own and two months of invented jobs
 * around today, so that an owner sees a full desk before the first booking. It reads no .env, has no key of
 * any service and sends nothing.
 */
import { ensureReadyToServe } from "./setup.mjs";
import { readArguments } from "./usage.mjs";

readArguments({
  usage: "npm run demo\n\nServes a copy of the site with a database of invented jobs, made anew.",
});

const FOLDER = "data/demo";
const NO_SERVICES = [
  ...["RESEND_API_KEY", "RESEND_BASE_URL", "SMTP_URL", "GOOGLE_MAPS_API_KEY", "GEOCODER_URL"],
  ...["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_BASE_URL"],
  ...["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM", "TWILIO_BASE_URL"],
  ...["COPY_ENDPOINT", "COPY_BUCKET", "COPY_REGION", "COPY_KEY_ID", "COPY_SECRET_KEY"],
  ...["OPENAI_API_KEY", "OPENAI_BASE_URL", "CATALOG_PATH", "PAGES_PATH", "BACKUP_DIR"],
];

for (const name of NO_SERVICES) delete process.env[name];
process.env.NODE_ENV = "production";
process.env.PORT ||= "3000";
process.env.DATABASE_PATH = `${FOLDER}/database/junkbuddy.db`;
process.env.MAIL_OUTBOX = `${FOLDER}/outbox`;
process.env.UPLOADS_PATH = `${FOLDER}/database/uploads`;
process.env.PHOTOS_PATH = `${FOLDER}/photos`;
process.env.SITE_URL = `http://localhost:${process.env.PORT}`;
process.env.BUSINESS_PHONE = "(713) 555-0142";
process.env.OWNER_EMAIL = "owner@example.com";
process.env.MAIL_FROM = "bookings@example.com";
process.env.LOG_LEVEL ||= "error";

await ensureReadyToServe();
await import(new URL("../build/commands/demo.js", import.meta.url).href);

// In this process, so that signals reach the server.
process.argv[2] = "build/server/index.js";
await import("@remix-run/serve/dist/cli.js");
