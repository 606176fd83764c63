/**
 * Reads an offered answer from its button's value. Apart from chat-answer.ts: the home page's script
 * only writes them.
 */
import { type CartLine, MAX_UNITS_PER_LINE } from "#app/prices/cart.ts";
import type { ChatAnswerChoice } from "./chat-answer.ts";

/** A list has at most as many lines as a cart. */
const MAX_LINES = 200;
/** Enough for the longest name with a count. */
const MAX_LABEL_CHARACTERS = 200;
const LINE = /^([a-z0-9-]{1,40})\.([1-9]\d{0,2})$/;

/** The choice in a button's value; null where it is none. Its lines are not known to be products yet. */
export function parseChoice(text: string | null): ChatAnswerChoice | null {
  const at = text?.indexOf("|") ?? -1;
  if (!text || at === -1) return null;
  const label = text
    .slice(at + 1)
    .trim()
    .slice(0, MAX_LABEL_CHARACTERS);
  const lines = parseLines(text.slice(0, at));
  return label === "" || lines === null ? null : { label, lines };
}

function parseLines(text: string): CartLine[] | null {
  const parts = text === "" ? [] : text.split("_", MAX_LINES + 1);
  const lines = parts.flatMap((part) => {
    const [, id = "", quantity] = LINE.exec(part) ?? [];
    return Number(quantity) <= MAX_UNITS_PER_LINE ? [{ id, quantity: Number(quantity) }] : [];
  });
  return lines.length === parts.length && lines.length <= MAX_LINES ? lines : null;
}
