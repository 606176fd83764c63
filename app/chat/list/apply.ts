import { type CartLine, MAX_UNITS_PER_LINE } from "#app/domain/cart.ts";
import type { Command, Event, NamedEvent } from "../clauses/event.ts";
import { LOAD_WORDS } from "../text/load-words.ts";
import type { Thing } from "../things/thing.ts";
import { LUMPED } from "../vocabulary/phrases.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { asking, whole, withDoubt } from "./doubt.ts";
import {
  addLine,
  isNamedApart,
  isOther,
  isToldApart,
  kindOf,
  type Line,
  type List,
  lineAt,
  lineOf,
  type Place,
  quantityOf,
  spokenOf,
  type Unsure,
  withLine,
  withOffered,
} from "./list.ts";
import { applyRemark } from "./remark.ts";

/**
 * The list that a customer chose among those offered. A line that the choice changed is settled; the
 * others stay as open as they were, so that the next question is asked. A choice that changes nothing
 * settles all.
 */
export function chosenList(
  list: List,
  lines: readonly CartLine[],
  message: number,
  { catalog }: Vocabulary,
): List {
  const known = lines.filter(
    ({ id }, at) => catalog.byId.has(id) && lines.findIndex((one) => one.id === id) === at,
  );
  const isSame = ({ id, quantity }: CartLine) =>
    Math.min(quantityOf(list, id), MAX_UNITS_PER_LINE) === quantity;
  const settlesAll =
    known.length === new Set(list.lines.map(({ id }) => id)).size && known.every(isSame);
  const chosen = known.flatMap(({ id, quantity }, at): Line[] => {
    const old = list.lines.filter((line) => line.id === id);
    if (old.length > 0 && !settlesAll && isSame({ id, quantity })) return old;
    const base = { kind: "item" as const, id, words: [id], head: id, literal: id };
    const line = old[0] ?? { id, base, message, counted: true, bare: false, key: list.next + at };
    return [{ ...line, quantity, open: false, described: true }];
  });
  const isOpen = ({ id }: Unsure) =>
    isSame(known.find((line) => line.id === id) ?? { id, quantity: 0 });
  return {
    ...list,
    lines: chosen,
    unsure: settlesAll ? [] : list.unsure.filter(isOpen),
    offered: null,
    instead: [],
    history: [...list.history, list.lines],
    focus: chosen.map(({ key }) => key),
    next: list.next + known.length,
  };
}

/** A plural without a count is at least this many, and the reply asks. */
const GUESS = 2;

/** The list after one more message, which comes in the parts that were read together. */
export function applyMessage(
  list: List,
  parts: readonly (readonly Event[])[],
  message: number,
  vocabulary: Vocabulary,
): List {
  // What was offered, and told the kind of since, is had.
  const isHad = list.lines.some(({ base }) => base.id === list.offered?.base.id);
  const offered = isHad ? null : list.offered;
  const fresh: List = { ...list, start: list.lines, instead: [], offered };
  const read = (before: List, events: readonly Event[]) =>
    applyPart(before, events, message, vocabulary);
  const after = parts.reduce(read, fresh);
  return after.lines === list.lines ? after : { ...after, history: [...list.history, list.lines] };
}

/** The list after one part of a message. */
function applyPart(
  list: List,
  events: readonly Event[],
  message: number,
  vocabulary: Vocabulary,
): List {
  const things = events.filter((event) => event.kind === "thing");
  const named = things.filter(
    ({ thing }, at) => !isToldApart(thing, thing.count, things.slice(at + 1), vocabulary),
  );
  const kept = things.filter(({ role }) => role === "keep");
  const spared = kept.filter((event) => event.excepted && named.includes(event));
  const uncounted = spared.filter(({ thing }) => thing.count === null);
  const place: Place = {
    message,
    excepted: new Set(uncounted.map(({ thing }) => thing.id)),
    denied: kept.filter(({ denied }) => denied).map(({ thing }) => thing),
    hasLoad: [...list.lines, ...named.map(({ thing }) => thing)].some(({ id }) =>
      LOAD_WORDS.has(id),
    ),
    restates: named.some(({ repairs, only, adds }) => (repairs || only) && !adds),
    vocabulary,
  };
  const left = restricted(list, named, place);
  const said = events.filter((event) => event.kind !== "thing" || named.includes(event));
  return said.reduce((next, event) => applyEvent(next, event, place), left);
}

