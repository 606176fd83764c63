/** What a customer reads who asks for a quote from photos, or books one (rules 415 to 418). */

import { MAX_PHOTOS } from "#app/jobs/photos/photo.ts";
import { MAX_QUOTE_WORDS } from "#app/jobs/quotes/quote.ts";
import type { QuoteRefusal } from "#app/jobs/quotes/quotes.server.ts";
import type { RefusalWords } from "./change.ts";

/** Why the price that was shown was not booked. */
export const QUOTE_GONE: Record<QuoteRefusal, RefusalWords> = {
  asked: {
    problem: "This quote has no price yet.",
    advice: "Nothing was booked. We'll send you the price as soon as we have it.",
  },
  changed: {
    problem: "We have changed this quote since you opened the page.",
    advice: "Nothing was booked, and what you typed is still here. Check the new price first.",
  },
  expired: {
    problem: "This quote has expired.",
    advice: "Nothing was booked. Ask again below, and we'll send you a new price.",
  },
  withdrawn: {
    problem: "We have taken this quote back.",
    advice: "Nothing was booked. Ask again below, and we'll send you a new price.",
  },
  booked: {
    problem: "This quote is booked already.",
    advice: "It books one pickup. Nothing more was booked now.",
  },
};

/** The form that asks. */
export const ASK_ERRORS = {
  contact: "Add a phone number or an email address, so we can send you the price.",
  nothing: "Add a photo, or say in a few words what should go.",
  words: `Use at most ${MAX_QUOTE_WORDS} characters.`,
} as const;

export const ASK_REFUSALS = {
  robot: {
    problem: "We couldn't tell that a person sent this form.",
    advice: "Nothing you typed is lost. Press Ask for a price again, or call us.",
  },
  files: {
    problem: "Some files were not taken.",
    advice: "The others are kept. Add other photos, or ask without them.",
  },
  day: {
    problem: "We can't take more photos today.",
    advice: "Nothing you typed is lost. Ask without photos, or call us.",
  },
  barred: {
    problem: "We can't give you this quote online.",
    advice: "Please call us, and we will help you.",
  },
} as const satisfies Record<string, RefusalWords>;

/** @param wait "3 minutes" */
export function askLater(wait: string): RefusalWords {
  return {
    problem: "We got too many requests from your connection just now.",
    advice: `Nothing you typed is lost. Press Ask for a price again in ${wait}, or call us.`,
  };
}

export function fieldsWords(count: number): RefusalWords {
  return {
    problem: count === 1 ? "1 field needs another look." : `${count} fields need another look.`,
    advice: "Nothing was sent yet, and nothing you typed is lost. Your photos are kept.",
  };
}

/** In place of the words for a booking's photos. */
export const NO_ROOM_FOR_FILE = `doesn't fit. A quote holds ${MAX_PHOTOS} photos. Remove one first.`;
