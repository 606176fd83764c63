import type { Command, Event, NamedEvent, RemarkEvent } from "#app/chat/parser/clauses/state.ts";
import { LOAD_WORDS } from "#app/chat/parser/text/number-words.ts";
import {
  hasTraits,
  isOfCategory,
  isOther,
  isScreenSize,
  type Thing,
  variantOf,
  withTraits,
} from "#app/chat/parser/things/thing.ts";
import { BED_SIZES } from "#app/chat/parser/vocabulary/lexicon.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import {
  addLine,
  around,
  asking,
  type Line,
  type List,
  lastLine,
  lineAt,
  lineOf,
  type NewLine,
  type Place,
  withDoubt,
  withLine,
  withOffered,
} from "./list.ts";
import { isBare, isExplained, kindOf, spokenOf, wholeOf } from "./refer.ts";

const GUESS = 2; // A plural without a count is at least this many, and the reply asks.
const MOST_IN_FOCUS = 6; // No more names than these are spoken of together by "both" and "they".

/** The list after one more message, which comes in the parts that were read together. */
export function applyMessage(
  list: List,
  parts: readonly (readonly Event[])[],
  message: number,
  vocabulary: Vocabulary,
): List {
  const fresh: List = { ...list, history: [...list.history, list.lines], instead: null };
  const after = parts.reduce((now, part) => applyPart(now, part, message, vocabulary), fresh);
  if (after.lines === list.lines) return { ...after, history: list.history };
  return { ...after, removed: takenOff(after) ?? list.removed };
}

function takenOff(list: List): readonly Line[] | undefined {
  const off = list.history.at(-1)?.filter(({ key }) => !lineAt(list, key)) ?? [];
  return off.length > 0 ? off : undefined;
}

function applyPart(list: List, events: readonly Event[], message: number, vocabulary: Vocabulary) {
  const named = events.filter((event) => event.kind === "thing");
  const kept = named.filter(({ role }) => role === "keep");
  const spared = kept.filter(({ excepted, thing }) => excepted && thing.count === null);
  const excepted = spared.map(({ thing }) => thing);
  const restates = named.some(({ repairs, only, adds }) => (repairs || only) && !adds);
  const place: Place = { message, excepted, restates, vocabulary };
  return events.reduce(
    (now, event) => applyEvent(now, event, place),
    restricted(list, named, place),
  );
}

/** "just the X": the lines of earlier messages that this one does not name are dropped. */
function restricted(list: List, named: readonly NamedEvent[], place: Place): List {
  const taken = named.filter(({ role, sure }) => role === "take" && sure !== "no");
  const [first] = taken;
  // "not the crib, just the mattress": in place of that one.
  const isNew = first?.tells && first.thing.indefinite;
  const lineFor = (thing: Thing) => spokenOf(list, thing, place) ?? wholeOf(list, thing, place);
  const isMore = named.some(({ adds, denied }) => adds || denied);
  if (!first?.only || isNew || first.tells === "before" || isMore) return list;
  // "only 1 nightstand": fewer of what is there, no word about the rest.
  const { count } = first.thing;
  if (count !== null && count !== (lineFor(first.thing)?.quantity ?? count)) return list;
  const kept = new Set(taken.map(({ thing }) => lineFor(thing)?.key));
  const lines = list.lines.filter(({ message, key }) => message === place.message || kept.has(key));
  return { ...list, lines };
}

function applyEvent(list: List, event: Event, place: Place): List {
  if (event.kind === "thing") return applyThing(list, event, place);
  if (event.kind === "remark") return applyRemark(list, event, place);
  if (event.kind === "drop") return drop(list, event.all, place);
  return applyCommand(list, event.command);
}

