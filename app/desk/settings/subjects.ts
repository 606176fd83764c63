/** The subjects of the settings: a page each (rule 444). */

import { intentsOf } from "./service-fields.ts";

export const SETTINGS_PATH = "/desk/settings";

/** What each page is called, and the presses of its forms. */
export const SUBJECTS = {
  business: { title: "Your business", intents: intentsOf("business") },
  hours: {
    title: "Hours",
    intents: ["windows", "unlimited", "capacity", "close", "open-again"],
  },
  notice: { title: "Notice", intents: ["notice"] },
  yard: { title: "Yard", intents: ["yard"] },
  tax: { title: "Sales tax", intents: ["tax"] },
  cards: { title: "Cards", intents: intentsOf("cards") },
  facts: { title: "About us", intents: ["facts"] },
  reviews: { title: "Reviews", intents: ["add-review", "remove-review", "review-link"] },
  mail: { title: "Emails", intents: intentsOf("mail") },
  texts: { title: "Texts", intents: intentsOf("texts") },
  maps: { title: "Addresses", intents: intentsOf("maps") },
  model: { title: "Chat model", intents: intentsOf("model") },
  feed: { title: "Calendar feed", intents: ["new-feed", "stop-feed"] },
  devices: { title: "Devices", intents: ["sign-out", "sign-out-others"] },
  update: { title: "Update", intents: ["look", "update"] },
  backups: { title: "Backups", intents: ["backup-now", "rehearse", "restore"] },
  watch: { title: "When it fails", intents: ["ping"] },
  server: { title: "Server", intents: [] },
} as const satisfies Record<string, { title: string; intents: readonly string[] }>;

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
