import { vocabulary } from "./support.ts";
import { readMessage, readConversation } from "#app/chat/conversation.ts";
import { asSaid } from "#app/chat/text/fold.ts";
import { partsOf } from "#app/chat/clauses/cues.ts";

const turns = process.argv.slice(2).map(t=>t.replaceAll("\\n","\n"));
for (const t of turns) {
  for (const r of readMessage(asSaid(t), vocabulary)) {
  console.log(partsOf(r.text.pieces, r.things).map((p: any)=>p.kind==="thing"?`<${p.thing.id}${p.thing.count===null?"":" "+p.thing.count}${p.thing.definite?" def":""}${p.thing.heading?" HEAD":""}>`:p.kind==="cue"?`[${r.text.pieces.slice(p.from,p.to).map(x=>x.text).join(" ")}:${[...p.kinds].join("/")}]`:p.kind==="mark"?JSON.stringify(p.mark):r.text.pieces[p.from]!.text).join(" "));
  for (const e of r.events as any[]) console.log("   ", e.kind==="thing"?`${e.thing.id} ${e.role} n=${e.thing.count}${e.thing.vague?" vague":""}${e.only?" only":""}${e.repairs?" repairs":""}${e.adds?" adds":""}${e.excepted?" exc":""}${e.denied?" denied":""}${e.tells?" tells "+(e.tells.id??e.tells):""} base ${e.thing.base.words.join("_")}`:JSON.stringify(e));
}}
const c = readConversation(turns.map(content=>({role:"user" as const,content})), vocabulary);
console.log(c.list.lines.map(l=>`${l.id} ${l.quantity}${l.open?" open":""}`).join(", "), "| focus", c.list.focus.join(","));
