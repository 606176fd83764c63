/** The subjects of the settings: a page each (rule 444). */

import { intentsOf } from "./service-fields.ts";

export const SETTINGS_PATH = "/desk/settings";

/** What each page is called, its help, and the presses of its forms. */
export const SUBJECTS = {
  business: {
    title: "Your business",
    help: "Your name, number and address, as every page and email shows them. A change counts at once.",
    intents: intentsOf("business"),
  },
  area: {
    title: "Where we work",
    help:
      "Your home city, how far you drive, and the cities with a page of their own. Every page and " +
      "email names them. Until you set it, that's Houston.",
    intents: ["area", "area-usual"],
  },
  look: {
    title: "Look",
    help:
      "Your name or logo at the top, and your two colors. Emails, drawings, icons and the pictures that " +
      "show where a page is shared follow. A color that is too faint to read is refused, with the " +
      "nearest one that works.",
    intents: ["look", "look-usual"],
  },
  hours: {
    title: "Hours",
    help:
      "Your arrival windows, the usual week, what a window holds, and days that differ. Customers see " +
      "which windows are full or closed, never how much is left.",
    intents: ["own-windows", "windows", "unlimited", "capacity", "close", "open-again"],
  },
  notice: {
    title: "Notice",
    help: "How late before a window customers can still book it. You can always add a job yourself.",
    intents: ["notice"],
  },
  yard: {
    title: "Yard",
    help: "Where your truck starts its day. Routes and miles begin there.",
    intents: ["yard"],
  },
  tax: {
    title: "Sales tax",
    help:
      "Whether your prices include the sales tax, or it is added. Receipts and the tax lines on " +
      "Money follow it.",
    intents: ["tax"],
  },
  cards: {
    title: "Cards",
    help:
      "With a Stripe account customers pay by card once the job is done, never before. Paste " +
      "the keys, then try it.",
    intents: intentsOf("cards"),
  },
  facts: {
    title: "About us",
    help:
      "What customers read about you on the home page, in the questions and in the chat. What " +
      "you leave blank is mentioned nowhere.",
    intents: ["facts"],
  },
  questions: {
    title: "Questions and posts",
    help:
      "The answers and posts your customers read. Change one into your own words, hide it, or add more. " +
      "What you leave as it is follows your prices and settings.",
    intents: ["text-up", "text-down", "text-hide", "text-show"],
  },
  reviews: {
    title: "Reviews",
    help:
      "Add reviews that customers gave you leave to use. With the link of your Google profile, " +
      "everybody is asked once, the day after the job.",
    intents: ["add-review", "remove-review", "review-link"],
  },
  mail: {
    title: "Emails",
    help:
      "Where your emails go out from. Without it nobody gets a confirmation, and the site says " +
      "so. Send yourself a test after you paste the key, then check your domain.",
    intents: [...intentsOf("mail"), "check-domain"],
  },
  texts: {
    title: "Texts",
    help: "With a Twilio account, customers who agreed get texts, and answer them in your inbox.",
    intents: intentsOf("texts"),
  },
  maps: {
    title: "Addresses",
    help:
      "Without a key, addresses are found by ZIP code. With Google's they are found to the " +
      "house, so routes are exact.",
    intents: intentsOf("maps"),
  },
  model: {
    title: "Chat model",
    help:
      "The chat reads lists by itself. With a model it answers more freely and can look at " +
      "photos, and each message costs a little.",
    intents: intentsOf("model"),
  },
  feed: {
    title: "Calendar feed",
    help:
      "A link that puts your jobs into your phone's calendar. Whoever has it can read them; " +
      "make a new one and the old one stops.",
    intents: ["new-feed", "stop-feed"],
  },
  devices: {
    title: "Devices",
    help: "Every phone and computer that is signed in. Sign out what you no longer use or have lost.",
    intents: ["sign-out", "sign-out-others"],
  },
  recovery: {
    title: "Recovery codes",
    help:
      "Eight codes on paper, each good for signing in once. You need one when you lose your phone and no " +
      "email reaches you. Keep them where you keep your truck's title. New codes stop the old ones.",
    intents: ["new-recovery"],
  },
  update: {
    title: "Update",
    help:
      "Shows what is new and installs it: a backup is made first, and a version that doesn't " +
      "start is taken back by itself.",
    intents: ["find-update", "update"],
  },
  backups: {
    title: "Backups",
    help: "Make a backup, download it, or try one beside your bookings before you restore it.",
    intents: ["backup-now", "rehearse", "restore", "seal-keys", "leave-keys-out", "open-keys"],
  },
  copy: {
    title: "Copy elsewhere",
    help:
      "Copies every booking to a storage at another company within seconds, so that little is lost " +
      "with the server. You rent the storage; a dollar or two a month is plenty.",
    intents: [...intentsOf("copy"), "find-copies", "fetch-copy"],
  },
  watch: {
    title: "When it fails",
    help:
      "The site writes to you when something needs you, at most once a day. A watch service " +
      "tells you when the site itself is down.",
    intents: ["ping"],
  },
  server: {
    title: "Server",
    help: "What is wrong on the server, with what to do about each.",
    intents: [],
  },
} as const satisfies Record<string, { title: string; help: string; intents: readonly string[] }>;

export type Subject = keyof typeof SUBJECTS;

export function isSubject(name: string | undefined): name is Subject {
  return name !== undefined && Object.hasOwn(SUBJECTS, name);
}

/** The subject whose page has a press; null: none has it. */
export function subjectOf(intent: string | undefined): Subject | null {
  const found = Object.entries(SUBJECTS).find(([, { intents }]) =>
    (intents as readonly string[]).includes(intent ?? ""),
  );
  return found ? (found[0] as Subject) : null;
}

/** @param subject null: the overview */
export function settingsPath(subject: Subject | null): string {
  return subject === null ? SETTINGS_PATH : `${SETTINGS_PATH}/${subject}`;
}
