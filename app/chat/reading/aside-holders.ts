import { wordSet } from "../words/table.ts";
import type { Mention } from "./mention.ts";
import { markAt, type Piece, wordAt, wordsBetween } from "./pieces.ts";

/** What things are kept in, and is a thing to haul itself. */
const HOLDERS = wordSet(
  "shed sheds barn pod pods container containers trailer trailers carport locker lockers closet closets greenhouse playhouse gazebo porch deck patio tent camper rv storage outbuilding cabinet cabinets",
  "bodega bodegas cobertizo contenedor remolque casita ropero closet caseta",
);
const HOLDS = wordSet(
  "has have had contains contain holds tiene tienen contiene guarda trae full filled packed stuffed loaded lleno llena",
);
const PARTS =
  /^(?:doors?|windows?|shelf|shelves|shelving|wheels?|tires?|locks?|puertas?|ventanas?|repisas?|llantas?)$/;
const FARTHEST = 4;

/** "the shed has 3 bikes and a mower": where the things are; "the shed has 2 windows" tells its parts. */
export function isHolder(
  mention: Mention,
  next: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  const { to, end, count, indefinite } = mention;
  if (count !== null && !indefinite) return false;
  if (!HOLDERS.has(wordAt(pieces, to - 1)) || !next) return false;
  const verb = /^(?:is|are|esta|estan|its|just)$/.test(wordAt(pieces, end)) ? end + 1 : end;
  if (!HOLDS.has(wordAt(pieces, verb))) return false;
  return next.start - verb <= FARTHEST && !PARTS.test(wordAt(pieces, next.to - 1));
}

/** "a ping pong table, table folds up": its noun again, with something to say of it. */
export function isNounAgain(
  mention: Mention,
  before: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  const { words, head, count, indefinite, additive, plural, start, end } = mention;
  if (!before?.described || before.head !== head || words.length > 1 || plural) return false;
  if (count !== null || indefinite || additive || before.plural) return false;
  return (
    start === before.end + 1 && markAt(pieces, before.end) !== "" && SAYS.has(wordAt(pieces, end))
  );
}

const SAYS = wordSet(
  "is folds has comes was works runs weighs measures needs doesnt wont wont cant still breaks broke opens reclines swivels rolls fits looks stands sits got does can will isnt esta tiene pesa mide se no ya viene",
);

const ONCE =
  /^(?:(?:that |which )?(?:i|we|they|he|she|you|yall|my \S+) (?:used to (?:have|own|keep)|once (?:had|owned)|had (?:before|back then|years ago)|(?:no longer|dont|do not) (?:have|own)(?: anymore| any more)?)|(?:que )?(?:antes )?(?:ten(?:ia|iamos|ian) antes|ya no (?:tengo|tenemos|tienen)|tuvimos antes|antes ten(?:ia|iamos|ian)))\b/;

/** The words that such a clause opens with. */
const OPENS_ONCE = wordSet(
  "that which i we they he she you yall my que antes tenia teniamos tenian ya tuvimos",
);

const ONCE_HAD =
  /(?:used to (?:have|own|keep|be)|once (?:had|owned)|antes (?:tenia|teniamos|habia|hubo))(?: (?:a|an|the|our|my|some|un|una|el|la))?$/;

/** The verbs of such a phrase; no more than an article stands behind them. */
const HAD = wordSet("have own keep be had owned tenia teniamos habia hubo");

/** "chlorine from the pool we used to have", "there used to be a hot tub": what is no longer there. */
export function isOfThePast({ start, end }: Mention, pieces: readonly Piece[]): boolean {
  const had = HAD.has(wordAt(pieces, start - 1)) || HAD.has(wordAt(pieces, start - 2));
  if (had && ONCE_HAD.test(wordsBetween(pieces, Math.max(0, start - 4), start))) return true;
  return OPENS_ONCE.has(wordAt(pieces, end)) && ONCE.test(wordsBetween(pieces, end, end + 7));
}
