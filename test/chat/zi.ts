import { readFileSync, readdirSync } from "node:fs";
import { readConversation } from "#app/chat/conversation.ts";
import { vocabulary as v } from "./support.ts";
const sets: any[] = [];
for (const d of ["cases","cases-2","cases-3","cases-4"]) sets.push(...readdirSync(`test/chat/${d}`).flatMap(f => readFileSync(`test/chat/${d}/${f}`,"utf8").trim().split("\n").map(l=>JSON.parse(l))));
const want = (list: string) => list.split(",").map(l=>l.trim()).filter(l=>l!=="").map(l=>{const [id="",q]=l.split(" ");return {ids:[id],quantity:q==="*"?null:Number(q)}});
const txt = readdirSync("test/chat/conversations").filter(f=>f.endsWith(".txt")).flatMap(f=>readFileSync(`test/chat/conversations/${f}`,"utf8").split("\n").filter(l=>l!==""&&!l.startsWith("#")).map(l=>{const [talk="",w=""]=l.split(" =>");return {turns:talk.split(" || ").map(t=>t.replaceAll("\\n","\n")),accept:w.split(";;").map(want)}}));
const out = [...readFileSync("/tmp/out-a.jsonl","utf8").trim().split("\n"), ...readFileSync("/tmp/out-b.jsonl","utf8").trim().split("\n")].map(l=>JSON.parse(l));
const lines: string[] = [];
for (const c of [...out, ...sets, ...txt]) {
  const conv = readConversation(c.turns.map((content: string)=>({role:"user" as const,content})), v);
  const known = new Set(c.accept.flatMap((l: any)=>l.flatMap((x: any)=>x.ids)));
  const bad = conv.list.lines.filter(l=>!known.has(l.id)).map(l=>`${l.id}(${l.base.literal})`);
  if (bad.length) lines.push(`${bad.join(",")} <= ${JSON.stringify(c.turns).slice(0,170)}`);
}
console.log(lines.length); console.log(lines.filter((_,i)=>i<60||i%4===0).join("\n"));
