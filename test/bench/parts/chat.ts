/**
 * (c) Chat messages a second: the parser alone on one core, and over HTTP compared with the
 * ceiling.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseConversation } from "#app/chat/parser/parser.ts";
import { createVocabulary, type Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { readCatalog } from "#app/prices/catalog.server.ts";
import { readNotAccepted } from "#app/prices/not-accepted.server.ts";
import { ACCEPT, inTurns, median, type Pace } from "../support/load.ts";
import type { Part, Row } from "../support/report.ts";
import { startEmptyRemix, startSite, temporaryFolder } from "../support/servers.ts";

const CONVERSATIONS = "test/chat/conversations";
const MESSAGE = "two couches, a queen mattress and an old fridge please";
const POSTED = JSON.stringify({
  sessionId: "sess_bench",
  messages: [{ role: "user", content: MESSAGE }],
});
const JSON_TYPE = { "content-type": "application/json" };
/** remix-serve compresses answers without a Content-Length for clients that accept it. */
const ASKED = { "as browsers ask": ACCEPT, "nothing compressed": {} };

export const chat: Part = {
  title: "Chat messages a second",
  async run(pace) {
    const vocabulary = readVocabulary();
    parserRate(vocabulary, 1);
    const alone = Array.from({ length: pace.rounds }, () => parserRate(vocabulary, pace.seconds));

    return [
      { what: "parser alone, ordinary messages", "a second": median(alone, (rate) => rate) },
      ...(await overHttp(pace)),
    ];
  },
};

async function overHttp(pace: Pace): Promise<Row[]> {
  const texts = temporaryFolder();
  const [ours, empty] = await Promise.all([startSite(), startEmptyRemix(texts)]);
  const url = `${ours.url}/api/chat`;
  const answer = await fetch(url, { method: "POST", body: POSTED, headers: JSON_TYPE });
  writeFileSync(join(texts, "chat"), await answer.text());
  const rows: Row[] = [];
  for (const [asked, accepted] of Object.entries(ASKED)) {
    const headers = { ...JSON_TYPE, ...accepted };
    const options = { method: "POST" as const, body: POSTED, headers };
    const [http, ceiling] = await inTurns(
      [
        { name: "over HTTP", url, options },
        { name: "ceiling", url: `${empty.url}/same-size/chat`, options },
      ],
      pace,
    );
    const ratio = http.perSecond / ceiling.perSecond;
    rows.push(
      {
        what: `over HTTP, ${asked}`,
        "a second": http.perSecond,
        "of the ceiling": ratio,
        failed: http.failed,
      },
      { what: `ceiling, ${asked}`, "a second": ceiling.perSecond, failed: ceiling.failed },
    );
  }
  await Promise.all([ours.stop(), empty.stop()]);
  return rows;
}

export function readVocabulary(catalog = "db/catalog.csv"): Vocabulary {
  return createVocabulary(readCatalog(catalog), readNotAccepted("db/not-accepted.csv"));
}

/** Messages that the parser reads in a second, repeating the tests' conversations. */
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
