import { FEATURE_UNITS } from "../text/units.ts";
import { isAttribute, SIZE_FILLERS } from "../vocabulary/attributes.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { AND, ANOTHER, INDEFINITE, isFunctionWord } from "../words/function-words.ts";
import { MAKERS } from "../words/makers.ts";
import { NOT_THINGS } from "../words/not-things.ts";
import { isOrdinaryWord } from "../words/ordinary.ts";
import { wordSet } from "../words/table.ts";
import type { Owner } from "./find-mentions.ts";
import { addMeasure, noTraits, type TraitList } from "./noun-phrase.ts";
import { roleOf, unitAt } from "./numbers.ts";
import { type Piece, wordAt } from "./pieces.ts";
import { hasTraits, isTraitWord } from "./variants.ts";

/** A count, a size, or both: "4", "a queen", "2 king". */
export type RemarkPart = {
  count: number | null;
  /** The word behind the count: "six pieces". */
  unit: string;
  article: boolean;
  traits: TraitList;
};

/** A clause about something named before: "there are 4 of them", "make that 3", "2 queen, 1 king". */
export type Remark = {
  parts: RemarkPart[];
  /** "2 more". */
  additive: boolean;
  /** "it is a side by side": put as a sentence on what was named. */
  told: boolean;
  /** "both are king", "los dos son king": said of the two named last. */
  both: boolean;
  /** True when it is put as a correction: "make that", "no", "actually". */
  corrects: boolean;
};

/** Words that may stand around such a count or size and add nothing. */
const FILLERS = wordSet(
  "a an the it its that thats theyre they there theres are is be was were just only like about around maybe probably approx approximately roughly some",
  "i we have got think guess mean meant want need say said make made change put set do go with to of them those these em in total all in altogether or so more",
  "idk dunno know idek honestly exactly exact no nope not yes yeah yep ok okay oh um uh hmm well sorry wait actually rather instead correction right sure please pls lol size sized one ones each ea pieces pcs",
  "add adding agrega agregue porfa porfis plis xfa favor por my bad both el la los las un una es son sean serian hay como unos unas mas bien mejor digo perdon si que q sea quise decir pon ponle pongan ponga de en total cada uno ellos ellas esas esos tengo tenemos nomas solo solamente fueron creo eran van bueno pues then now antes ambos ambas tamano tipo another extra ah ay eh ups todos todas could might may realidad espera oops for kind type style kinds types other otro otra",
);
const CORRECTS = wordSet(
  "make change actually no not sorry wait rather instead mean meant correction bien mejor digo perdon decir nope ponle pon",
);

/** Reads a clause that names nothing; undefined when it says more than counts and sizes. */
export function remarkOf(
  pieces: readonly Piece[],
  from: number,
  to: number,
  owner: Owner,
  vocabulary: Vocabulary,
): Remark | undefined {
  const remark: Remark = {
    parts: [newPart()],
    additive: false,
    told: false,
    both: saysBoth(pieces, from),
    corrects: false,
  };
  let made = false;
  for (let at = from; at < to; at += 1) {
    const piece = pieces[at] as Piece;
    if (owner[at]) return undefined;
    if (piece.kind === "number") {
      if (roleOf(pieces, at, owner) === "label") return undefined;
      if (unitAt(pieces, at + 1, owner) !== "") {
        addMeasure(partOf(remark).traits, pieces, at, owner);
        at += 1;
      } else readCount(remark, pieces, at, vocabulary);
    } else if (isDeniedKind(pieces, at, vocabulary)) remark.corrects = true;
    else if (isMakers(remark, piece)) made = true;
    else if (!readWord(remark, piece, vocabulary)) return undefined;
  }
  // "the two are Kenmore" gives no size.
  if (made && !remark.parts.some(({ traits }) => hasTraits(traits))) return undefined;
  // "y una base", "and a topper": a noun that comes on top is no kind of what is there.
  if (AND.has(wordAt(pieces, from)) && namesPart(remark)) return undefined;
  remark.told = /^(?:it|its|they|theyre|thats|es|son)$/.test(wordAt(pieces, from));
  remark.parts = remark.parts.filter(saysSomething);
  if (remark.parts.length === 0 && ANOTHER.has(wordAt(pieces, to - 1)))
    remark.parts.push({ ...newPart(), count: 1 });
  return remark.parts.length > 0 ? remark : undefined;
}

