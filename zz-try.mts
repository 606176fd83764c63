import { readFileSync } from "node:fs";
import { parseConversation } from "#app/chat/parser.ts";
import { createVocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import { readCatalog } from "#db/catalog.server.ts";
import { readNotAccepted } from "#db/not-accepted.server.ts";
const v = createVocabulary(readCatalog("db/catalog.csv"), readNotAccepted("db/not-accepted.csv"));
for (const line of readFileSync("/tmp/sentences", "utf8").split("\n").filter(Boolean)) {
  const [t, want] = line.split(" => ");
  const messages = t.split(" || ").flatMap((content) => [{ role: "user" as const, content: content.replaceAll("\\n", "\n") }, { role: "assistant" as const, content: "Got it." }]);
  const p = parseConversation(messages, v);
  const got = p.lines.map((l) => `${l.quantity} ${l.id}`).sort().join(", ");
  const ok = want === undefined ? " " : got === want.split(", ").sort().join(", ") ? "ok  " : "BAD ";
  console.log(`${ok} ${t}\n      ${got}` + (ok==="BAD " ? `\n      want ${want}`:"") + p.questions.map((q) => `\n      ? ${q.text} ${q.options.map((o) => o.label).join(" / ")}`).join(""));
}
