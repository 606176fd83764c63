import { parseConversation } from "#app/chat/parser.ts";
import { createVocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import { readCatalog } from "#db/catalog.server.ts";
import { readNotAccepted } from "#db/not-accepted.server.ts";
import { allCases, casesIn, outcomeOf } from "./test/chat/score/cases.ts";
const v = createVocabulary(readCatalog("db/catalog.csv"), readNotAccepted("db/not-accepted.csv"));
const [n, seed, ...files] = process.argv.slice(2);
const cases = files.length ? files.flatMap((f) => casesIn(f)) : allCases();
let s = Number(seed); const rnd = () => (s = (s * 1103515245 + 12345) % 2147483648) / 2147483648;
const misses: any[] = [];
for (const one of cases) { let p: any; const o = outcomeOf(one, (m) => (p = parseConversation(m, v))); if (o.is !== "right") misses.push({ one, o, p }); }
const picked = misses.map((m) => [rnd(), m] as const).sort((a, b) => a[0] - b[0]).slice(0, Number(n)).map((x) => x[1]);
for (const { one, o, p } of picked) {
  console.log(`${o.is === "wrong" ? "WRONG" : "press"}${o.unasked ? " +" : ""} ${one.turns.join(" || ")}`);
  console.log("   want " + one.accept.map((l: any) => l.map((x: any) => `${x.quantity ?? "*"} ${x.ids.join("|")}`).join(", ")).join(" ;; "));
  console.log("   got  " + p.lines.map((l: any) => `${l.quantity} ${l.id}`).join(", "));
  for (const q of p.questions) console.log("   ? " + q.text + " " + q.options.map((x: any) => x.label).join(" / "));
}
