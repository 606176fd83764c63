/**
 * Scores the parser on case files without a server: npx tsx test/chat/score-local.ts FILE.jsonl …
 * [-v] A case is correct when the whole list after its last turn is; -v prints the others.
 */
import { readFileSync } from "node:fs";
import { parseConversation } from "#app/chat/parser.ts";
import { createVocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import { readCatalog } from "#db/catalog.server.ts";
import { readNotAccepted } from "#db/not-accepted.server.ts";
import { type Case, fits } from "./cases.ts";

const args = process.argv.slice(2);
const verbose = args.includes("-v");
const vocabulary = createVocabulary(
  readCatalog("db/catalog.csv"),
  readNotAccepted("db/not-accepted.csv"),
);

for (const file of args.filter((arg) => !arg.startsWith("-"))) {
  const cases = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);
  let right = 0;
  let invented = 0;
  for (const { turns, accept, tag } of cases) {
    const messages = turns.flatMap((content) => [
      { role: "user" as const, content },
      { role: "assistant" as const, content: "Got it." },
    ]);
    const { lines } = parseConversation(messages, vocabulary);
    const got = new Map(lines.map(({ id, quantity }) => [id, quantity]));
    const known = new Set(accept.flatMap((list) => list.flatMap(({ ids }) => ids)));
    if ([...got.keys()].some((id) => !known.has(id))) invented += 1;
    if (accept.some((list) => fits(got, list))) right += 1;
    else if (verbose) {
      console.log(`MISS [${tag}] ${JSON.stringify(turns)}`);
      console.log(
        `  want ${JSON.stringify(accept.map((list) => list.map((l) => `${l.ids.join("|")} ${l.quantity}`)))}`,
      );
      console.log(`  got  ${JSON.stringify([...got].map(([id, n]) => `${id} ${n}`))}`);
    }
  }
  const share = ((100 * right) / cases.length).toFixed(1);
  console.log(
    `${file}: ${right}/${cases.length} whole lists right (${share}%), a line invented in ${invented}`,
  );
}
