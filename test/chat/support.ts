import { type Parsed, parseConversation } from "#app/chat/parser.ts";
import { createVocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import type { ChatMessage } from "#app/domain/chat.ts";
import { readCatalog } from "#db/catalog.server.ts";
import { readNotAccepted } from "#db/not-accepted.server.ts";

/** The vocabulary of the lists that the product ships with. */
export const vocabulary = createVocabulary(
  readCatalog("db/catalog.csv"),
  readNotAccepted("db/not-accepted.csv"),
);

/** A conversation with only the customer's turns. */
export function customer(...turns: string[]): ChatMessage[] {
  return turns.map((content) => ({ role: "user", content }));
}

export function parse(...turns: string[]): Parsed {
  return parseConversation(customer(...turns), vocabulary);
}

/** The resulting list, as "sofa 2, lamp 1". */
export function listOf(...turns: string[]): string {
  return parse(...turns)
    .lines.map(({ id, quantity }) => `${id} ${quantity}`)
    .join(", ");
}
