/**
 * The site's own loaders and actions, called with real Requests, with a temporary SQLite file and
 * the outbox or the stand-ins. `env.server.ts` reads the environment when it is imported, so each site
 * imports it again, with every module that depends on it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ActionFunctionArgs } from "@remix-run/node";
import PostalMime, { type Email } from "postal-mime";
import { onTestFinished, vi } from "vitest";
import { jobs } from "#db/schema.ts";
import { forgetModules } from "./forget-modules.ts";
import { migratedDatabase, temporaryFolder } from "./temporary.ts";

/** Half past ten on a Monday morning in Houston. */
export const SITE_NOW = "2026-07-20T15:30:00.000Z";
const SITE_URL = "http://localhost:3000";

/** Every variable that the site reads and that may be set on a developer's machine. */
const NOT_SET = [
  ...["PORT", "TRUST_PROXY", "RATE_LIMITS", "BUSINESS_NAME", "BUSINESS_PHONE", "ALLOW_NOW"],
  ...[
    "RESEND_API_KEY",
    "RESEND_BASE_URL",
    "SMTP_URL",
    "SMTP_WITHOUT_TLS",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_BASE_URL",
    "GOOGLE_MAPS_API_KEY",
    "GEOCODER_URL",
  ],
  ...[
    "OPENAI_API_KEY",
    "OPENAI_BASE_URL",
    "OPENAI_MODEL",
    "OPENAI_VISION_MODEL",
    "CATALOG_PATH",
    "PHOTOS_PATH",
  ],
  ...["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM", "TWILIO_BASE_URL"],
  ...["PAGES_PATH", "UPLOADS_PATH", "PHOTO_MONTHS"],
];

// The first site of a file imports every page, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Route = (args: ActionFunctionArgs) => unknown;
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Opens a site that closes with the test. @param settings differences to the environment */
export async function openSite(settings: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const outbox = join(folder, "outbox");
  setEnvironment({
    DATABASE_PATH: migratedDatabase(folder),
    MAIL_OUTBOX: outbox,
    BACKUP_DIR: join(folder, "backups"),
    SITE_URL,
    SESSION_SECRET: "the-secret-of-a-test-site",
    OWNER_EMAIL: "owner@junkbuddy.example",
    MAIL_FROM: "bookings@junkbuddy.example",
    NOW: SITE_NOW,
    ...settings,
  });
  forgetModules("app/server/env.server.ts");
  const exitListeners = process.listeners("exit");
  const { connection } = await import("#db/client.server.ts");
  const database = connection();
  onTestFinished(() => {
    database.$client.close();
    for (const listener of process.listeners("exit")) {
      if (!exitListeners.includes(listener)) process.removeListener("exit", listener);
    }
  });

  return {
    database,
    folder,
    jobs: () => database.select().from(jobs).all(),
    outbox: () => readOutbox(outbox),
    browser: (cookies?: Record<string, string>) => openBrowser(cookies),
    booking: await import("#app/booking/page/booking.route.tsx"),
    moveBooking: await import("#app/booking/move/move.route.tsx"),
    changeItems: await import("#app/booking/items/items.route.tsx"),
    cancelBooking: await import("#app/booking/cancel/cancel.route.tsx"),
    payPage: await import("#app/booking/pay/pay.route.tsx"),
    paid: await import("#app/booking/pay/paid.route.ts"),
    stripeEvents: await import("#app/money/cards/stripe-events.route.ts"),
    bookingPhotos: await import("#app/booking/photos/photos.route.tsx"),
    bookingPhoto: await import("#app/booking/photos/booking-photo.route.ts"),
    bookingCalendar: await import("#app/booking/page/booking-calendar.route.ts"),
    findBooking: await import("#app/booking/page/find.route.tsx"),
    askQuote: await import("#app/booking/quote/ask.route.tsx"),
    quote: await import("#app/booking/quote/quote.route.tsx"),
    quotePhoto: await import("#app/booking/quote/quote-photo.route.ts"),
    cart: await import("#app/cart/cart.route.ts"),
    cartAdvice: await import("#app/cart/cart-advice.route.ts"),
    confirmation: await import("#app/booking/confirmation/confirmation.route.tsx"),
    healthz: await import("#app/site/healthz.route.ts"),
    itemized: await import("#app/cart/items/itemized.route.tsx"),
    searchWords: await import("#app/cart/items/search-words.route.ts"),
    loadSize: await import("#app/cart/load-size/load-size.route.tsx"),
    notFound: await import("#app/site/not-found.route.tsx"),
    pickupCalendar: await import("#app/booking/confirmation/pickup-calendar.route.ts"),
    root: await import("#app/root.tsx"),
    schedule: await import("#app/booking/schedule/schedule.route.tsx"),
  };
}

