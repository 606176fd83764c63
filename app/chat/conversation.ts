import type { ChatMessage } from "#app/domain/chat.ts";
import type { Event, Role } from "./clauses/event.ts";
import { readClauses } from "./clauses/read.ts";
import { applyMessage } from "./list/apply.ts";
import { chosenList, withoutAdded } from "./list/chosen.ts";
import { withNumbers } from "./list/doubt.ts";
import { EMPTY_LIST, type List } from "./list/list.ts";
import { asSaid, type Said } from "./text/fold.ts";
import { partsOfMessage } from "./things/parts-of-message.ts";
import { readPieces } from "./things/pieces.ts";
import { readThings, type Things } from "./things/read.ts";
import type { Named } from "./things/thing.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/** One message of the customer's as the parser reads it. */
export type MessageReading = Things & { events: readonly Event[] };

type Conversation = {
  list: List;
  /** What the customer wrote, message by message. */
  said: Said[];
  /** The messages before it that no offered answer has settled, latest first. */
  earlier: readonly (readonly MessageReading[])[];
  /** The latest message in its parts, whether it changed the list, and the place of the latest that was read. */
  last: readonly MessageReading[];
  changed: boolean;
  latest: number;
};

/**
 * Reads a message, a long one in parts: its words, the things they name, and what its clauses do
 * with them.
 */
export function readMessage(
  said: Said,
  vocabulary: Vocabulary,
  { listed, role }: Known = NOTHING_KNOWN,
): MessageReading[] {
  return partsOfMessage(readPieces(said, vocabulary)).map((pieces) => {
    const things = readThings(pieces, vocabulary, listed);
    return { ...things, events: readClauses(things.things, things.text, role, listed) };
  });
}

/** What a message may go on from: the names of what is on the list, and what was last done with one. */
export type Known = { listed: readonly Named[]; role: Role };

const NOTHING_KNOWN: Known = { listed: [], role: "take" };

function knownAfter({ lines }: List, last: readonly MessageReading[]): Known {
  const event = last.flatMap(({ events }) => events).findLast(({ kind }) => kind === "thing");
  const role = event?.kind === "thing" ? event.role : "take";
  return { listed: lines.map(({ id, base }) => ({ ...base, id })), role };
}

/** Reads a conversation from its first message to its last and returns the list that stands. */
export function readConversation(
  messages: readonly ChatMessage[],
  vocabulary: Vocabulary,
): Conversation {
  let list = EMPTY_LIST;
  const said: Said[] = [];
  let last: readonly MessageReading[] = [];
  let earlier: readonly (readonly MessageReading[])[] = [];
  let changed = false;
  let latest = -1;
  for (const [index, { role, content, lines }] of messages.entries()) {
    if (role === "assistant") {
      list = withoutAdded(list, content, vocabulary);
      continue;
    }
    const own = asSaid(content);
    said.push(own);
    if (lines) {
      list = chosenList(list, lines, index, vocabulary);
      [last, earlier, changed] = [[], [], true];
      continue;
    }
    if (last.length > 0) earlier = [last, ...earlier];
    last = readMessage(own, vocabulary, knownAfter(list, last));
    latest = index;
    const before = list.lines;
    list = applyMessage(
      list,
      last.map(({ events }) => events),
      index,
      vocabulary,
    );
    changed = isChanged(before, list.lines);
    if (changed) list = withNumbers(list, last, index);
  }
  return { list, said, last, earlier, changed, latest };
}

function isChanged(before: List["lines"], after: List["lines"]): boolean {
  return (
    before.length !== after.length ||
    before.some(({ id, quantity }, at) => id !== after[at]?.id || quantity !== after[at]?.quantity)
  );
}
