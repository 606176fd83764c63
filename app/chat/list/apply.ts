import { type CartLine, MAX_UNITS_PER_LINE } from "#app/domain/cart.ts";
import type { Event, NamedEvent } from "../clauses/event.ts";
import type { Thing } from "../things/thing.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { asking, withDoubt } from "./doubt.ts";
import {
  addLine,
  kindOf,
  type Line,
  type List,
  lineOf,
  type Place,
  spokenOf,
  type Unsure,
  withLine,
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
    Math.min(lineOf(list, id)?.quantity ?? 0, MAX_UNITS_PER_LINE) === quantity;
  const settlesAll = known.length === list.lines.length && known.every(isSame);
  const chosen = known.map(({ id, quantity }): Line => {
    const old = lineOf(list, id);
    if (old && !settlesAll && isSame({ id, quantity })) return old;
    const base = { kind: "item" as const, id, words: [id], head: id, literal: id };
    return { ...(old ?? { base, message, row: 0 }), id, quantity, open: false, described: true };
  });
  const counts = new Map(known.map(({ id, quantity }) => [id, quantity]));
  const isOpen = ({ id }: Unsure) => isSame({ id, quantity: counts.get(id) ?? 0 });
  return {
    ...list,
    lines: chosen,
    unsure: settlesAll ? [] : list.unsure.filter(isOpen),
    history: [...list.history, list.lines],
    focus: chosen.map(({ id }) => id),
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
  const after = parts.reduce((before, events) => applyPart(before, events, message, vocabulary), {
    ...list,
    start: list.lines,
  });
  return after.lines === list.lines ? after : { ...after, history: [...list.history, list.lines] };
}

function applyPart(
  list: List,
  events: readonly Event[],
  message: number,
  vocabulary: Vocabulary,
): List {
  const excepted = new Set(
    events.flatMap((event) =>
      event.kind === "thing" && event.excepted && event.role === "keep" ? [event.thing.id] : [],
    ),
  );
  const place: Place = { message, excepted, vocabulary };
  return events.reduce(
    (before, event) => applyEvent(before, event, place),
    restricted(list, events, place),
  );
}

/** "just the X": the lines of earlier messages that this one does not name are dropped. */
function restricted(list: List, events: readonly Event[], { message, vocabulary }: Place): List {
  const named = events.filter((event) => event.kind === "thing");
  const first = named.find(({ role }) => role === "take");
  if (
    !first?.only ||
    isRecount(list, first.thing, vocabulary, message) ||
    named.some(({ adds }) => adds)
  )
    return list;
  const kept = new Set(
    named.flatMap(({ role, thing }) =>
      role === "take" ? [thing.id, spokenOf(list, thing, vocabulary, message)?.id] : [],
    ),
  );
  return {
    ...list,
    lines: list.lines.filter((line) => line.message === message || kept.has(line.id)),
  };
}

/** "only 1 nightstand": fewer of what is there, no word about the rest. */
function isRecount(list: List, thing: Thing, vocabulary: Vocabulary, message: number): boolean {
  const line = spokenOf(list, thing, vocabulary, message);
  return line !== undefined && thing.count !== null && thing.count !== line.quantity;
}

function applyEvent(list: List, event: Event, place: Place): List {
  if (event.kind === "thing") return applyThing(list, event, place);
  if (event.kind === "remark") return applyRemark(list, event, place);
  if (event.kind === "drop") return drop(list, event.all, place);
  return applyCommand(list, event.command);
}

function applyThing(list: List, event: NamedEvent, place: Place): List {
  const { thing, role, sure } = event;
  if (thing.kind === "refused") return list;
  const known = spokenOf(list, thing, place.vocabulary, place.message) !== undefined;
  const read = role !== "aside" && (known || sure !== "no");
  const next = read ? applyNamed(list, event, place) : list;
  const told = { ...event, sure: known && role === "take" ? ("sure" as const) : sure };
  return withDoubt(list, next, told, place.message);
}

function applyNamed(list: List, event: NamedEvent, place: Place): List {
  const { thing, role, tells } = event;
  if (role === "keep") return { ...keep(list, event, place), focus: focusAfter(list, thing) };
  const told = tells && tellsOf(list, tells, thing, event, place);
  const next = told ?? take(list, event, place);
  return { ...next, focus: focusAfter(list, thing) };
}

/** Names of one run are spoken of together by "both" and "they". */
function focusAfter({ focus }: List, { id }: Thing): string[] {
  return [...focus.filter((one) => one !== id).slice(-5), id];
}

/** "the couch is a sleeper": the line changes to the kind that the sentence gives. */
function tellsOf(
  list: List,
  tells: Thing | "last" | "one",
  thing: Thing,
  event: NamedEvent,
  place: Place,
): List | undefined {
  const { vocabulary, message } = place;
  const last = lineOf(list, list.focus.at(-1)) ?? list.lines.at(-1);
  const kinLine = list.lines.findLast(
    ({ base }) => base.head === thing.head || base.id === thing.base.id,
  );
  const line =
    typeof tells === "string" ? (kinLine ?? last) : spokenOf(list, tells, vocabulary, message);
  if (!line) return undefined;
  if (tells === "one" && line.quantity > 1)
    return added(withLine(list, line.id, { quantity: line.quantity - 1 }), event, place);
  const heads = vocabulary.heads.get(thing.id);
  const kin = heads?.has(line.base.head) || line.base.id === thing.base.id;
  if (tells === "last" && !kin && !((event.repairs || event.single) && line.message < message))
    return undefined;
  if (!kin && tells !== "last") {
    const kind = kindOf(line, { words: thing.words, inches: null }, vocabulary);
    if (kind && kind !== line.id) return withLine(list, line.id, { id: kind, described: true });
  }
  const isBare = thing.base.words.every((word) => line.base.words.includes(word));
  if (!thing.described && line.base.words.length > 1 && isBare)
    return thing.count !== null && !thing.indefinite
      ? withLine(list, line.id, { quantity: thing.count })
      : list;
  const { id, described, base } = thing;
  const rest = withoutParts(list, thing, line.id);
  return withLine(rest, line.id, {
    id,
    described,
    base,
    quantity:
      thing.count !== null && !thing.indefinite
        ? thing.count
        : line.open && !thing.plural
          ? 1
          : line.quantity,
    open: line.open && thing.plural,
  });
}

function isOpen({ count, plural, vague, collective }: Thing): boolean {
  return count === null && (vague || (plural && !collective));
}

function keep(
  list: List,
  { thing, denied, edits }: NamedEvent,
  { vocabulary, message }: Place,
): List {
  const line = denied
    ? deniedLine(list, thing, message, vocabulary)
    : spokenOf(list, thing, vocabulary, message);
  if (!line || (line.id === thing.id && isOther(thing, line))) return list;
  const some = thing.count !== null && (!thing.indefinite || edits) && thing.count < line.quantity;
  return withLine(
    list,
    line.id,
    some ? { quantity: line.quantity - (thing.count ?? 0), open: false } : null,
  );
}

/** "a sectional, not a couch": a bare denial is no word about a kind just named. */
function deniedLine(
  list: List,
  thing: Thing,
  message: number,
  vocabulary: Vocabulary,
): Line | undefined {
  const exact = lineOf(list, thing.id);
  const line = exact ?? spokenOf(list, thing, vocabulary, message);
  return exact || (line && line.message < message && list.focus.at(-1) !== line.id)
    ? line
    : undefined;
}

function take(list: List, event: NamedEvent, place: Place): List {
  const { thing, repairs, adds } = event;
  const { vocabulary, message } = place;
  const line =
    spokenOf(list, thing, vocabulary, message) ??
    (repairs || event.tells ? repaired(list, thing) : undefined);
  if (line && event.edits && (line.message < message || thing.definite))
    return keep(list, event, place);
  const same = line && (line.id === thing.id || (thing.definite && !thing.described));
  const wasOff = list.removed.some(({ id }) => id === thing.id);
  const listed = line && line.id !== thing.id && !event.tells && (event.joined || adds || wasOff);
  if (!line || !same || listed)
    return (line && !listed && retold(list, line, event, place)) || added(list, event, place);
  const open = isOpen(thing);
  const count = thing.count ?? (open ? GUESS : 1);
  if (event.repeats) return list;
  if (thing.fewer) return withLine(list, line.id, { quantity: line.quantity - count });
  if (line.id === thing.id && line.message < message && isOther(thing, line) && !repairs)
    return withLine(list, line.id, { quantity: line.quantity + count, open });
  const more = thing.additive || (!repairs && adds && !thing.definite && line.message < message);
  if (more)
    return withLine(list, line.id, { quantity: line.quantity + count, open: line.open && open });
  const given = thing.count !== null && !thing.indefinite;
  if (line.message === message && !repairs) {
    const other =
      isOther(thing, line) ||
      thing.row !== line.row ||
      (event.joined && thing.literal !== line.base.literal);
    if (isOther(thing, line))
      return withLine(list, line.id, { quantity: line.quantity + count, open });
    if (thing.definite || (!given && !thing.indefinite && !open && !other))
      return given ? withLine(list, line.id, { quantity: count, open: false }) : list;
    return withLine(
      list,
      line.id,
      line.open && thing.count !== null
        ? { quantity: count, open: false }
        : { quantity: line.quantity + count },
    );
  }
  return given || repairs || (line.open && thing.count !== null)
    ? withLine(list, line.id, { quantity: count, open: open && line.open })
    : list;
}

/** "sorry, a queen bed": in place of the bed named last, whatever its size. */
function repaired(list: List, { base }: Thing): Line | undefined {
  return list.lines.findLast((line) => line.base.head === base.head);
}

/** Another thing of the same item: a printer beside a computer. */
function isOther({ base }: Thing, line: Line): boolean {
  return !base.words.includes(line.base.head) && !line.base.words.includes(base.head);
}

/** "no, the queen mattress": a size told of what was named without one. */
function retold(
  list: List,
  line: Line,
  { thing, repairs, tells }: NamedEvent,
  { message }: Place,
): List | undefined {
  const sameBase = line.base.id === thing.base.id || line.base.head === thing.head;
  const earlier = line.message < message;
  if (!sameBase || !(thing.definite || repairs || tells || earlier)) return undefined;
  if (thing.count !== null && thing.count < line.quantity && !repairs) return undefined;
  const { id, described, base } = thing;
  return withLine(list, line.id, {
    id,
    described,
    base,
    ...(thing.count !== null && !thing.indefinite ? { quantity: thing.count, open: false } : {}),
  });
}

function added(list: List, { thing }: NamedEvent, { message, excepted }: Place): List {
  if (
    excepted.has(thing.id) &&
    list.lines.every(({ message: one }) => one === message || one < message)
  )
    return list;
  const back = list.removed.find(({ id: one }) => one === thing.id);
  const open = isOpen(thing);
  const quantity = thing.count ?? (thing.definite && back ? back.quantity : open ? GUESS : 1);
  const { id, described, base } = thing;
  const line = { id, quantity, open, described, base, message, row: thing.row };
  return addLine(withoutParts(list, thing), line);
}

/** "the stackable washer and dryer": one name for what two lines named one by one. */
function withoutParts(list: List, { base }: Thing, kept?: string): List {
  const parts = list.lines.filter(
    (line) => line.base.words.length === 1 && base.words.includes(line.base.head),
  );
  const heads = new Set(parts.map((line) => line.base.head));
  return heads.size < 2
    ? list
    : { ...list, lines: list.lines.filter((line) => line.id === kept || !parts.includes(line)) };
}

/** "we're keeping that": what an earlier message named last leaves the list. */
function drop(list: List, all: boolean, { message }: Place): List {
  if (all) return { ...list, lines: [], removed: list.lines };
  const last = lineOf(list, list.focus.at(-1)) ?? list.lines.at(-1);
  if (!last || last.message === message) return list;
  return asking(withLine(list, last.id, null), last.id, [last.quantity], message);
}

function applyCommand(list: List, command: "clear" | "undo" | "restore"): List {
  if (command === "clear")
    return { ...list, lines: [], removed: list.lines, focus: [], unsure: [] };
  if (command === "undo") {
    const lines = list.history.at(-1);
    return lines ? { ...list, lines, removed: list.lines } : list;
  }
  const back = list.removed.filter(({ id }) => !lineOf(list, id));
  return { ...list, lines: [...list.lines, ...back], removed: [] };
}
