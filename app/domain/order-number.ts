/**
 * An order number: "JB-" and six digits, 100000 to 999999 (rule 64).
 * @param random a number from 0 up to but not including 1
 */
export function orderNumber(random: number): string {
  return `JB-${100_000 + Math.floor(random * 900_000)}`;
}
