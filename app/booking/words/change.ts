/** What a customer reads when a change of the booking was not taken, as it is answered (rules 122 to 126). */

import { MAX_NOTES_CHARACTERS } from "#app/booking/booking.ts";
import { CHANGE_HOUR } from "#app/jobs/change-deadline.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import { words } from "./change-words.ts";

/** What is wrong, as a sentence, then what to do about it. */
export type RefusalWords = { problem: string; advice: string };

/** A refusal as it is answered. */
export type Refused = RefusalWords & { status: number; headers?: Record<string, string> };

/** What a page shows after a post that changed nothing; what was typed is in its form again. */
export type ChangeAnswer<Typed> = RefusalWords & { typed: Typed };

/** A post without the hidden fields, or of no form at all. */
export const unread = (): Refused => ({ ...words.unreadable, status: 400 });

export const ended = () => ({ ...words.ended, status: 409 as const });

export const tooLate = () => ({ ...words.tooLate(hourWords(CHANGE_HOUR)), status: 409 });

export function noteRefusal(why: "ended" | "too-long" | "same"): Refused {
  if (why === "ended") return ended();
  const said = why === "same" ? words.noteSame : words.noteTooLong(MAX_NOTES_CHARACTERS);
  return { ...said, status: 422 };
}

export const MAX_REASON_CHARACTERS = 500;

export const reasonTooLong = (): Refused => ({
  ...words.reasonTooLong(MAX_REASON_CHARACTERS),
  status: 422,
});
