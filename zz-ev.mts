import { readMessage } from "#app/chat/conversation.ts";
import { asSaid } from "#app/chat/text/fold.ts";
import { createVocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import { readCatalog } from "#db/catalog.server.ts";
import { readNotAccepted } from "#db/not-accepted.server.ts";
const v = createVocabulary(readCatalog("db/catalog.csv"), readNotAccepted("db/not-accepted.csv"));
for (const m of readMessage(asSaid(process.argv[2]!), v)) for (const e of m.events) console.log(JSON.stringify(e.kind === "thing" ? { ...e, thing: { id: e.thing.id, count: e.thing.count, start: e.thing.start, end: e.thing.end, traits: e.thing.traits, one: e.thing.one, def: e.thing.definite, add: e.thing.additive }, tells: typeof e.tells === "object" && e.tells ? e.tells.id : e.tells } : e));
