import type { ChatMessage } from "#app/chat/chat.ts";
import { readClauses } from "#app/chat/parser/clauses/read.ts";
import type { Event, Role } from "#app/chat/parser/clauses/state.ts";
import { applyMessage } from "#app/chat/parser/list/apply.ts";
import { chosenList, EMPTY_LIST, type List, withoutAdded } from "#app/chat/parser/list/list.ts";
import { partsOfMessage, readPieces } from "#app/chat/parser/things/pieces.ts";
import { readThings, type Things } from "#app/chat/parser/things/read.ts";
import type { Named } from "#app/chat/parser/things/thing.ts";
import type { Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";

/** One message of the customer's as the parser reads it. */
export type MessageReading = Things & { events: readonly Event[] };

type Conversation = {
  list: List;
  /** What the customer wrote, message by message. */
  said: readonly string[];
  /** The messages since the last that chose an offered answer, each in its parts, latest first. */
  read: readonly (readonly MessageReading[])[];
  /** Whether the latest message changed the list, and the place of the latest that was read. */
  changed: boolean;
  latest: number;
};

const UNSAID: Conversation = { list: EMPTY_LIST, said: [], read: [], changed: false, latest: -1 };

/** Reads a message, a long one in parts: its words, the things they name, and what is done with them. */
export function readMessage(message: string, vocabulary: Vocabulary, known: Known = NOTHING_KNOWN) {
  return partsOfMessage(readPieces(message, vocabulary)).map((pieces) => {
    const things = readThings(pieces, vocabulary, known.listed);
    return { ...things, events: readClauses(things.things, things.text, known.role) };
  });
}

/** What a message may go on from: the names of what is on the list, and what was last done with one. */
export type Known = { listed: readonly Named[]; role: Role };

const NOTHING_KNOWN: Known = { listed: [], role: "take" };

function knownAfter({ lines, offered }: List, last: readonly MessageReading[]): Known {
  const events = last.flatMap((part) => part.events);
  const event = events.findLast(({ kind }) => kind === "thing" || kind === "drop");
  const role = event?.kind === "thing" ? event.role : event ? "keep" : "take";
  const known = offered ? [...lines, offered] : lines;
  return { listed: known.map(({ id, base }) => ({ ...base, id })), role };
}

/** Reads a conversation from its first message to its last and returns the list that stands. */
export function readConversation(messages: readonly ChatMessage[], vocabulary: Vocabulary) {
  return messages.reduce((before, one, at) => afterMessage(before, one, at, vocabulary), UNSAID);
}

function afterMessage(
  before: Conversation,
  { role, content, lines }: ChatMessage,
  index: number,
  vocabulary: Vocabulary,
): Conversation {
  const { list } = before;
  if (role === "assistant") return { ...before, list: withoutAdded(list, content, vocabulary) };
  const said = [...before.said, content];
  if (lines) {
    const chosen = chosenList(list, lines, index, vocabulary);
    return { ...before, list: chosen, said, read: [], changed: true };
  }
  const parts = readMessage(content, vocabulary, knownAfter(list, before.read[0] ?? []));
  const events = parts.map((part) => part.events);
  const next = applyMessage(list, events, index, vocabulary);
  const changed = told(list) !== told(next);
  return { list: next, said, read: [parts, ...before.read], changed, latest: index };
}

function told({ lines }: List): string {
  return lines.map(({ id, quantity }) => `${id} ${quantity}`).join();
}
