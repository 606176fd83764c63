import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ChatMessage,
  charactersOf,
  fitConversation,
  isTooLong,
  MAX_CHAT_BYTES,
  MAX_CHAT_MESSAGES,
  MAX_CONVERSATION_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
  postsOf,
} from "#app/chat/chat.ts";

const user = (content: string): ChatMessage => ({ role: "user", content });
const ours = (content: string): ChatMessage => ({ role: "assistant", content });

const message = fc.record<ChatMessage>({
  role: fc.constantFrom("user", "assistant"),
  content: fc
    .string({ unit: "binary", maxLength: MAX_MESSAGE_CHARACTERS, size: "max" })
    .map((text) => text.slice(0, MAX_MESSAGE_CHARACTERS)),
});

const requestBytes = (messages: ChatMessage[]) =>
  new TextEncoder().encode(JSON.stringify({ sessionId: "s".repeat(100), messages })).length;

test("any conversation is shortened to fit one request, in order and ending with the last message", () => {
  fc.assert(
    fc.property(fc.array(message, { minLength: 1, maxLength: 300 }), (messages) => {
      const fitting = fitConversation(messages);
      expect(fitting.length).toBeLessThanOrEqual(MAX_CHAT_MESSAGES);
      expect(requestBytes(fitting)).toBeLessThanOrEqual(MAX_CHAT_BYTES);
      expect(charactersOf(fitting)).toBeLessThanOrEqual(MAX_CONVERSATION_CHARACTERS);
      expect(fitting.at(-1)).toBe(messages.at(-1));
      const places = fitting.map((kept) => messages.indexOf(kept));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }),
    { numRuns: 60 },
  );
});

test("a conversation that fits is unchanged", () => {
  const messages = [ours("Hi"), user("a sofa"), ours("Got it."), user("and a desk")];
  expect(fitConversation(messages)).toEqual(messages);
});

test("assistant messages are dropped before customer messages and reports of additions", () => {
  const turns = Array.from({ length: 90 }, (_, at) => [
    user(`item ${at}`),
    ours(at % 30 === 0 ? "Added to your cart: 1 × Sofa." : `reply ${at}`),
  ]).flat();
  const messages = [...turns, ...Array.from({ length: 30 }, () => ours("note")), user("the end")];
  const fitting = fitConversation(messages);
  expect(fitting).toHaveLength(MAX_CHAT_MESSAGES);
  expect(fitting.filter(({ role }) => role === "user")).toHaveLength(91);
  expect(fitting.filter(({ content }) => content.startsWith("Added"))).toHaveLength(3);
  expect(fitting).not.toContainEqual(ours("reply 1"));
});

test("a conversation counts against the rate limit by its length", () => {
  expect(postsOf([user("a sofa")])).toBe(1);
  expect(postsOf([user("x".repeat(3_500)), ours("y".repeat(1_000))])).toBe(5);
});

test("120 lines are not too long; more than a request holds is, until lines went to the cart", () => {
  const lines = Array.from({ length: 120 }, (_, at) => `Unit ${at}: 2 queen mattresses`).join("\n");
  expect(isTooLong([user(lines), user("and a sofa in the lobby")])).toBe(false);
  const long = [user("x".repeat(4_000)), user("x".repeat(4_000))];
  expect(isTooLong(long)).toBe(true);
  expect(isTooLong([...long, ours("Added to your cart: 1 × Sofa."), user("a desk")])).toBe(false);
});