/** "just the X": the lines of earlier messages that this one does not name are dropped. */
function restricted(
  list: List,
  named: readonly NamedEvent[],
  { message, vocabulary }: Place,
): List {
  const lineFor = (thing: Thing) => spokenOf(list, thing, vocabulary, message);
  const taken = named.filter(({ role, sure }) => role === "take" && sure !== "no");
  const [first] = taken;
  if (
    !first?.only ||
    (first.tells && first.thing.indefinite) ||
    // "not the crib, just the mattress": in place of that one
    named.some(({ role, denied }) => role === "keep" && denied) ||
    named.some(({ adds }) => adds)
  )
    return list;
  // "only 1 nightstand": fewer of what is there, no word about the rest.
  const { count } = first.thing;
  const line = lineFor(first.thing);
  if (line && count !== null && count !== line.quantity) return list;
  const kept = new Set(taken.flatMap(({ thing }) => [thing.id, lineFor(thing)?.id]));
  const lines = list.lines.filter(({ message: said, id }) => said === message || kept.has(id));
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
  const { id, count, plural, collective } = thing;
  const isMass = count === null && !LOAD_WORDS.has(id) && (plural || collective);
  if (thing.kind === "refused" || (place.hasLoad && isMass)) return list;
  const known = spokenOf(list, thing, place.vocabulary, place.message) !== undefined;
  const read = role !== "aside" && (known || sure !== "no");
  const next = read
    ? { ...applyNamed(list, event, place), offered: null }
    : {
        ...list,
        offered: role === "take" ? { ...newLine(thing, 1, place.message), key: -1 } : list.offered,
      };
  const told = { ...event, sure: known && role === "take" ? ("sure" as const) : sure };
  return withDoubt(list, next, told, place.message);
}

function applyNamed(list: List, event: NamedEvent, place: Place): List {
  const { thing, role, tells } = event;
  const told = role === "take" && tells ? tellsOf(list, tells, event, place) : undefined;
  const next = told ?? (role === "keep" ? keep : take)(list, event, place);
  // Names of one run are spoken of together by "both" and "they".
  const line = spokenOf(next, thing, place.vocabulary, place.message);
  const before = next.focus.filter((key) => key !== line?.key).slice(-5);
  return { ...next, focus: line ? [...before, line.key] : [...before, GONE] };
}

/** In place of the key of a line that was named and is off the list. */
const GONE = -1;

/** What was named last and is on the list. */
function lastLine(list: List): Line | undefined {
  return lineAt(list, list.focus.at(-1)) ?? list.lines.at(-1);
}

/** "the couch is a sleeper": the line changes to the kind that the sentence gives. */
function tellsOf(
  list: List,
  tells: Thing | "last" | "some",
  event: NamedEvent,
  place: Place,
): List | undefined {
  const { thing } = event;
  const { vocabulary, message, denied } = place;
  const wrong = denied.flatMap((other) => spokenOf(list, other, vocabulary, message) ?? [])[0];
  const isOfItem = ({ base }: Line) => base.id === thing.base.id;
  const isNoun = ({ base }: Line) => vocabulary.heads.get(thing.id)?.has(base.head);
  const kin =
    list.lines.findLast((line) => line.base.head === thing.head || isOfItem(line)) ??
    list.lines.findLast(isNoun);
  const line =
    typeof tells === "string"
      ? (wrong ?? kin ?? lastLine(list))
      : spokenOf(list, tells, vocabulary, message);
  if (!line) return undefined;
  // "it's not a couch, it's a loveseat": what it was is off the list.
  const isOff = !wrong && !kin && !lineAt(list, list.focus.at(-1));
  if (typeof tells === "string" && isOff) return undefined;
  const some = thing.count ?? 1;
  const isOfSome = tells === "some" && (some === 1 || line.message < message);
  if (isOfSome && line.quantity > some)
    return line.id === thing.id
      ? list
      : added(withLine(list, line, { quantity: line.quantity - some }), event, place);
  const isKin = isNoun(line) || isOfItem(line);
  const isBare = thing.base.words.every((word) => line.base.words.includes(word));
  if (!thing.described && line.base.words.length > 1 && isBare)
    return isCounted(thing) ? withLine(list, line, { quantity: thing.count }) : list;
  // "the fridge is a french door" names no door.
  const isPhrase = !isKin && thing.words.length > 1;
  const id = isPhrase ? kindOf(line, { words: thing.words, inches: null }, vocabulary) : undefined;
  if (id !== undefined && id !== line.id) return withLine(list, line, { id, described: true });
  return toldAs(list, line, thing);
}

