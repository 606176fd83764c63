/** A site whose customers ask for quotes, and its owner's desk that answers them. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { quotes } from "#db/schema.ts";
import { openDeskSite } from "./desk-site.ts";
import type { Browser } from "./site.ts";

type Files = Record<string, Buffer | string>;

/** What a customer types who asks for a quote. */
export const ASKED = {
  words: "A shed full of old lumber",
  name: "Dana Brown",
  phone: "(713) 555-0123",
  email: "dana@example.com",
  zip: "77008",
};

/** What the owner types. */
export const ANSWERED = { price: "340", load: "275", points: "", days: "14", words: "" };

export type QuotedSite = Awaited<ReturnType<typeof openQuotedSite>>;

/** @param settings differences to the environment */
export async function openQuotedSite(settings: Record<string, string> = {}) {
  const site = await openDeskSite(settings);
  const desk = {
    quote: await import("#app/desk/quotes/quote.route.tsx"),
    quotes: await import("#app/desk/quotes/quotes.route.tsx"),
    photo: await import("#app/desk/quotes/quote-photo.route.ts"),
    inbox: await import("#app/desk/inbox/inbox.route.tsx"),
    job: site.desk.job,
  };
  const { bookingServices, textServices, expireOldPhotos } = await import(
    "#app/services.server.ts"
  );
  const { sendDueQuote } = await import("#app/messages/send-due-quotes.server.ts");
  const owner = await site.signedIn();

  /** Posts the form that asks, fields first, as a browser does. */
  function ask(
    fields: Record<string, string> = {},
    files: Files = {},
    { browser = site.browser() as Browser, key = randomUUID() as string, page = "/quote" } = {},
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ key, ...ASKED, ...fields })) {
      body.append(name, value);
    }
    for (const [name, content] of Object.entries(files)) {
      const bytes = typeof content === "string" ? content : new Uint8Array(content);
      body.append("photos", new Blob([bytes]), name);
    }
    return browser.send(site.askQuote.action, page, { method: "POST", body });
  }

  const all = () => site.database.select().from(quotes).all();
  const newest = () => {
    const quote = all().at(-1);
    if (!quote) throw new Error("Nobody has asked");
    return quote;
  };
  const path = () => `/quote/${newest().token}`;

  const press = (intent: string, fields: Record<string, string> = {}) =>
    owner.post(desk.quote.action, `/desk/quotes/${newest().id}`, {
      intent,
      requestId: randomUUID(),
      seen: String(newest().revision),
      ...fields,
    });

  return {
    ...site,
    desk,
    owner,
    ask,
    all,
    newest,
    path,
    expireOldPhotos,
    /** Asks, and expects that it was sent. */
    asked: async (fields: Record<string, string> = {}, files: Files = {}) => {
      const answer = await ask(fields, files);
      expect(answer.status, JSON.stringify(answer.body)).toBe(303);
      return newest();
    },
    open: () => site.browser().get(site.quote.loader, path()),
    /** Answers the newest quote on the desk, as its page is now. */
    answer: (fields: Record<string, string> = {}) => press("answer", { ...ANSWERED, ...fields }),
    press,
    /** Posts the booking form on the page of the newest quote. */
    book: (fields: Record<string, string> = {}, browser: Browser = site.browser()) =>
      browser.post(site.quote.action, path(), {
        ...{ revision: String(newest().revision), bookingKey: randomUUID() },
        ...{ name: ASKED.name, email: ASKED.email, phone: ASKED.phone, zip: ASKED.zip },
        ...{ street: "100 Example St", city: "Houston", state: "TX", notes: "" },
        ...{ date: "2026-07-22", timeOfDay: "Morning" },
        ...fields,
      }),
    again: () => site.browser().post(site.quote.action, path(), { intent: "again" }),
    /** Runs the worker until nothing is due at an instant. */
    work: async (at: string) => {
      const now = () => new Date(at);
      while (await sendDueQuote({ ...bookingServices, ...textServices, now }));
    },
  };
}
