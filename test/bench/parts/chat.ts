/** (c) Chat messages a second: the parser alone on one core, and over HTTP against the ceiling. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseConversation } from "#app/chat/parser.ts";
import { createVocabulary, type Vocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import { readCatalog } from "#app/services/catalog.server.ts";
import { readNotAccepted } from "#app/services/not-accepted.server.ts";
import { inTurns, median, type Target } from "../support/load.ts";
import type { Part } from "../support/report.ts";
import { startEmptyRemix, startSite, temporaryFolder } from "../support/servers.ts";

const CONVERSATIONS = "test/chat/conversations";
const MESSAGE = "two couches, a queen mattress and an old fridge please";

export const chat: Part = {
  title: "Chat messages a second",
  async run(pace) {
    const vocabulary = readVocabulary();
    parserRate(vocabulary, 1);
    const alone = Array.from({ length: pace.rounds }, () => parserRate(vocabulary, pace.seconds));

    const texts = temporaryFolder();
    const [ours, empty] = await Promise.all([startSite(), startEmptyRemix(texts)]);
    const message = { sessionId: "sess_bench", messages: [{ role: "user", content: MESSAGE }] };
    const post = postJson(message);
    const url = `${ours.url}/api/chat`;
    const { body, headers } = post as { body: string; headers: Record<string, string> };
    const answer = await fetch(url, { method: "POST", body, headers });
    writeFileSync(join(texts, "chat"), await answer.text());
    const [http, ceiling] = await inTurns(
      [
        { name: "over HTTP", url, options: post },
        { name: "ceiling", url: `${empty.url}/same-size/chat`, options: post },
      ],
      pace,
    );
    await Promise.all([ours.stop(), empty.stop()]);
    if (!http || !ceiling) throw new Error("nothing was measured");
    return [
      { what: "parser alone, ordinary messages", "a second": median(alone, (rate) => rate) },
      {
        what: "over HTTP",
        "a second": http.perSecond,
        "of the ceiling": http.perSecond / ceiling.perSecond,
        failed: http.failed,
      },
      { what: "ceiling", "a second": ceiling.perSecond, failed: ceiling.failed },
    ];
  },
};

export function readVocabulary(catalog = "db/catalog.csv"): Vocabulary {
  return createVocabulary(readCatalog(catalog), readNotAccepted("db/not-accepted.csv"));
}

/** Messages the parser reads in a second, over and over all of the tests' conversations. */
export function parserRate(vocabulary: Vocabulary, seconds: number): number {
  const start = performance.now();
  let read = 0;
  while (performance.now() - start < seconds * 1000) {
    for (const message of messages) parseConversation(message, vocabulary);
    read += messages.length;
  }
  return read / ((performance.now() - start) / 1000);
}

const messages = readdirSync(CONVERSATIONS)
  .flatMap((name) => readFileSync(`${CONVERSATIONS}/${name}`, "utf8").split("\n"))
  .filter((line) => line !== "" && !line.startsWith("#"))
  .flatMap((line) => (line.split(" =>")[0] ?? "").split(" || "))
  .map((content) => [{ role: "user" as const, content: content.replaceAll("\\n", "\n") }]);

function postJson(value: unknown): NonNullable<Target["options"]> {
  return {
    method: "POST",
    body: JSON.stringify(value),
    headers: { "content-type": "application/json" },
  };
}