function applyThing(list: List, event: NamedEvent, place: Place): List {
  const { thing, role, sure } = event;
  const isLoaded = list.lines.some(({ id }) => LOAD_WORDS.has(id));
  // "half a truck: boxes, toys": what has no count of its own fills it.
  const fills = isLoaded && thing.count === null && (thing.plural || thing.collective);
  // "a desk. paint cans too, 15 of them": named last, and none of the lines
  if (thing.kind === "refused") return { ...list, focus: focusOn(list, Symbol(thing.id)) };
  if (fills) return list;
  const line = spokenOf(list, thing, place);
  if (role === "aside" || (!line && sure === "no")) {
    const isTold = role === "take" || (list.lines.length === 0 && !list.offered);
    const next = isTold ? { ...list, offered: newLine(thing, place) } : list;
    return withDoubt(list, next, event, place.message);
  }
  const told = role === "take" ? toldOf(list, event, place) : keep(list, event, place);
  const next = told ?? take(list, event, place);
  const isSure = line?.message === place.message && role === "take" && !thing.definite;
  const key = spokenOf(next, thing, place)?.key;
  const offered = line || role === "take" ? null : next.offered;
  const focused = { ...next, focus: focusOn(next, key), offered };
  return withDoubt(list, focused, isSure ? { ...event, sure: "sure" } : event, place.message);
}

function focusOn({ focus }: List, key: symbol | undefined): List["focus"] {
  return [...focus.filter((one) => one !== key), key].slice(-MOST_IN_FOCUS);
}

/** "the couch is a sleeper": the line changes to the kind that the sentence gives. */
function toldOf(list: List, event: NamedEvent, place: Place): List | undefined {
  const { thing, tells } = event;
  if (!tells) return undefined;
  const { vocabulary } = place;
  const isKin = ({ base }: Line) => vocabulary.heads.get(thing.id)?.has(base.head);
  const last = lineAt(list, list.focus.at(-1));
  const named = lineOf(list, thing.id) ?? list.lines.findLast(isKin) ?? last;
  const line = tells === "before" && last ? last : named;
  if (!line) return undefined;
  if (tells === "some") {
    if (lineOf(list, thing.id)) return list;
    // "3 tvs: one 55, one is a tube tv": so many less of those whose kind is not told yet
    const plain = list.lines.filter(({ described }) => !described);
    const left = plain.findLast(isKin) ?? plain.findLast(({ quantity }) => quantity > 1);
    if (!left) return added(list, event, place);
    const quantity = left.quantity - (thing.count ?? 1);
    return added(withLine(list, left, { quantity }), event, place);
  }
  // "the fridge is a french door" names no door.
  const isOfNoun = vocabulary.heads.get(thing.id)?.has(line.base.head);
  const traits = { words: [...thing.traits.words, ...thing.words], inches: null };
  const isPlain = isBare(thing) && (thing.indefinite || thing.traits.words.length === 0);
  const id = isOfNoun || isPlain ? undefined : kindOf(line, traits, vocabulary);
  const isKind = id !== undefined && id !== line.id;
  return isKind ? withLine(list, line, { id, described: true }) : toldAs(list, line, event);
}

/** The line is what it is told to be, as many as were said with it. */
function toldAs(list: List, line: Line, { thing, repairs, adds, only }: NamedEvent): List {
  const { id, described, base } = thing;
  const isNew = line.open || replaces({ repairs, adds, only });
  const isGiven = isCounted(thing) || (isNew && thing.indefinite);
  const counted = isGiven ? { quantity: isCounted(thing) ? thing.count : 1, open: false } : {};
  // "it's a desk", of an executive desk, tells nothing new.
  const isLess = isBare(thing) && line.base.words.includes(thing.base.head);
  return withLine(list, line, isLess ? counted : { id, described, base, ...counted });
}

function isOpen({ count, plural, vague, collective }: Thing): boolean {
  return count === null && (vague || (plural && !collective));
}

