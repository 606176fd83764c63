/**
 * Messages the chat parser reads in a second on one core, ordinary ones: npx tsx test/bench/parser.bench.ts
 * The product promises 2,000.
 */
import { readdirSync, readFileSync } from "node:fs";
import { parseConversation } from "#app/chat/parser.ts";
import { createVocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import { readCatalog } from "#app/services/catalog.server.ts";
import { readNotAccepted } from "#app/services/not-accepted.server.ts";

const SECONDS = 3;
const folder = "test/chat/conversations";

const messages = readdirSync(folder)
  .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").split("\n"))
  .filter((line) => line !== "" && !line.startsWith("#"))
  .flatMap((line) => (line.split(" =>")[0] ?? "").split(" || "))
  .map((content) => [{ role: "user" as const, content: content.replaceAll("\\n", "\n") }]);

const began = performance.now();
const vocabulary = createVocabulary(
  readCatalog("db/catalog.csv"),
  readNotAccepted("db/not-accepted.csv"),
);
console.log(`vocabulary built in ${(performance.now() - began).toFixed(0)} ms`);

/** Reads all messages over and over for some seconds and returns how many it read in one. */
function measure(seconds: number): number {
  const start = performance.now();
  let read = 0;
  while (performance.now() - start < seconds * 1000) {
    for (const message of messages) parseConversation(message, vocabulary);
    read += messages.length;
  }
  return read / ((performance.now() - start) / 1000);
}

measure(1);
console.log(`${Math.round(measure(SECONDS))} messages a second`);
