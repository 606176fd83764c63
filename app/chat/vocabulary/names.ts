/**
 * The phrases a catalogue name stands for: "Stove / Oven" is two, "Kayak or Canoe" is two,
 * "Massage or Salon Chair" shares its last word, "TV (40-59 inch)" is a TV.
 */
export function phrasesOfName(name: string): string[] {
  const inside = /\(([^)]*)\)/.exec(name)?.[1] ?? "";
  const plain = name.replace(/\([^)]*\)/g, " ").trim();
  const phrases = plain.split("/").flatMap((part) => splitAlternatives(part.trim()));
  const described = /^\d+ \w+$/.test(inside) ? phrases.map((phrase) => `${inside} ${phrase}`) : [];
  return [...described, ...phrases].filter((phrase) => phrase !== "");
}

function splitAlternatives(part: string): string[] {
  const [left, right] = part.split(/ or /i);
  if (left === undefined || right === undefined) return [part];
  const leftWords = left.split(" ");
  const rightWords = right.split(" ");
  if (rightWords.length === 1) {
    return leftWords.length === 1 ? [left, right] : [left, `${leftWords[0]} ${right}`, right];
  }
  return [`${left} ${rightWords.at(-1)}`, right];
}

/** How an item's name says what one of it is: "(Pile)", "(per 100 lb)"; empty for a piece. */
export function measureOfName(name: string): string {
  const inside = /\(([^)]*)\)/.exec(name)?.[1]?.toLowerCase() ?? "";
  const known = /\b(?:pile|load|bundle|bag|box|bin|stack|room|square|100 lb)\b/.exec(inside);
  return known?.[0] ?? "";
}

/** A range of sizes in a name, such as "(Under 40 inch)", "(40-59 inch)" or "(60 inch and Up)". */
export function rangeOfName(name: string): { low: number; high: number } | undefined {
  const inside = /\(([^)]*)\)/.exec(name)?.[1]?.toLowerCase() ?? "";
  const under = /under (\d+) inch/.exec(inside);
  if (under) return { low: 0, high: Number(under[1]) - 1 };
  const between = /(\d+)-(\d+) inch/.exec(inside);
  if (between) return { low: Number(between[1]), high: Number(between[2]) };
  const from = /(\d+) inch and up/.exec(inside);
  return from ? { low: Number(from[1]), high: Number.POSITIVE_INFINITY } : undefined;
}