function keep(list: List, { thing, denied }: NamedEvent, place: Place): List {
  // "a freezer, not a fridge" says nothing of the freezer.
  const line = denied ? lineOf(list, thing.id) : spokenOf(list, thing, place);
  if (!line) return list;
  // "2 chairs, keep the rocking chair"
  const isNow = line.message === place.message;
  // "6 tires, no rims"; "a sectional, not a couch": a bare denial is no word about a kind just named.
  if (denied && line.base.literal !== thing.base.literal) return list;
  // "keep the scanner" says nothing of a printer.
  const isOne = list.lines.filter(({ id }) => id === line.id).length === 1;
  const isNew = isNow || thing.base.head === line.base.head || !isOne;
  if (line.id === thing.id && isNew && isOther(thing.base, line.base)) return list;
  // "hold the carpet", of 3 rooms; "leave the shelving", of 5 units
  const isSold = place.vocabulary.measures.has(thing.id);
  const isMass = thing.collective || thing.base.literal.endsWith("ing") || isSold;
  const all = thing.plural || isMass ? line.quantity : 1;
  const kept = denied ? line.quantity : (thing.count ?? all);
  return withLine(list, line, { quantity: line.quantity - kept, open: false });
}

function take(list: List, event: NamedEvent, place: Place): List {
  const { thing, adds, joined, edits, tells } = event;
  const { message } = place;
  const known = spokenOf(list, thing, place);
  const found = known ? undefined : wholeOf(list, thing, place);
  const whole = found && found.message < message ? found : undefined;
  if (whole && event.only) return withLine(list, whole, partOf(whole, thing, place));
  // "a bed || it is a full, mattress and frame and all"
  if (whole && thing.count === null && !thing.plural && !adds) return list;
  // "sorry, a queen bed": in place of the bed named last, whatever its size.
  const righted = list.lines.findLast(({ base }) => base.head === thing.base.head);
  // "a riding mower || mower is the push kind"
  const isTold = event.described && thing.described && !thing.definite && thing.count === null;
  const line = known ?? (replaces(event) || tells || isTold ? righted : undefined);
  if (!line) return added(list, event, place);
  const isEarlier = line.message < message;
  if (edits && (isEarlier || thing.definite)) return keep(list, event, place);
  // "so the piano and the chairs, that's it": what the list has is told once more.
  const isAgain = place.restates && isBare(thing) && (isEarlier || thing.definite);
  // "tv is 70 in": a subject adds nothing.
  const isSubject = event.described && (!thing.definite || thing.described);
  const isCount = line.counted && isCounted(thing) && !thing.definite && !isEarlier;
  const isNext = (adds || joined || isCount) && !isSubject && !isAgain && !tells;
  if (isNext && (line.id !== thing.id || isOther(thing.base, line.base)))
    return added(list, event, place);
  return line.id === thing.id || isBare(thing)
    ? recounted(list, line, event, place)
    : toldAs(list, line, event);
}

/** Said in place of what was there: "no, 4 chairs", but "sorry, also a desk". */
function replaces({ repairs, adds, only }: Pick<NamedEvent, "repairs" | "adds" | "only">): boolean {
  return (repairs && !adds) || only;
}

/** A line that is named again: its count is replaced, comes on top, or stays. */
function recounted(list: List, line: Line, event: NamedEvent, { message }: Place): List {
  const { thing, adds, described, joined } = event;
  const isEarlier = line.message < message;
  const count = countOf(thing);
  const by = (more: number) => withLine(list, line, { quantity: line.quantity + more });
  const to = withLine(list, line, { quantity: count, open: false });
  if (thing.fewer) return by(-count);
  // "6 chairs, one chair is broken", "one of the chairs is broken"
  const isMore = thing.additive || (adds && isEarlier && !thing.definite);
  if (isMore) return isExplained(list, line, count) ? list : by(count);
  const isGiven = isCounted(thing) || (thing.count !== null && (replaces(event) || line.open));
  if (replaces(event) || isEarlier) return isGiven ? to : list;
  // "pew removal! we have 18 pews"
  if (described || line.open || isOpen(thing) || (isCounted(thing) && !line.counted && !joined))
    return isGiven ? to : list;
  // "8 tires, some with rims"
  return event.sure === "no" ? list : by(count);
}

