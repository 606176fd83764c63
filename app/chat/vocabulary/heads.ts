import { isAttribute } from "./attributes.ts";
import type { Lexicon } from "./lexicon.ts";

/** Words that join a phrase and say nothing of the thing. */
export const JOINERS: ReadonlySet<string> = new Set("of para the a la el by up out".split(" "));

/** The key of a phrase whatever the order of its words. */
export function bagKey(words: readonly string[]): string {
  const bag: string[] = [];
  for (const word of words) if (!JOINERS.has(word) && !bag.includes(word)) bag.push(word);
  return bag.sort().join(" ");
}

const AFTER_HEAD: ReadonlySet<string> = new Set(["of", "para", "with", "and"]);

/**
 * The noun of a phrase: its last word before any "of …" or "with …", or the one before a Spanish
 * adjective ("cama matrimonial").
 */
export function headOf(words: readonly string[], lexicon: Lexicon): string {
  const cut = words.findIndex((word, index) => index > 0 && AFTER_HEAD.has(word));
  const own = cut === -1 ? words : words.slice(0, cut);
  const last = own.at(-1) ?? "";
  if (!isAttribute(last)) return last;
  return own.findLast((word) => lexicon.nouns.has(word)) ?? last;
}

/** The floor area of "10x12"; 0 for a word that is none. */
export function areaOf(word: string): number {
  const sides = /^(\d+)x(\d+)$/.exec(word);
  return sides ? Number(sides[1]) * Number(sides[2]) : 0;
}
