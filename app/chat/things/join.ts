import { bagKey } from "../vocabulary/heads.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { DEFINITE, OF } from "../words/function-words.ts";
import type { Name } from "./find.ts";
import { type Pieces, wordAt } from "./pieces.ts";

/**
 * Two names that are one: written side by side where one only describes the other ("window acs"), or
 * joined by an "of" or a "for the" that the lists know as one name ("mattress for the crib").
 */
export function joinNames(names: readonly Name[], pieces: Pieces, vocabulary: Vocabulary): Name[] {
  const done: Name[] = [];
  for (const name of names) {
    const before = done.at(-1);
    const one = before && joined(before, name, pieces, vocabulary);
    if (one) done[done.length - 1] = one;
    else done.push(name);
  }
  return done;
}

function joined(
  first: Name,
  second: Name,
  pieces: Pieces,
  vocabulary: Vocabulary,
): Name | undefined {
  if (second.from - first.to > 2) return undefined;
  const span = { from: first.from, to: second.to };
  if (second.from > first.to) {
    for (let at = first.to; at < second.from; at += 1) {
      const word = wordAt(pieces, at);
      if (!OF.has(word) && !DEFINITE.has(word) && word !== "for") return undefined;
    }
    const hit = vocabulary.bags.get(bagKey([...first.hit.words, ...second.hit.words]));
    return hit && { ...span, hit };
  }
  if (first.hit.id === second.hit.id) return { ...span, hit: second.hit };
  return describes(first, second, vocabulary) ? { ...span, hit: second.hit } : undefined;
}

/** True where a word of the first stands before the noun of one of the second's names. */
function describes(first: Name, second: Name, vocabulary: Vocabulary): boolean {
  const word = first.hit.words[0] ?? "";
  if (first.hit.words.length > 1 || vocabulary.heads.get(second.hit.id)?.has(word)) return false;
  return (vocabulary.phrasesById.get(second.hit.id) ?? []).some(
    (words) => words.length > 1 && words.indexOf(word) === 0,
  );
}
