import { wordSet } from "../words/table.ts";
import type { Token } from "./tokenize.ts";

/** Behind these "4" is "for" and "2" is "to": "how much 4 a couch", "need 2 get rid of". */
const FOR_BEFORE = wordSet("a an the my our this that these those me u you us free sure");
const TO_BEFORE = wordSet(
  "get haul take be go do have know make pick see come throw toss remove clear",
);

/** Numbers that texting writes for words of the same sound. */
export function readNumberSlang(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    if (token.kind !== "number" || next?.kind !== "word" || next.tight) return token;
    if (token.text === "4" && FOR_BEFORE.has(next.text)) return wordToken(token, "for");
    if (token.text === "2" && TO_BEFORE.has(next.text)) return wordToken(token, "to");
    return token;
  });
}

function wordToken({ tight }: Token, text: string): Token {
  return { kind: "word", text, value: 0, tight };
}
