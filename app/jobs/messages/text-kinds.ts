/**
 * What goes out as a text (rule 372). Another kind is one line here, and its words in
 * `messages/texts/text-words.ts`.
 */

/** By the email's kind: its text, and whether that takes the email's place where it can be sent. */
const TEXTS = {
  "booked-customer": { text: "booked-text", isInstead: false },
  "moved-customer": { text: "moved-text", isInstead: false },
  "cancelled-customer": { text: "cancelled-text", isInstead: false },
  "restored-customer": { text: "restored-text", isInstead: false },
  opening: { text: "opening-text", isInstead: false },
  // Of a receipt on which something is left to pay (rule 394).
  done: { text: "pay-text", isInstead: false },
  reminder: { text: "reminder-text", isInstead: true },
  "on-the-way": { text: "on-the-way-text", isInstead: true },
  "undone-customer": { text: "undone-text", isInstead: true },
  review: { text: "review-text", isInstead: true },
} as const;

type TextedKind = keyof typeof TEXTS;

/** `answer-text`: what the owner answers to a customer's text, which no email says. */
export type TextKind = (typeof TEXTS)[TextedKind]["text"] | "answer-text";

/** A text that takes the place of its email waits no longer than this for the service (rule 374). */
export const TEXT_PATIENCE_MS = 10 * 60_000;

export function isText(kind: string): kind is TextKind {
  return kind.endsWith("-text");
}

/** The text beside an email of this kind; null: none goes beside it. */
export function textBesideKind(kind: string): TextKind | null {
  const found = textOf(kind);
  return found && !found.isInstead ? found.text : null;
}

/** The text in place of an email of this kind; null: none takes its place. */
export function textInsteadKind(kind: string): TextKind | null {
  const found = textOf(kind);
  return found?.isInstead ? found.text : null;
}

/** An email's kind, and that of the text that says the same. */
export function withTextKind<Kind extends string>(kind: Kind): (Kind | TextKind)[] {
  const found = textOf(kind);
  return found ? [kind, found.text] : [kind];
}

/** The email that says the same; null: none does. */
export function emailKindOf(text: string): TextedKind | null {
  const found = Object.entries(TEXTS).find(([, one]) => one.text === text);
  return found ? (found[0] as TextedKind) : null;
}

function textOf(kind: string) {
  return kind in TEXTS ? TEXTS[kind as TextedKind] : null;
}
