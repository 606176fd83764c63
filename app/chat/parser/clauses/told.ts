import { rights } from "#app/chat/parser/things/body.ts";
import { type Pieces, wordAt } from "#app/chat/parser/things/pieces.ts";
import type { Thing } from "#app/chat/parser/things/thing.ts";
import { wordSet } from "#app/chat/parser/words/table.ts";
import type { Part } from "./cues.ts";

const EQUALS = wordSet`
  called really is are it its more this that they was actually now turns turned out to be all
  both them those just only should es son era que en realidad theyre thats kind type of like for
  por than oh no so i say mean guess think er um uh`;
/** "make it a bookshelf", "change that to a piano", "more of a loveseat" */
const MAKES =
  /(?:make|change|switch|cambi\w+) (?:it|that|this|eso)(?: to| into| for| a| por)?$|more (?:of|like)$/;
const SAYS = /^(?:sorry|correction|rather|said|perdon|decir)$/;
const TELLS = /^(?:its|is|thats|theyre|es|son|was|turns|are|be|like|ser|era)$/;
const POINTS = /^(?:it|those|these|its|thats|that|they|theyre|es|son|be|ser)$/;
const SWAPS = /^(?:for|with|to|por|into|a)$/;

/** What a name tells the kind of: "the couch is a sleeper", "no, it's a rower". */
export function toldOf(pieces: Pieces, thing: Thing, before?: Thing, swap?: Part) {
  const { start } = thing;
  const word = wordAt(pieces, start - 1);
  // "make the couch a loveseat"
  const isMade = before?.end === start && thing.indefinite;
  if (swap && swap.from < start && (SWAPS.test(word) || isMade)) {
  }
  if (thing.additive && !thing.definite) return null; // "that's another 5 squares"
  if (/^(?:meant|mean|digo|dije)$/.test(word)) return "last";
  const last = [3, 2, 1].map((by) => wordAt(pieces, start - by)).join(" ");
  const isKind = /^(?:kind|type|style|ones?)$/.test(wordAt(pieces, thing.to));
  if (isKind || (MAKES.test(last) && thing.indefinite)) return before ? "before" : "last";
  const said = word === "" ? wordAt(pieces, start - 2) : word;
  if (SAYS.test(said) && !before) return "last";
  if (before && isPutRight(before, thing, pieces)) return "before";
  let at = start - 1;
  while (EQUALS.has(wordAt(pieces, at))) at -= 1;
  const words = pieces.slice(at + 1, start).map(({ text }) => text);
  // "there will also be a couch"
  if (wordAt(pieces, at) === "also" || !words.some((one) => TELLS.test(one))) return null;
  if (before?.end === at + 1) return "before";
  // "one is a 65, the other is a tube tv"
  if (pieces[at]?.value === 1) return "some";
  return words.some((one) => POINTS.test(one)) ? "last" : null;
}

/**
 * "a piano, sorry, an organ", "… no an organ", but "a piano, no organ", "not the bed, the bed
 * stays": one named in place of another at once.
 */
function isPutRight(before: Thing, thing: Thing, pieces: Pieces): boolean {
  const between = pieces.slice(before.end, thing.start);
  // "only the desk now, the lamp sold" puts nothing right.
  const isOther = before.id !== thing.id;
  const isNo = between.at(-1)?.text === "no" && !/^an?$/.test(wordAt(pieces, thing.start));
  const isTalk = (isOther && isNo) || between[0]?.text === "now";
  const isNew = isOther || thing.count !== null;
  return before.definite === thing.definite && isNew && !isTalk && rights(between);
}
