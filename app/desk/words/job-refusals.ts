/** What the crew and the owner are told of a post about a job that changed nothing, in their language. */
import type { Refused } from "#app/booking/words/change.ts";
import { words } from "./job-refusal-words.ts";
import { MAX_DESK_NOTE_CHARACTERS } from "./refusals.ts";

export function noteRefusal({ why }: { why: "too-long" | "same" }): Refused {
  const said = why === "same" ? words.note.same : words.note.tooLong(MAX_DESK_NOTE_CHARACTERS);
  return { ...said, status: 422 };
}

export const stripeUnheard = (): Refused => ({ ...words.stripeUnheard, status: 503 });

export const donationEnded = (): Refused => ({ ...words.donation.ended, status: 409 });

export const noDonationPlace = (): Refused => ({ ...words.donation.noPlace, status: 422 });

/** @param is what stands now; null: nothing */
export const donationOutdated = (is: string | null): Refused => ({
  ...words.donation.outdated(is),
  status: 409,
});
