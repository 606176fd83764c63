import { vocabulary } from "./support.ts";
import { asSaid } from "#app/chat/text/fold.ts";
import { readPieces } from "#app/chat/things/pieces.ts";
import { findNames } from "#app/chat/things/find.ts";
import { joinNames } from "#app/chat/things/join.ts";

const p = readPieces(asSaid(process.argv[2]!), vocabulary);
console.log(p.map(x=>`${x.text}/${x.canon}${x.plural?"+":""}`).join(" "));
const n = findNames(p, vocabulary); console.log(JSON.stringify(n.map(x=>[x.from,x.to,x.hit.id,x.hit.words])));
console.log(JSON.stringify(joinNames(n,p,vocabulary).map(x=>[x.from,x.to,x.hit.id])));
import { readThings } from "#app/chat/things/read.ts";
for (const x of readThings(p, vocabulary).things) console.log(x.id, x.count, x.start, x.from, x.to, x.end, x.heading);
