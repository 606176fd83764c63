import { vocabulary } from "./support.ts";
import { parseConversation } from "#app/chat/parser.ts";
const s = process.argv[2]!.repeat(5000).slice(0,4000);
for (let i=0;i<60;i++) parseConversation([{role:"user",content:s}], vocabulary);
