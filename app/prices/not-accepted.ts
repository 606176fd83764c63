import { z } from "zod";
import type { Language } from "#app/lib/language.ts";

/** Something no crew takes, and what the customer can do with it instead. */
export type NotAccepted = {
  id: string;
  name: string;
  /** Everyday words for it, English and Spanish. */
  aliases: readonly string[];
  advice: string;
  /** Both in Spanish; none: as in English. */
  nameEs?: string | undefined;
  adviceEs?: string | undefined;
};

/** A refused thing as a page in a language has it, which is found by its other name too. */
export function refusedIn(
  language: Language,
  { id, name, advice, aliases, nameEs = name, adviceEs = advice }: NotAccepted,
) {
  return language === "en"
    ? { id, name, advice, aliases: [...aliases, nameEs] }
    : { id, name: nameEs, advice: adviceEs, aliases: [...aliases, name] };
}

/** One data line of the list, its cells still text, with the line number a person sees. */
export type NotAcceptedRow = { line: number; cells: Record<string, string> };

/** A line of the list that breaks a rule; the message names the line and the field. */
export class NotAcceptedError extends Error {
  override name = "NotAcceptedError";
}

const NAME = z.string().trim().max(60, "must be at most 60 characters");
const ADVICE = z.string().trim().max(300, "must be at most 300 characters");

const rowSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens")
    .max(40, "must be at most 40 characters"),
  name: NAME.min(1, "must not be empty"),
  aliases: z
    .string()
    .default("")
    .transform((text) => text.split("|").map((word) => word.trim()))
    .transform((words) => words.filter((word) => word !== "")),
  advice: ADVICE.min(1, "must not be empty"),
  name_es: NAME.optional(),
  advice_es: ADVICE.optional(),
});

/**
 * The list from its rows, checked one by one. An empty list is allowed: an owner may take everything.
 * @throws NotAcceptedError naming the first bad line and field, or a repeated id
 */
export function parseNotAccepted(rows: readonly NotAcceptedRow[]): NotAccepted[] {
  const firstLine = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const entry = parseRow(line, cells);
    const earlier = firstLine.get(entry.id);
    if (earlier)
      throw new NotAcceptedError(`line ${line}, id: "${entry.id}" is taken by line ${earlier}`);
    firstLine.set(entry.id, line);
    return entry;
  });
}

function parseRow(line: number, cells: Record<string, string>): NotAccepted {
  const parsed = rowSchema.safeParse(cells);
  if (parsed.success) {
    const { name_es, advice_es, ...entry } = parsed.data;
    return { ...entry, nameEs: name_es || undefined, adviceEs: advice_es || undefined };
  }
  const issue = parsed.error.issues[0];
  const field = String(issue?.path[0] ?? "row");
  const message = cells[field] === undefined ? "is missing" : issue?.message;
  throw new NotAcceptedError(`line ${line}, ${field}: ${message}`);
}
