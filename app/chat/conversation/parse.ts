import type { Mention } from "../reading/mention.ts";
import {
  type Event,
  type MentionEvent,
  type MessageReading,
  readMessage,
} from "../reading/message.ts";
import { asSaid, type Said } from "../text/fold.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { applyMention, restricts } from "./apply-mention.ts";
import { applyRemark } from "./apply-remark.ts";
import { takeOutAdded } from "./cart.ts";
import { JOINS_ONLY, type Link, linkOf } from "./link.ts";
import {
  clearLines,
  createDraft,
  type Draft,
  type DraftLine,
  lineOf,
  referredLine,
  removeLine,
  restoreLast,
} from "./list.ts";
import type { Effect, Place } from "./place.ts";

/** One message of a conversation, as the chat keeps it. */
export type ChatMessage = { role: "user" | "assistant"; content: string };

export type Conversation = {
  draft: Draft;
  /** What the customer wrote, message by message. */
  said: Said[];
  /** The customer's latest message in its parts, whether it changed the list, and its place. */
  last: readonly MessageReading[];
  changed: boolean;
  latest: number;
};

/** Reads a conversation from its first message to its last and returns the list that stands. */
export function readConversation(
  messages: readonly ChatMessage[],
  vocabulary: Vocabulary,
): Conversation {
  const draft = createDraft();
  const said: Said[] = [];
  let last: readonly MessageReading[] = [];
  let changed = false;
  let latest = -1;
  for (const [index, message] of messages.entries()) {
    if (message.role === "assistant") takeOutAdded(draft, message.content, vocabulary);
    else {
      const own = asSaid(message.content);
      said.push(own);
      last = readMessage(own, vocabulary);
      latest = index;
      changed = applyMessage(draft, last, index, vocabulary);
    }
  }
  return { draft, said, last, changed, latest };
}

function applyMessage(
  draft: Draft,
  parts: readonly MessageReading[],
  message: number,
  vocabulary: Vocabulary,
): boolean {
  const lines = draft.lines.map((line) => ({ ...line }));
  for (const { events } of parts) applyEvents(draft, events, message, vocabulary);
  const changed = isChanged(lines, draft.lines);
  if (changed) draft.history.push(lines);
  return changed;
}

function applyEvents(
  draft: Draft,
  events: readonly Event[],
  message: number,
  vocabulary: Vocabulary,
): void {
  let before: Named | undefined;
  let restricted = false;
  for (const [at, event] of events.entries()) {
    if (event.kind === "mention") {
      const place = placeOf(
        event,
        before,
        message,
        vocabulary,
        deniedBehind(event, events[at + 1]),
      );
      if (!restricted && restricts(draft, event.mention, place)) {
        restricted = true;
        restrictTo(draft, event, events, place);
      }
      const effect = applyMention(draft, event.mention, place);
      before = { mention: event.mention, link: place.link, listed: place.listed, effect };
    } else if (event.kind === "share") applyShare(draft, event);
    else if (event.kind === "remark") applyRemark(draft, event, message, vocabulary);
    else applyCommand(draft, event, message);
  }
}

/** The name before another in one message, and what became of it. */
type Named = { mention: Mention; link: Link; listed: boolean; effect: Effect };

const DENIALS: ReadonlySet<string> = new Set(
  ["not", "no", "instead of", "en vez de"].flatMap((denial) => [denial, `, ${denial}`]),
);

/** "a sectional, not a couch": the name right behind, where it is denied. */
function deniedBehind({ tail }: MentionEvent, next: Event | undefined): Mention | undefined {
  return DENIALS.has(tail) && next?.kind === "mention" && next.mention.sense === "keep"
    ? next.mention
    : undefined;
}

/** Where a name stands; one that goes on with a list is tied as the list is: "so the sofa and the rug". */
function placeOf(
  { lead, tail, behind }: MentionEvent,
  before: Named | undefined,
  message: number,
  vocabulary: Vocabulary,
  denied: Mention | undefined,
): Place {
  const own = linkOf(lead, behind);
  const goesOn = before !== undefined && own.joins;
  const link = goesOn
    ? {
        ...own,
        sums: own.sums || before.link.sums || before.link.affirms,
        apposes: own.apposes && !before.listed && tail !== "," && !JOINS_ONLY.has(tail),
      }
    : own;
  const follows = goesOn ? before.effect : "none";
  return {
    message,
    lead,
    tail,
    link,
    listed: goesOn,
    follows,
    denied,
    previous: before?.mention,
    vocabulary,
  };
}

function isChanged(before: readonly DraftLine[], after: readonly DraftLine[]): boolean {
  return (
    before.length !== after.length ||
    before.some(
      ({ id, quantity }, index) => id !== after[index]?.id || quantity !== after[index]?.quantity,
    )
  );
}

/** "4 of them are staying", "only 6 go". */
function applyShare(draft: Draft, { count, stays }: { count: number; stays: boolean }): void {
  const line = draft.last === undefined ? undefined : lineOf(draft, draft.last);
  if (!line) return;
  if (!stays && count > 0) Object.assign(line, { quantity: count, open: false });
  else if (stays && count < line.quantity) line.quantity -= count;
}

/** Drops the lines of earlier messages that this one does not name. */
function restrictTo(
  draft: Draft,
  from: { at: number },
  events: readonly Event[],
  { message, vocabulary }: Place,
): void {
  const named = new Set(
    events.flatMap((event) => {
      if (event.kind !== "mention" || event.at < from.at) return [];
      return [event.mention.id, referredLine(draft, event.mention, vocabulary)?.id];
    }),
  );
  for (const line of draft.lines)
    if (line.message < message && !named.has(line.id)) removeLine(draft, line);
}

function applyCommand(
  draft: Draft,
  { command, count }: Extract<Event, { kind: "command" }>,
  message: number,
): void {
  if (command === "clear") clearLines(draft);
  else if (command === "restore") restoreLast(draft);
  else if (command === "undo") undoLatest(draft);
  else dropLast(draft, message, count ?? null);
}

/** "forget it": the list is again what it was before the message that changed it last. */
function undoLatest(draft: Draft): void {
  const before = draft.history.pop();
  if (!before) return;
  draft.removed = draft.lines;
  draft.lines = before.map((line) => ({ ...line }));
}

/** "take it off", "we're keeping that one", "one of them is going to my son". */
function dropLast(draft: Draft, message: number, count: number | null): void {
  const last = draft.last === undefined ? undefined : lineOf(draft, draft.last);
  const line = draft.last === undefined ? draft.lines.at(-1) : last;
  if (!line || line.message === message) return;
  if (count !== null && count < line.quantity) line.quantity -= count;
  else removeLine(draft, line);
}
