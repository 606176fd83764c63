import { ROOMS } from "../words/places.ts";
import { wordSet } from "../words/table.ts";
import type { Mention } from "./mention.ts";
import { type Piece, wordAt, wordsBetween } from "./pieces.ts";

const HOLDS = wordSet("holds fits held");
const SERVES =
  /^(?:counts?|counted|considered|used|works|doubles|doubled|doubling|big|size|heavy|large|use|serves|served|serving)$/;
const USES = /^us(?:e|ed|es|ing)$/;
const SERVES_ES =
  /^(?:(?:us|ocup)(?:o|a|an|amos|aba|aban|abamos|e|ando)|sirv(?:e|en|io|ia)|servia|servian)$/;

/** "used as a desk", "la uso de ropero", "bigger than a couch": told of another thing. */
export function isCompared(
  mention: Mention,
  before: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  if (isMeasuredBy(mention, pieces)) return true;
  const link = wordAt(pieces, mention.start - 1);
  const verb = wordAt(pieces, mention.start - 2);
  if (mention.definite && before && (link === "where" || (verb === "donde" && STANDS.test(link))))
    return true;
  // "the back bedroom holds a daybed" lists what is there.
  if (HOLDS.has(link)) return !ROOMS.has(verb);
  if (link === "than") return !/^(?:other|more|less)$/.test(verb);
  if (link === "de" || link === "como")
    return (mention.count === null || mention.indefinite) && SERVES_ES.test(verb);
  return link === "as" && (SERVES.test(verb) || isObjectOfUse(mention.start - 2, before, pieces));
}

const MEASURES =
  /(?: (?:the|about|same) size of| del? tamano de| as (?!(?:well|soon|long|far|many) )\S+ as| tan \S+ como| mas \S+ que| (?:weigh|look|feel|smell|sound)(?:s|ed)? (?:just |kind of |kinda )?like| (?:pesa|huele|se ve|se siente)n? (?:igual )?(?:como|que)| us(?:e|ed|es|ing) (?:it|them|this|that)? ?(?:like|kind of like|sort of like))$/;

/** The last word of each of these. */
const LIKENS = /^(?:of|de|as|como|que|.*like)$/;

/** "the size of a couch", "tan pesado como un refri", "we use it like a coffee table". */
function isMeasuredBy({ start, count, indefinite }: Mention, pieces: readonly Piece[]): boolean {
  if ((count !== null && !indefinite) || !LIKENS.test(wordAt(pieces, start - 1))) return false;
  return MEASURES.test(` ${wordsBetween(pieces, Math.max(0, start - 6), start)}`);
}

/** "the spot where the tv goes", "donde va la tele": what stands there, not what is to go. */
const STANDS = /^(?:va|iba|estaba|esta|ponia|poniamos|pongo|ponemos|tenia|tenemos)$/;

/** "use it as a desk", "using the dining table as a desk": what is put to use stands before "as". */
function isObjectOfUse(at: number, before: Mention | undefined, pieces: readonly Piece[]): boolean {
  if (/^(?:it|them|this|that)$/.test(wordAt(pieces, at))) return USES.test(wordAt(pieces, at - 1));
  return before?.end === at + 1 && USES.test(wordAt(pieces, before.start - 1));
}
