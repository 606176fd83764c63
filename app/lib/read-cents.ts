/** Cents of an amount as it is typed, "404.59", "$1,250" or "20"; null for what is none. */
export function readCents(typed: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const dollars = Number((match[1] ?? "").replaceAll(",", ""));
  return dollars * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}
