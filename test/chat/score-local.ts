/**
 * `npm run score`: how well the parser reads conversations, without a server or a model.
 *
 *   npm run score                     all conversations of test/chat
 *   npm run score -- FILE.jsonl … -v  those of some files; -v prints the ones that are not right
 *   npm run score -- --without        for each module of app/chat, how many cases fall without it
 *   npm run score -- --without FILE   the same for each function and word list of one module
 */
import { type Parsed, parseConversation } from "#app/chat/parser/parser.ts";
import { createVocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { readCatalog } from "#app/prices/catalog.server.ts";
import { readNotAccepted } from "#app/prices/not-accepted.server.ts";
import { readArguments } from "../../scripts/usage.mjs";
import type { Case } from "./cases.ts";
import { allCases, casesIn, outcomeOf } from "./score/cases.ts";
import { printWithout } from "./score/without.ts";

const { values, positionals: files } = readArguments({
  usage:
    "npm run score [-- FILE … -v] [-- --without FILE]\n\nSays how well the parser reads the conversations of test/chat.",
  options: { verbose: { type: "boolean", short: "v" }, without: { type: "boolean" } },
  most: Number.POSITIVE_INFINITY,
});

const vocabulary = createVocabulary(
  readCatalog("db/catalog.csv"),
  readNotAccepted("db/not-accepted.csv"),
);

if (values.without) await printWithout(files);
else if (files.length === 0) print("test/chat", allCases());
else for (const file of files) print(file, casesIn(file));

function print(name: string, cases: readonly Case[]): void {
  const outcomes = cases.map((one) => {
    let parsed: Parsed | undefined;
    const outcome = outcomeOf(one, (messages) => {
      parsed = parseConversation(messages, vocabulary);
      return parsed;
    });
    if (outcome.is !== "right" && values.verbose) printMiss(one, outcome.is, parsed);
    return outcome;
  });
  const share = (isCounted: (one: (typeof outcomes)[number]) => boolean) =>
    `${((100 * outcomes.filter(isCounted).length) / cases.length).toFixed(1)}%`;
  console.log(
    `${name}: ${cases.length} conversations, right ${share(({ is }) => is === "right")}, ` +
      `right or one press away ${share(({ is }) => is !== "wrong")}, ` +
      `something unasked for ${share(({ unasked }) => unasked)}`,
  );
}

function printMiss({ turns, accept, tag }: Case, is: string, parsed: Parsed | undefined): void {
  const wanted = accept.map((list) =>
    list.map(({ ids, quantity }) => `${quantity ?? "*"} ${ids.join("|")}`).join(", "),
  );
  console.log(`${is.toUpperCase()} [${tag}] ${JSON.stringify(turns)}`);
  console.log(`  want ${wanted.join(" ;; ")}`);
  console.log(`  got  ${parsed?.lines.map(({ id, quantity }) => `${quantity} ${id}`).join(", ")}`);
}
