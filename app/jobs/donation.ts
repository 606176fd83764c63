/** What of a job went to a charity (rule 463). It is an event of the job: the last one says what stands. */
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";

export type Donation = {
  place: string;
  /** What was given; "" where nobody has said. */
  words: string;
};

export const MAX_CHARITY_CHARACTERS = 60;
export const MAX_DONATION_CHARACTERS = 200;

type Told = { what: string; after: { donation?: Donation | null } | null };

/** @param events of the job, the oldest first @returns null: there is none */
export function donationOf(events: readonly Told[]): Donation | null {
  return events.findLast(({ what }) => what === "donated")?.after?.donation ?? null;
}

/** Reads what was typed; null: it names no place. */
export function readDonation(typed: Donation): Donation | null {
  const place = beginningOf(singleLine(typed.place), MAX_CHARITY_CHARACTERS).trim();
  const words = beginningOf(singleLine(typed.words), MAX_DONATION_CHARACTERS).trim();
  return place === "" ? null : { place, words };
}

/** "Goodwill: two lamps". */
export function donationWords({ place, words }: Donation): string {
  return words === "" ? place : `${place}: ${words}`;
}