/** The line is what it is told to be, as many as were said with it. */
function toldAs(list: List, line: Line, thing: Thing): List {
  const { id, described, base } = thing;
  // "do you take pianos? it's a baby grand"
  const tells = isCounted(thing) || (line.open && thing.indefinite);
  const counted = tells ? { quantity: thing.count ?? 1, open: false } : {};
  return withLine(list, line, { id, described, base, ...counted });
}

function isOpen({ count, plural, vague, collective }: Thing): boolean {
  return count === null && (vague || (plural && !collective));
}

function keep(list: List, { thing, denied }: NamedEvent, { vocabulary, message }: Place): List {
  // "a sectional, not a couch": a bare denial is no word about a kind just named.
  const line = denied ? lineOf(list, thing.id) : spokenOf(list, thing, vocabulary, message);
  // "6 tires, no rims"
  const isSaid = line?.message === message || !thing.definite;
  const isWithout = denied && isSaid && line?.base.literal !== thing.base.literal;
  if (isWithout) return list;
  // "the other washers stay"
  if (!line || thing.additive) return list;
  // "keep the scanner" says nothing of a printer.
  if (line.id === thing.id && isLumped(line, vocabulary) && isOther(thing.base, line.base))
    return list;
  // "the fabric couch" is one of two.
  // "three chairs. The chair stays"
  const isSame = thing.definite && line.counted && thing.base.words.length === 1;
  const isSummed = !line.counted && !line.open;
  const isOne = !thing.plural && (thing.strange || isSame || isSummed);
  const kept = denied ? line.quantity : (thing.count ?? (isOne ? 1 : line.quantity));
  return withLine(list, line, { quantity: line.quantity - kept, open: false });
}

/** An item of several things: "Computer or Printer". */
function isLumped({ id }: Line, { catalog }: Vocabulary): boolean {
  return LUMPED.test(catalog.byId.get(id)?.name ?? "");
}

function take(list: List, event: NamedEvent, place: Place): List {
  const { thing, adds } = event;
  // "sorry, also a desk"
  const repairs = (event.repairs && !adds) || event.only;
  const { vocabulary, message } = place;
  const load = list.lines.find(({ id, message: said }) => LOAD_WORDS.has(id) && said < message);
  // "a full truck || it's more like three quarters now"
  if (load && LOAD_WORDS.has(thing.id) && !adds && !thing.additive)
    return withLine(list, load, { id: thing.id, base: thing.base, quantity: thing.count ?? 1 });
  // "sorry, a queen bed": in place of the bed named last, whatever its size.
  const righted = list.lines.findLast(({ base }) => base.head === thing.base.head);
  const line =
    spokenOf(list, thing, vocabulary, message) ?? (repairs || event.tells ? righted : undefined);
  if (line && event.edits && (line.message < message || thing.definite))
    return keep(list, event, place);
  // "its one of those sectional couches", of a couch
  const isFuller = line && thing.base.words.length > line.base.words.length;
  const isKnownThing = thing.definite && !thing.described && !isFuller;
  const isBare = thing.base.words.length === 1 && !thing.described;
  const isLonger = line && line.message < message && line.base.words.length > 1;
  const restates = place.restates && line && line.message < message && (isLonger || thing.definite);
  const same = line && (line.id === thing.id || isKnownThing || (restates && isBare));
  const wasOff = list.removed.some(({ id }) => id === thing.id);
  // "so the desk and one bookcase", of an L-shaped desk: what the list has is told once more
  const isKnown = ((event.only && thing.definite) || restates) && isBare && thing.count === null;
  // "the bed is a king, tv is 70 in": a subject adds nothing to a list.
  const isSubject = event.described && !thing.definite;
  const goesOn = (event.joined && !isSubject) || adds || wasOff || (thing.one && thing.additive);
  // "so one desk, four chairs", of four office chairs: said again.
  const isAgain =
    isBare &&
    line?.quantity === thing.count &&
    (line.message < message || thing.definite) &&
    thing.count !== 1;
  // "desk weighs a ton", of an executive desk
  const isSaid = isBare && !thing.indefinite && thing.count === null && !goesOn && !event.tells;
  if (line && isSaid && line.id !== thing.id && isLonger && !repairs) return list;
  const listed = line && line.id !== thing.id && !event.tells && !isKnown && !isAgain && goesOn;
  if (line && same && !listed) return recounted(list, line, event, place);
  return (line && !listed && retold(list, line, event, message)) || added(list, event, place);
}

