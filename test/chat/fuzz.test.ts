import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChatMessage } from "#app/chat/chat.ts";
import { parseConversation } from "#app/chat/parser/parser.ts";
import { composeReply } from "#app/chat/parser/reply/compose.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { vocabulary } from "./support.ts";

const names = vocabulary.catalog.items.flatMap(({ name, aliases }) => [name, ...aliases]);
const glue = (
  "2|12|x3|(4)|a|the|some|no|not|except|keep|leave|and|or|,|.|:|-|/|\n|55 " +
  "inch|queen|king|actually|make that|forget|all but|just|of|with|y|menos|son|put it " +
  "back|start over|each|7 units|$40|3rd|?"
).split("|");
/** Names that every JavaScript object inherits. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
/** Text of the words that matter, in any order. */
const talk = fc
  .array(fc.oneof(fc.constantFrom(...names), fc.constantFrom(...glue, ...inherited)), {
    maxLength: 60,
  })
  .map((words) => words.join(" "));
const text = fc.oneof(
  talk,
  fc.string({ unit: "binary", maxLength: 2000 }),
  fc.string({ maxLength: 400 }),
);
const conversation: fc.Arbitrary<ChatMessage[]> = fc.array(
  fc.record({ role: fc.constantFrom("user" as const, "assistant" as const), content: text }),
  { maxLength: 5 },
);

describe("for any text", () => {
  it("the parser answers with known ids and counts from 1 to 200", () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        const parsed = parseConversation(messages, vocabulary);
        const ids = parsed.lines.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id, quantity } of parsed.lines) {
          expect(vocabulary.catalog.byId.has(id)).toBe(true);
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 200).toBe(true);
        }
        expect(new Set(parsed.lines.map(({ id }) => id)).size).toBe(parsed.lines.length);
        expect(composeReply(parsed, vocabulary, { phone: "x", numbers: USUAL_NUMBERS })).not.toBe(
          "",
        );
      }),
      { numRuns: 1500 },
    );
  });

  it.each(inherited)("the word %s is read as an ordinary word", (word) => {
    const { lines } = parseConversation([{ role: "user", content: `${word}, a sofa` }], vocabulary);
    expect(lines).toEqual([{ id: "sofa", quantity: 1 }]);
  });

  it("the same conversation always has the same result", () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        expect(parseConversation(messages, vocabulary)).toEqual(
          parseConversation(messages, vocabulary),
        );
      }),
      { numRuns: 100 },
    );
  });
});
