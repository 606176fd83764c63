/** The owner's answer to a quote as it is typed (rule 416). */
import {
  LEAST_QUOTE_CENTS,
  MAX_ANSWER_CHARACTERS,
  MOST_QUOTE_CENTS,
  MOST_QUOTE_DAYS,
  MOST_QUOTE_POINTS,
} from "#app/jobs/quotes/quote.ts";
import { addDays } from "#app/lib/dates.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { readCents } from "#app/lib/read-cents.ts";
import { severalLines } from "#app/lib/typed-text.ts";

export const ANSWER_FIELDS = ["price", "load", "points", "days", "words"] as const;

export type AnswerTyped = Record<(typeof ANSWER_FIELDS)[number], string>;
export type AnswerErrors = Partial<AnswerTyped>;

export type ReadAnswer =
  | { ok: true; answer: { priceCents: number; points: number; lastDay: string; answer: string } }
  | { ok: false; errors: AnswerErrors };

/** @param today the date in Houston, which is not counted among the days */
export function readAnswer(typed: AnswerTyped, today: string): ReadAnswer {
  const priceCents = readCents(typed.price);
  // Typed points count before the load that is chosen.
  const points = readPoints(typed.points.trim() === "" ? typed.load : typed.points);
  const days = /^\d{1,3}$/.test(typed.days.trim()) ? Number(typed.days) : 0;
  const answer = severalLines(typed.words);
  const errors: AnswerErrors = {};
  if (priceCents === null || priceCents < LEAST_QUOTE_CENTS || priceCents > MOST_QUOTE_CENTS) {
    const [least, most] = [LEAST_QUOTE_CENTS, MOST_QUOTE_CENTS].map(formatMoney);
    errors.price = `Type dollars, like 340 or 340.50, from ${least} to ${most}.`;
  }
  if (points === null) {
    errors.load = `Choose a load, or type points from 0.5 to ${formatPoints(MOST_QUOTE_POINTS)}.`;
  }
  if (days < 1 || days > MOST_QUOTE_DAYS) {
    errors.days = `Type a number of days from 1 to ${MOST_QUOTE_DAYS}.`;
  }
  if (answer.length > MAX_ANSWER_CHARACTERS) {
    errors.words = `Use at most ${MAX_ANSWER_CHARACTERS} characters.`;
  }
  if (priceCents === null || points === null || Object.keys(errors).length > 0) {
    return { ok: false, errors };
  }
  return { ok: true, answer: { priceCents, points, answer, lastDay: addDays(today, days) } };
}

/** Points come in halves. */
export function readPoints(typed: string): number | null {
  const text = typed.trim().replace(/,(?=\d{3})/, "");
  if (!/^\d{1,4}(?:\.[05])?$/.test(text)) return null;
  const points = Number(text);
  return points > 0 && points <= MOST_QUOTE_POINTS ? points : null;
}
