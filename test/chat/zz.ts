import { vocabulary } from "./support.ts";
import { readFileSync, readdirSync } from "node:fs";
import { parseConversation } from "#app/chat/parser.ts";
import { fits } from "./cases.ts";

const show = process.argv[2] ?? ""; const from = Number(process.argv[3] ?? 0); const to = Number(process.argv[4] ?? 40);
const sets: [string, any[]][] = [];
for (const d of ["cases","cases-2","cases-3","cases-4","cases-5"]) sets.push([d, readdirSync(`test/chat/${d}`).flatMap(f => readFileSync(`test/chat/${d}/${f}`,"utf8").trim().split("\n").map(l=>JSON.parse(l)))]);
const want = (list: string) => list.split(",").map(l=>l.trim()).filter(l=>l!=="").map(l=>{const [id="",q]=l.split(" ");return {ids:[id],quantity:q==="*"?null:Number(q)}});
sets.push(["txt", readdirSync("test/chat/conversations").filter(f=>f.endsWith(".txt")).flatMap(f=>readFileSync(`test/chat/conversations/${f}`,"utf8").split("\n").filter(l=>l!==""&&!l.startsWith("#")).map(l=>{const [talk="",w=""]=l.split(" =>");return {turns:talk.split(" || ").map(t=>t.replaceAll("\\n","\n")),accept:w.split(";;").map(want)}}))]);
for (const [n,f] of [["ex","/work/shared/chat/examples.jsonl"],["outA","/tmp/out-a.jsonl"],["outB","/tmp/out-b.jsonl"]]) sets.push([n!, readFileSync(f!,"utf8").trim().split("\n").map(l=>JSON.parse(l))]);
let out = "";
for (const [name, cases] of sets) {
  let right=0, inv=0, press=0, asked=0; const misses: string[] = [];
  for (const {turns, accept} of cases) {
    let got = new Map<string,number>(); let err=""; let opts: any[]=[];
    try { const p = parseConversation(turns.flatMap((content: string)=>[{role:"user" as const,content},{role:"assistant" as const,content:"Got it."}]), vocabulary);
    opts = p.questions.flatMap((q: any)=>q.options); asked += p.questions.length; got = new Map(p.lines.map(({id,quantity})=>[id,quantity])); } catch(e) { err=String((e as Error).stack).slice(0,300); }
    const known = new Set(accept.flatMap((l: any)=>l.flatMap((x: any)=>x.ids)));
    if ([...got.keys()].some(id=>!known.has(id))) inv++;
    if (!err && accept.some((l: any)=>fits(got,l))) { right++; press++; }
    else { if (opts.some(o=>accept.some((l: any)=>fits(new Map(o.lines.map((x: any)=>[x.id,x.quantity])),l)))) press++; misses.push(`${JSON.stringify(turns)}\n   want ${accept.map((l: any)=>l.map((x: any)=>`${x.ids.join("/")} ${x.quantity}`).join(", ")).join(" ;; ")}\n   got  ${[...got].map(([a,b])=>`${a} ${b}`).join(", ")} ${err} ${opts.length?"Q "+opts.map(o=>o.label).join("/"):""}`); }
  }
  out += `${name} ${right}/${cases.length} ${(100*right/cases.length).toFixed(1)}% press ${(100*press/cases.length).toFixed(1)} q/${(asked/cases.length).toFixed(2)} inv ${inv} | `;
  if (show.split(",").includes(name)) console.log(misses.slice(from,to).join("\n"));
}
console.log(out);
