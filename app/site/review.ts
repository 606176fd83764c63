/** A review of the business, in its customer's own words. */
import { z } from "zod";
import { isRealDate } from "#app/lib/dates.ts";
import { isPlain } from "#app/lib/no-links.ts";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";

export type NewReview = {
  author: string;
  place: string;
  words: string;
  /** 1 to 5; null: without stars. */
  stars: number | null;
  /** Where it was left, "Google" for example; null in rows of an earlier version, as `leftOn`. */
  origin: string | null;
  /** Its address there. */
  url: string | null;
  /** The day on which it was left, YYYY-MM-DD. */
  leftOn: string | null;
};

export type Review = NewReview & { id: number };

/** Characters of a field that are read at all. */
const MAX_READ = 2_000;

const line = (most: number) => z.string().transform(singleLine).pipe(z.string().max(most));
const plainLine = (most: number) => line(most).refine(isPlain);

const reviewSchema = z.object({
  author: plainLine(60).pipe(z.string().min(1)),
  place: plainLine(60),
  words: line(600).pipe(z.string().min(10)),
  stars: z.enum(["", "1", "2", "3", "4", "5"]).transform((stars) => Number(stars) || null),
  origin: plainLine(40).pipe(z.string().min(1)),
  url: z.union([z.literal("").transform(() => null), z.url({ protocol: /^https$/ }).max(300)]),
  leftOn: z.string().refine(isRealDate),
});

/** A review as it was typed; null without a name, words, a day and a place, or where its address is none. */
export function readReview(form: URLSearchParams): NewReview | null {
  const typed = Object.fromEntries(
    ["author", "place", "words", "stars", "origin", "url", "leftOn"].map((name) => [
      name,
      beginningOf((form.get(name) ?? "").trim(), MAX_READ),
    ]),
  );
  const read = reviewSchema.safeParse(typed);
  return read.success ? read.data : null;
}
