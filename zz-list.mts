import { parseConversation } from "#app/chat/parser.ts";
import { createVocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import { readCatalog } from "#db/catalog.server.ts";
import { readNotAccepted } from "#db/not-accepted.server.ts";
import { allCases, outcomeOf } from "./test/chat/score/cases.ts";
const v = createVocabulary(readCatalog("db/catalog.csv"), readNotAccepted("db/not-accepted.csv"));
for (const one of allCases()) { let p: any; const o = outcomeOf(one, (m) => (p = parseConversation(m, v)));
  console.log(`${o.is === "wrong" ? 0 : o.is === "right" ? 2 : 1}\t${one.turns.join(" || ").replaceAll("\n", "\\n").replaceAll("\t", " ")}\twant ${one.accept.map((l: any) => l.map((x: any) => `${x.quantity ?? "*"} ${x.ids.join("|")}`).join(", ")).join(" ;; ")}\tgot ${p.lines.map((l: any) => `${l.quantity} ${l.id}`).join(", ")}`); }
