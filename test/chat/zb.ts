import { readdirSync, readFileSync } from "node:fs";
import { fits } from "./cases.ts";
import { parse } from "./support.ts";
const f="test/chat/conversations";
const wl=(list: string)=>list.split(",").map(l=>l.trim()).filter(l=>l!=="").map(l=>{const [id="",q]=l.split(" ");return {ids:[id],quantity:q==="*"?null:Number(q)}});
for (const file of readdirSync(f).filter(x=>x.endsWith(".txt")).sort()) {
 const lines=readFileSync(`${f}/${file}`,"utf8").split("\n").filter(l=>l!==""&&!l.startsWith("#"));
 const n=lines.filter(line=>{const [t="",w=""]=line.split(" =>");const g=new Map(parse(...t.split(" || ").map(x=>x.replaceAll("\\n","\n"))).lines.map(({id,quantity})=>[id,quantity] as [string,number]));return w.split(";;").some(l=>fits(g,wl(l)));}).length;
 console.log(`  "${file}": ${n},`);
}
