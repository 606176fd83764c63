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
  return inFours(Array.from({ length: PRINTED_LENGTH }, () => ALPHABET[draw(ALPHABET.length)]));
}

/** How many codes a set on paper has, and of how many characters each is: 4 × 10²³ there are. */
export const RECOVERY_CODES = 8;
const RECOVERY_LENGTH = 16;

/** A code to be kept on paper, like "K7QM-2XRD-9TWP-4HNE". @param draw as for `printedCode` */
export function recoveryCode(draw: (below: number) => number): string {
  return inFours(Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[draw(ALPHABET.length)]));
}

/** A code of the paper as it was typed, in its one spelling; null for what can be none. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.slice(0, 60).toUpperCase().replace(/[\s-]/g, "");
  const isOne = code.length === RECOVERY_LENGTH && [...code].every((one) => ALPHABET.includes(one));
  return isOne ? inFours([...code]) : null;
}

function inFours(letters: readonly (string | undefined)[]): string {
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
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
  return isPrinted ? inFours([...code]) : null;
}