/** "not twin, full": what it is not. */
function isDeniedKind(pieces: readonly Piece[], at: number, vocabulary: Vocabulary): boolean {
  const article = INDEFINITE.has(wordAt(pieces, at - 1)) ? at - 2 : at - 1;
  return (
    /^(?:not|isnt|arent)$/.test(wordAt(pieces, article)) &&
    isTraitWord(pieces[at]?.canon ?? "", vocabulary)
  );
}

/** "65 inch samsung": its maker or colour, or a word that nobody knows behind a size. */
function isMakers(remark: Remark, { kind, text, known }: Piece): boolean {
  if (kind !== "word") return false;
  const unheard = !known && !isFunctionWord(text) && !isOrdinaryWord(text) && !NOT_THINGS.has(text);
  return MAKERS.has(text) || (unheard && partOf(remark).traits.inches !== null);
}

function namesPart({ parts }: Remark): boolean {
  const [first, second] = parts;
  return (
    second === undefined && first?.traits.words.some((word) => NOUNS_OF_KINDS.test(word)) === true
  );
}

/** Traits that are things of their own. */
const NOUNS_OF_KINDS = /^(?:base|frame|topper|pad|stand|cabinet|rack|holder)$/;

function saysBoth(pieces: readonly Piece[], from: number): boolean {
  const [first, next] = [wordAt(pieces, from), pieces[from + 1]];
  if (/^(?:both|ambos|ambas)$/.test(first)) return true;
  return (
    /^(?:los|las|the|they|theyre)$/.test(first) &&
    (next?.text === "both" ||
      (next?.value === 2 && !FEATURE_UNITS.has(pieces[from + 2]?.canon ?? "")))
  );
}

/** True for a remark that gives nothing but sizes, which may stand beside names in a message. */
export function isPlainSize({ parts }: Remark): boolean {
  return parts.every(({ traits }) =>
    traits.words.every(
      (word) => isAttribute(word) || /^\d/.test(word) || /^(?:inch|drawer|piece)$/.test(word),
    ),
  );
}

function newPart(): RemarkPart {
  return { count: null, unit: "", article: false, traits: noTraits() };
}

function partOf({ parts }: Remark): RemarkPart {
  return parts.at(-1) as RemarkPart;
}

function saysSomething({ count, traits }: RemarkPart): boolean {
  return count !== null || hasTraits(traits);
}

function readCount(
  remark: Remark,
  pieces: readonly Piece[],
  at: number,
  vocabulary: Vocabulary,
): void {
  const value = pieces[at]?.value ?? 0;
  const before = wordAt(pieces, at - 1);
  const takenBack =
    before === "not" ||
    (before === "es" && wordAt(pieces, at - 2) === "no") ||
    (before === "of" && wordAt(pieces, at - 2) === "instead");
  const part = partOf(remark);
  // "the small one", "that one": a pronoun, not a count.
  const described = hasTraits(part.traits) && !isTraitWord(pieces[at + 1]?.canon ?? "", vocabulary);
  if (takenBack || (value === 1 && (described || /^(?:that|this|the|other)$/.test(before)))) return;
  const unit = wordAt(pieces, at + 1);
  if (saysSomething(part)) remark.parts.push({ ...newPart(), count: value, unit });
  else Object.assign(part, { count: value, unit });
  if (/^(?:more|mas|extra)$/.test(wordAt(pieces, at + 1)) && wordAt(pieces, at + 2) !== "bien")
    remark.additive = true;
}

function readWord(remark: Remark, piece: Piece, vocabulary: Vocabulary): boolean {
  if (piece.kind !== "word") return false;
  const { text } = piece;
  if (CORRECTS.has(text)) remark.corrects = true;
  if (/^(?:add|adding|agrega|agregue|another)$/.test(text)) remark.additive = true;
  if (text === "plus" && !saysSomething(partOf(remark))) remark.additive = true;
  if (AND.has(text) && saysSomething(partOf(remark))) remark.parts.push(newPart());
  else if (INDEFINITE.has(text)) partOf(remark).article = true;
  if (AND.has(text) || FILLERS.has(text) || SIZE_FILLERS.has(text) || CORRECTS.has(text))
    return true;
  if (!isTraitWord(piece.canon, vocabulary)) return false;
  partOf(remark).traits.words.push(piece.canon);
  return true;
}
