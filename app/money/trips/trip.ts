/** Trips to the dump (rules 455 and 456). */
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { readCents } from "#app/lib/read-cents.ts";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";
import { words } from "./trip-words.ts";

export type Trip = {
  id: number;
  truckId: number;
  /** When the truck was emptied: ISO instant. */
  at: string;
  place: string;
  /** Null: not known yet. */
  feeCents: number | null;
  /** Hundredths of a ton; null: not weighed. */
  tons: number | null;
  /** The crew member who entered it; null: the owner. */
  crewId: number | null;
  by: string | null;
  addedAt: string;
  ticket: KeptPhoto | null;
};

/** What a form says of a trip. */
export type TripFacts = Pick<Trip, "place" | "feeCents" | "tons">;

export const TRIP_FIELDS = ["place", "fee", "tons"] as const;
export type TripFields = Record<(typeof TRIP_FIELDS)[number], string>;

/** For the browser's own check; blanks beside it are cut before ours. */
export const FEE_PATTERN = String.raw`\$?\s*[0-9]{1,3}(,?[0-9]{3})*(\.[0-9]{1,2})?`;
export const TONS_PATTERN = String.raw`[0-9]{1,2}(\.[0-9]{1,2})?`;
export const MAX_PLACE_CHARACTERS = 60;
const MAX_FEE_CENTS = 1_000_000;

/** Reads what was typed; a place that was used before keeps its spelling. */
export function readTrip(
  typed: TripFields,
  places: readonly string[],
): { ok: true; trip: TripFacts } | { ok: false; problem: string; advice: string } {
  const place = beginningOf(singleLine(typed.place).replace(/\s+/g, " "), MAX_PLACE_CHARACTERS);
  const fee = typed.fee.trim();
  const feeCents = fee === "" ? null : readCents(fee);
  const tons = readTons(typed.tons.trim());
  if (place === "") return { ok: false, problem: words.noPlace, advice: words.notSaved };
  if (fee !== "" && (feeCents === null || feeCents > MAX_FEE_CENTS)) {
    return { ok: false, problem: words.badFee, advice: words.notSaved };
  }
  if (tons === undefined) {
    return { ok: false, problem: words.badTons, advice: words.notSaved };
  }
  const same = places.find((one) => one.toLowerCase() === place.toLowerCase());
  return { ok: true, trip: { place: same ?? place, feeCents, tons } };
}

/** @returns undefined for what is no weight */
function readTons(typed: string): number | null | undefined {
  if (typed === "") return null;
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) || null;
}

/** "1.37". @param tons hundredths */
export function tonsWords(tons: number): string {
  return (tons / 100).toFixed(2);
}

/** A trip's fields as its form shows them. */
export function tripFields({ place, feeCents, tons }: TripFacts): TripFields {
  return {
    place,
    fee: feeCents === null ? "" : (feeCents / 100).toFixed(2),
    tons: tons === null ? "" : tonsWords(tons),
  };
}