function added(list: List, { thing, only }: NamedEvent, place: Place): List {
  // "4 patio chairs, an umbrella. keep the umbrella" says nothing of the chairs.
  const isExcepted = ({ id, base }: Thing) => id === thing.id && !isOther(thing.base, base);
  if (place.excepted.some(isExcepted)) return list;
  // "a king mattress || and its box spring"
  const isSized = ({ id, described }: Line) =>
    described && isOfCategory(id, thing.id, place.vocabulary);
  const [sized, ...more] = list.lines.filter(isSized);
  const whole = thing.definite || only ? (more.at(-1) ?? sized) : undefined;
  return addLine(list, whole ? partOf(whole, thing, place) : newLine(thing, place));
}

function newLine(thing: Thing, { message }: Place): NewLine {
  const { id, described, base } = thing;
  const [open, counted] = [isOpen(thing), isCounted(thing)];
  return { id, quantity: countOf(thing), open, counted, described, base, message };
}

/** A part in the size and for the room of the thing that it is of. */
function partOf({ id, described, base }: Line, part: Thing, place: Place): NewLine {
  const { catalog } = place.vocabulary;
  const words = described ? catalog.byId.get(id)?.name.toLowerCase().split(" ") : base.words;
  const kind = withTraits(part.base, { words: words ?? [], inches: null }, place.vocabulary);
  return newLine(part.described || kind.id === id ? part : { ...part, ...kind }, place);
}

function countOf(thing: Thing): number {
  return thing.count ?? (isOpen(thing) ? GUESS : 1);
}

function isCounted(thing: Thing): thing is Thing & { count: number } {
  return thing.count !== null && !thing.indefinite;
}

function drop(list: List, all: boolean, { message }: Place): List {
  if (all) return { ...list, lines: [], instead: list.lines };
  const last = lineAt(list, list.focus.at(-1));
  return last ? asking(withLine(list, last, null), last.id, [last.quantity], message) : list;
}

function applyCommand(list: List, command: Command): List {
  if (command === "accept") return withOffered(list, 1) ?? list;
  if (command === "clear") return { ...list, lines: [], focus: [], unsure: [] };
  if (command === "undo") {
    // "and a mattress. never mind that": of this message, else of the one before
    const now = list.history.lastIndexOf(list.lines);
    const lines = list.history.slice(0, now === -1 ? undefined : now).at(-1);
    return lines ? { ...list, lines } : list;
  }
  const back = takenOff(list) ?? list.removed.filter(({ key }) => !lineAt(list, key));
  if (back.length === 0) return withOffered(list, 1) ?? list;
  return { ...list, lines: [...list.lines, ...back], removed: [] };
}

/** A count or a kind told without a name goes to what was named last. */
export function applyRemark(list: List, said: RemarkEvent, place: Place): List {
  const named = list.focus.flatMap((key) => lineAt(list, key) ?? []);
  const { traits, count } = said;
  const { vocabulary } = place;
  const had = offeredAs(list, said, place);
  if (had) return had;
  if (said.each) return named.reduce((next, line) => counted(next, line, said, place), list);
  const last = lineMeant(list, named, said, place);
  if (!last) return list;
  const latest = [last, ...list.lines.toReversed()];
  // "a tv || 32", "2 tvs || a 32 and a 55": so many inches, and no tv is named by the dozen.
  const screen = latest.find(
    ({ id, quantity }) => isScreenSize(id, count, vocabulary) && (count ?? 0) > 4 * quantity,
  );
  if (screen && !last.open) {
    const id = kindOf(screen, { words: [], inches: count }, vocabulary);
    return id ? toKind(list, screen, id, said.all ? null : 1) : list;
  }
  if (!hasTraits(traits)) return counted(list, last, said, place);
  // "there are 14, leaning on the fence": what tells no kind is only talk.
  const told = withKind(list, said.all ? named : latest, said, place);
  return told ?? (said.counts ? counted(list, last, said, place) : list);
}

