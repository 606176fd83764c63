/** The form that asks for a quote: its fields, and what it shows after a post. */
import type { RefusalWords } from "#app/booking/words/change.ts";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";

/** In the order the screen asks for them. */
export const ASK_FIELDS = ["words", "name", "phone", "email", "zip"] as const;

export type AskField = (typeof ASK_FIELDS)[number];
/** `texts`: "1" where the box that asks for texts is ticked. */
export type AskValues = Record<AskField, string> & { texts?: string };
export type AskErrors = Partial<Record<AskField, string>>;

/** The form again: what was typed is in it, and the photos that were taken stay with it. */
export type AskAnswer = RefusalWords & {
  key: string;
  values: AskValues;
  errors: AskErrors;
  /** Each file that was not taken, and why. */
  files: readonly string[];
  /** Of the draft, whose photos are at its own address. */
  path: string | null;
  photos: readonly KeptPhoto[];
  /** The address that was probably meant (rule 255). */
  emailMeant?: string | undefined;
};
