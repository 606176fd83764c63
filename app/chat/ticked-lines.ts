/** The lines of a list that a form has left ticked, each with the count in its field. */

import type { ParsedLine } from "#app/chat/chat.ts";
import { MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";

/** A form's fields, in the browser or as they were posted. */
type Fields = {
  get: (name: string) => unknown;
  getAll: (name: string) => readonly unknown[];
};

export function tickedLines(form: Fields, lines: readonly ParsedLine[]): ParsedLine[] {
  const taken = new Set(form.getAll("take"));
  return lines
    .filter(({ id }) => taken.has(id))
    .map((line) => ({ ...line, quantity: chosenQuantity(form, line) }))
    .filter(({ quantity }) => quantity > 0);
}

function chosenQuantity(form: Fields, line: ParsedLine): number {
  const typed = String(form.get(`quantity.${line.id}`) ?? "").trim();
  const chosen = Number(typed);
  return typed && Number.isInteger(chosen) && chosen >= 0
    ? Math.min(chosen, MAX_UNITS_PER_LINE)
    : line.quantity;
}
