/** Who may see the desk (docs/security.md, "The desk"). */

/** The owner sees all of it, a crew member today and tomorrow. */
export type DeskPerson = { role: "owner" } | { role: "crew"; crewId: number; name: string };

/** As whom a person changes a job: the crew by name (rule 421). */
export function actorOf(person: DeskPerson): { who: DeskPerson["role"]; by?: string } {
  return person.role === "owner" ? { who: "owner" } : { who: "crew", by: person.name };
}

export type DeskRole = DeskPerson["role"];

/** A device that is signed in. */
export type DeskSession = { id: number; person: DeskPerson; device: string; seenAt: string };

/** A session ends when it was not used for so long. */
export const SESSION_DAYS = 90;
export const CODE_MINUTES = 15;
/** Wrong codes that an emailed code outlives. */
export const MAX_TRIES = 5;

/** Without letters and digits that are taken for one another. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const PRINTED_LENGTH = 8;
export const EMAILED_LENGTH = 6;

/**
 * A code to be typed from a screen or a sheet, like "K7QM-2XRD": 6 × 10¹¹ there are.
 * @param draw a whole number from 0 up to but not including its argument
 */
export function printedCode(draw: (below: number) => number): string {
  const letters = Array.from({ length: PRINTED_LENGTH }, () => ALPHABET[draw(ALPHABET.length)]);
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

/** Six digits. */
export function emailedCode(draw: (below: number) => number): string {
  return Array.from({ length: EMAILED_LENGTH }, () => draw(10)).join("");
}

/** A code as it was typed, in its one spelling; null for what can be no code. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(code)) return code;
  const isPrinted =
    code.length === PRINTED_LENGTH && [...code].every((one) => ALPHABET.includes(one));
  return isPrinted ? `${code.slice(0, 4)}-${code.slice(4)}` : null;
}
