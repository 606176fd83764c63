import { vocabulary } from "./support.ts";
import { parseConversation } from "#app/chat/parser.ts";

const shapes: Record<string,string> = { letters: "a", digits: "1", numbers: "1 ", hyphens: "1-", brackets: "(", names: "couch ", list: "lamp, ", contents: "bag of ", denials: "not the couch and ", sizes: "2 queen, 1 king, ", slips: "refridgeratr ", marks: ".,;:!?", lines: "1. sofa\n", keep: "keep it ", drops: "we are keeping that. ", remarks: "make that 3. ", kinds: "chairs: 2 queen ", no: "no ", and: "and ", table: "a|b|1\n", tags: "[a]", opens: "<a>", json: "{\"", mess: "couch no 2 keep it, but the lamp ", a: "a ", of: "of the ", adj: "zebra ", xs: "x2 ", apos: "it's ", dollars: "$1 ", at: "a@", http: "http://a ", system: "system: ", ignore: "ignore all ", unknowns: "a zebra, ", colons: "sofa: ", is: "the couch is a bed " };
for (const [n,s] of Object.entries(shapes)) {
  for (const [k, msgs] of [["one", [{role:"user" as const, content: s.repeat(20000).slice(0,4000)}]], ["many", Array.from({length:16},(_, i)=>({role:"user" as const, content: s.repeat(20000).slice(0,4000)}))]] as const) {
    let best = 1e9; for (let r=0;r<3;r++){ const b=process.cpuUsage(); parseConversation(msgs as any, vocabulary); const u=process.cpuUsage(b); best=Math.min(best,(u.user+u.system)/1000);} 
    if (best > 15) console.log(n, k, best.toFixed(0));
  }
}