/** "do you take mattresses? || I have 2", "… a king": what was only asked about is had. */
function offeredAs(list: List, { traits, count }: RemarkEvent, { vocabulary }: Place) {
  const { offered } = list;
  const id = offered && kindOf(offered, traits, vocabulary);
  if (id) return withOffered({ ...list, offered: { ...offered, id, described: true } }, count ?? 1);
  return count === null ? undefined : withOffered(list, count);
}

/** The line that a remark speaks of: the one that was asked about, one of several for fewer, else the last named. */
function lineMeant(list: List, named: readonly Line[], { count, op }: RemarkEvent, place: Place) {
  const [open, other] = count === null ? [] : list.lines.filter((line) => line.open);
  if (open && !other) return open;
  // "3 TVs and the stand || just 2 of them", "… || there are 2 more in the den"
  const isOfSeveral = ({ quantity, message }: Line) =>
    count !== null && quantity > (op === "add" ? 1 : count) && message < place.message;
  const last = lastLine(list);
  return last && count !== null && count > 1 && last.quantity === 1
    ? (named.findLast(isOfSeveral) ?? last)
    : last;
}

/** The first of the lines that come in the kind told, all of them for "both", as what it is. */
function withKind(
  list: List,
  candidates: readonly Line[],
  { traits, all, count }: RemarkEvent,
  { vocabulary }: Place,
): List | undefined {
  const fits = candidates.filter((line) => kindOf(line, traits, vocabulary) !== undefined);
  // Of "2 tvs" the one without a size comes before the one that has it.
  const bare = fits.filter((line) => !line.described && line.base.head === fits[0]?.base.head);
  const told = fits.filter((line) => line.id === kindOf(line, traits, vocabulary));
  const [first] = [...bare, ...told, ...fits];
  if (!first) {
    // "washer and dryer || its the stacked kind": one thing by both names
    const [one, two] = list.lines.slice(-2);
    const words = [...(one?.base.words ?? []), "and", ...(two?.base.words ?? [])];
    const both = one && two && variantOf({ ...one.base, words }, traits, vocabulary);
    return both && withLine(withLine(list, two, null), one, { id: both.id, described: true });
  }
  // "a mattress and box spring || it's a queen": both are
  const isSized = (count ?? 1) === 1 && traits.words.some((word) => BED_SIZES.has(word));
  const isPair = ({ quantity, message, described }: Line) =>
    isSized && quantity === 1 && message === first.message && described === first.described;
  const lines = new Set(fits.filter((line) => all || line === first || isPair(line)));
  const kind = (line: Line) => kindOf(line, traits, vocabulary) ?? line.id;
  return [...lines].reduce((next, line) => toKind(next, line, kind(line), count), list);
}

function counted(list: List, line: Line, { count, op }: RemarkEvent, { message }: Place): List {
  const { id, quantity } = line;
  // "it's unit 406": no number of things grows a hundredfold.
  if (count === null || count >= 100 * quantity || isExplained(list, line, count)) return list;
  if (op === "set") {
    const set = withLine(list, line, { quantity: count, open: false });
    const corrects = line.message < message && !line.open;
    return corrects ? asking(set, id, around(quantity, count), message) : set;
  }
  const by = op === "add" ? count : -count;
  return withLine(list, line, { quantity: quantity + by, open: false });
}

function toKind(list: List, line: Line, id: string, count: number | null): List {
  const kind = { id, described: true };
  // "some mattresses": "2 twins and a queen" are three.
  if (count === null) return withLine(list, line, kind);
  if (count >= line.quantity)
    return withLine(list, line, { ...kind, quantity: count, open: false });
  const rest = withLine(list, line, { quantity: line.quantity - count, counted: false });
  return addLine(rest, { ...line, ...kind, quantity: count });
}