/** The answer of a route, in whichever form the framework allows. */
export type Answer = {
  status: number;
  headers: Headers;
  /** The data of a page, or the text of a response. */
  body: unknown;
  /** The same of a response that is no text. */
  bytes?: Buffer;
};

/** A browser as the server sees it: it stores cookies and sends them back. */
function openBrowser(start: Record<string, string> = {}) {
  const cookies = new Map(Object.entries(start));

  async function send(route: Route, path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) {
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    const request = new Request(new URL(path, SITE_URL), { ...init, headers });
    const params = paramsOf(path);
    const answer = await toAnswer(() => route({ request, params, context: {} }));
    for (const cookie of answer.headers.getSetCookie()) keep(cookie);
    return answer;
  }

  function keep(setCookie: string): void {
    const [pair = ""] = setCookie.split(";");
    const split = pair.indexOf("=");
    cookies.set(pair.slice(0, split), pair.slice(split + 1));
  }

  return {
    cookies,
    get: (route: Route, path: string, headers: Record<string, string> = {}) =>
      send(route, path, { headers }),
    post: (
      route: Route,
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ) => send(route, path, { method: "POST", body: new URLSearchParams(fields), headers }),
    send,
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** The parts of a path that a route reads, as the router hands them to it. */
function paramsOf(path: string): Record<string, string> {
  const [, token, file] = /^\/booking\/([^/?#]+)(?:\/photos\/([^/?#]+))?/.exec(path) ?? [];
  const [, quote, shown] = /^\/quote\/([^/?#]+)(?:\/photos\/([^/?#]+))?/.exec(path) ?? [];
  const [, deskQuote, owners] =
    /^\/desk\/quotes\/([^/?#]+)(?:\/photos\/([^/?#]+))?/.exec(path) ?? [];
  const [, order, slip] = /^\/desk\/jobs\/([^/?#]+)(?:\/photos\/([^/?#]+))?/.exec(path) ?? [];
  const [, text] = /^\/desk\/texts\/([^/?#]+)/.exec(path) ?? [];
  const [, items] = /^\/list\/([^/?#]+)/.exec(path) ?? [];
  const [, job] = /^\/desk\/customers\/([^/?#]+)/.exec(path) ?? [];
  const [, item] = /^\/desk\/prices\/item\/([^/?#]+)/.exec(path) ?? [];
  const [, truck] = /^\/desk\/trucks\/([^/?#]+)/.exec(path) ?? [];
  const [, trip, ticket] = /^\/desk\/trips\/([^/?#]+)(?:\/([^/?#]+))?/.exec(path) ?? [];
  const [, invoice] = /^\/invoice\/([^/?#]+)/.exec(path) ?? [];
  const [, account, repeat] =
    /^\/desk\/accounts\/([^/?#]+)(?:\/repeats\/([^/?#]+))?/.exec(path) ?? [];
  const [, bill] = /^\/desk\/invoices\/([^/?#]+)/.exec(path) ?? [];
  const [, city] = /^\/service-areas\/([^/?#]+)/.exec(path) ?? [];
  return {
    ...(city && { city }),
    ...(text && { text }),
    ...(truck && { truck }),
    ...(account && { account }),
    ...(repeat && { repeat }),
    ...(bill && { invoice: bill }),
    ...(item && { item }),
    ...(items && { items: decodeURIComponent(items) }),
    ...((quote ?? invoice) && { token: quote ?? invoice }),
    ...(deskQuote && { quote: deskQuote }),
    ...(trip && { trip }),
    ...((shown ?? owners ?? ticket ?? slip) && { file: shown ?? owners ?? ticket ?? slip }),
    ...(token && { token }),
    ...(order && { order }),
    ...(job && { job }),
    ...(file && { file: decodeURIComponent(file) }),
  };
}

async function toAnswer(call: () => unknown): Promise<Answer> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    answer = thrown;
  }
  if (answer instanceof Response) {
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, body: bytes.toString(), bytes };
  }
  if (isDataWithInit(answer)) {
    const { data, init } = answer;
    return { status: init?.status ?? 200, headers: new Headers(init?.headers), body: data };
  }
  return { status: 200, headers: new Headers(), body: answer };
}

/** What the framework's `data()` returns. */
export function isDataWithInit(
  answer: unknown,
): answer is { data: unknown; init: ResponseInit | null } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "type" in answer &&
    answer.type === "DataWithResponseInit"
  );
}

function setEnvironment(variables: Record<string, string>): void {
  for (const name of NOT_SET) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

async function readOutbox(folder: string): Promise<Email[]> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort();
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}
