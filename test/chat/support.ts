import type { ChatMessage } from "#app/chat/chat.ts";
import { type Parsed, parseConversation } from "#app/chat/parser/parser.ts";
import { createVocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { readCatalog } from "#app/prices/catalog.server.ts";
import { readNotAccepted } from "#app/prices/not-accepted.server.ts";
import { readCities } from "#app/schedule/area/cities.server.ts";

/** The vocabulary of the lists that the product ships with. */
export const vocabulary = createVocabulary(
  readCatalog("db/catalog.csv"),
  readNotAccepted("db/not-accepted.csv"),
  readCities("db/cities.json")
    .slice(1)
    .map(({ name }) => name),
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