/** A line that is named again: its count is replaced, comes on top, or stays. */
function recounted(list: List, line: Line, event: NamedEvent, { message }: Place): List {
  const { thing, adds, described } = event;
  const repairs = (event.repairs && !adds) || event.only;
  const isEarlier = line.message < message;
  const count = thing.count ?? (isOpen(thing) ? GUESS : 1);
  const by = (more: number) => withLine(list, line, { quantity: line.quantity + more });
  if (thing.fewer) return by(-count);
  if (thing.additive || (!repairs && adds && !thing.definite && isEarlier)) return by(count);
  const given = isCounted(thing);
  if (!isEarlier && !repairs) {
    // "the coffee table and the console table", "the wheelchair, the walker" are two of one item.
    const isTwo = event.joined && isOther(thing.base, line.base);
    if (described && !given) return isTwo || isNamedApart(thing.base, line.base) ? by(count) : list;
    // "pew removal! we have 18 pews"
    const isSame = !event.joined && !isOther(thing.base, line.base);
    const isFirst = described || line.open || (line.bare && given && isSame);
    return isFirst ? withLine(list, line, { quantity: count, open: false }) : by(count);
  }
  if (thing.count === null && !thing.vague && (thing.definite || thing.plural)) return list;
  if (!repairs && isOther(thing.base, line.base)) return by(count);
  const replaces = repairs || given || (line.open && thing.count !== null);
  return replaces ? withLine(list, line, { quantity: count }) : list;
}

/** "no, the queen mattress": a size told of what was named without one. */
function retold(list: List, line: Line, event: NamedEvent, message: number): List | undefined {
  const { thing, repairs } = event;
  const isFewer = thing.count !== null && thing.count < line.quantity;
  // "1 refrigerator, 4 mini fridges": each with its count is a thing of its own.
  const isCountedApart = line.counted && isCounted(thing);
  const isDescribedApart = line.described && thing.described && !thing.definite;
  const isOwn = line.message === message && (isCountedApart || isDescribedApart);
  // "6 more bags of debris, so 20 bags in all"
  const isBare = thing.words.length === 1 && line.base.head === thing.head;
  if (isBare && !isOwn && isCounted(thing))
    return withLine(list, line, { quantity: thing.count });
  // "chairs are still 14", of office chairs
  if (isBare && event.described && line.base.words.length > 1) return list;
  return (isFewer || isOwn) && !repairs ? undefined : toldAs(list, line, thing);
}

function added(list: List, { thing, joined }: NamedEvent, { message, excepted }: Place): List {
  if (excepted.has(thing.id) && !thing.one) return list;
  const back = list.removed.find(({ id: one }) => one === thing.id);
  const open = isOpen(thing);
  const quantity = thing.count ?? (thing.definite && back ? back.quantity : open ? GUESS : 1);
  const bare = thing.count === null && !thing.plural && !joined;
  return addLine(list, { ...newLine(thing, quantity, message), open, bare });
}

function newLine(thing: Thing, quantity: number, message: number): Omit<Line, "key"> {
  const { id, described, base } = thing;
  const said = { counted: isCounted(thing), bare: false };
  return { id, quantity, open: false, described, base, message, ...said };
}

/** So many, said in a number. */
function isCounted(thing: Thing): thing is Thing & { count: number } {
  return thing.count !== null && !thing.indefinite;
}

/** "we're keeping that": what an earlier message named last leaves the list. */
function drop(list: List, all: boolean, { message }: Place): List {
  if (all)
    return { ...list, lines: [], removed: list.lines, instead: [whole(list.lines, message)] };
  const last = lastLine(list);
  if (!last) return list;
  return asking(withLine(list, last, null), last.id, [last.quantity], message);
}

function applyCommand(list: List, command: Command): List {
  if (command === "accept") return withOffered(list, 1) ?? list;
  if (command === "clear")
    return { ...list, lines: [], removed: list.lines, focus: [], unsure: [] };
  if (command === "undo") {
    const lines = list.history.at(-1);
    return lines ? { ...list, lines, removed: list.lines } : list;
  }
  const back = list.removed.filter(({ id }) => !lineOf(list, id));
  return { ...list, lines: [...list.lines, ...back], removed: [] };
}
