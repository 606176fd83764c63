/**
 * An order number: "JB-" and six digits, 100000 to 999999 (rule 64).
 * @param random a number from 0 up to but not including 1
 */
export function orderNumber(random: number): string {
  return `JB-${100_000 + Math.floor(random * 900_000)}`;
}

/** An order number as people type it, with or without its "JB-"; null where it is none. */
export function readOrderNumber(typed: string): string | null {
  const digits = /^(?:jb-?)?\s*(\d{6})$/i.exec(typed.trim())?.[1];
  return digits ? `JB-${digits}` : null;
}
