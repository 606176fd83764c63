import { afterEach, beforeEach, expect, test } from "vitest";
import { createOpenAiChatModel } from "#app/chat/openai-chat-model.server.ts";
import { readCatalog } from "#app/prices/catalog.server.ts";
import {
  completion,
  type OpenAiStandIn,
  readLines,
  startOpenAi,
} from "#test/support/openai-stand-in.ts";
import {
  type Answer,
  drip,
  empty,
  flood,
  half,
  hang,
  html,
  json,
  redirect,
  reset,
} from "#test/support/stand-in-server.ts";

const catalog = readCatalog("db/catalog.csv");
const CONVERSATION = [{ role: "user", content: "2 couches and a queen mattress" }] as const;

let openai: OpenAiStandIn;
beforeEach(async () => {
  openai = await startOpenAi();
});
afterEach(() => openai.close());

const model = (timeoutMs = 5_000, apiKey = openai.apiKey) =>
  createOpenAiChatModel({
    apiKey,
    baseUrl: openai.url,
    model: "test-model",
    timeoutMs,
    catalog,
    notAccepted: ["Paint", "Propane Tank"],
  });

test("a valid answer is read as ids and counts, and the prompt has the catalogue and the rules", async () => {
  openai.answer(readLines({ id: "sofa", quantity: 2 }, { id: "mattress-queen", quantity: 1 }));
  expect(await model()(CONVERSATION)).toEqual({
    ok: true,
    lines: [
      { id: "sofa", quantity: 2, sure: true },
      { id: "mattress-queen", quantity: 1, sure: true },
    ],
  });
  const [system, ...rest] = openai.lastMessages();
  expect(system?.role).toBe("system");
  expect(system?.content).toContain("sofa: Sofa; couch; settee");
  expect(system?.content).toContain("Propane Tank");
  expect(rest).toEqual(CONVERSATION);
});

test(
  "the schema has the catalogue's ids, the effort is the least, and the text before the " +
    "talk never changes",
  async () => {
    openai.answer(readLines());
    const read = model();
    await read(CONVERSATION);
    await read([{ role: "user", content: "a lamp" }]);
    const [first, second] = openai.requests.map(({ body }) => JSON.parse(body));
    const { items } = first.response_format.json_schema.schema.properties.lines;
    expect(items.properties.id.enum).toEqual(catalog.items.map(({ id }) => id));
    expect(first.reasoning_effort).toBe("minimal");
    expect(first.messages[0]).toEqual(second.messages[0]);
  },
);

test(
  "a server that knows no schema, no effort and no max_completion_tokens is asked without " +
    "them, once and for all",
  async () => {
    const fenced = completion('```json\n{"lines": [{"id": "sofa", "quantity": 2}]}\n```');
    openai.answerEach((body) =>
      "response_format" in body || "reasoning_effort" in body || "max_completion_tokens" in body
        ? json(400, { error: { message: "Unrecognized request argument supplied" } })
        : fenced,
    );
    const read = model();
    const lines = [{ id: "sofa", quantity: 2, sure: true }];
    expect(await read(CONVERSATION)).toEqual({ ok: true, lines });
    expect(openai.requests).toHaveLength(2);
    expect(await read(CONVERSATION)).toEqual({ ok: true, lines });
    expect(openai.requests).toHaveLength(3);
    expect(JSON.parse(openai.requests.at(-1)?.body ?? "")).toMatchObject({ max_tokens: 4_000 });
  },
);

test("an answer that was pressed is heard with the list that it chose", async () => {
  openai.answer(readLines());
  await model()([
    { role: "user", content: "4", lines: [{ id: "dining-chair", quantity: 4 }] },
    { role: "user", content: "and a lamp" },
  ]);
  expect(openai.lastMessages()[1]?.content).toContain("dining-chair 4");
});

test("a redirect is not followed, so conversation and key reach no other host", async () => {
  openai.answer(redirect(`${openai.url}/chat/completions`));
  expect(await model()(CONVERSATION)).toEqual({
    ok: false,
    reason: "refused",
    detail: "status 302",
  });
  expect(openai.requests).toHaveLength(1);
});

test("an endless answer is given up at the byte limit, long before the time limit", async () => {
  openai.answer(flood);
  expect(await model(60_000)(CONVERSATION)).toMatchObject({ ok: false, reason: "bad-answer" });
});

test("an item named twice is one line, within the cart's limit", async () => {
  openai.answer(readLines({ id: "sofa", quantity: 2 }, { id: "sofa", quantity: 199 }));
  expect(await model()(CONVERSATION)).toEqual({
    ok: true,
    lines: [{ id: "sofa", quantity: 200, sure: true }],
  });
});

test.each<[string, Answer]>([
  ["an unknown id", readLines({ id: "unicorn", quantity: 1 })],
  ["a count of none", readLines({ id: "sofa", quantity: 0 })],
  ["a count past the limit", readLines({ id: "sofa", quantity: 201 })],
  ["a count in words", readLines({ id: "sofa", quantity: "two" })],
  ["talk instead of JSON", completion("Sure! You have 2 couches.")],
  ["JSON of another shape", completion('{"price": 0}')],
  ["no content", completion(null)],
  ["no choices", json(200, { choices: [] })],
  ["a page of HTML", html(200)],
  ["an empty body", empty(200)],
])("%s counts as no answer", async (_, answer) => {
  openai.answer(answer);
  expect(await model()(CONVERSATION)).toMatchObject({ ok: false, reason: "bad-answer" });
});

test.each<[string, Answer]>([
  ["a server error", json(500, { error: { message: "boom" } })],
  ["a full quota", json(429, { error: { message: "slow down" } }, { "retry-after": "30" })],
])("%s is a refusal, asked for once", async (_, answer) => {
  openai.answer(answer);
  expect(await model()(CONVERSATION)).toMatchObject({ ok: false, reason: "refused" });
  expect(openai.requests).toHaveLength(1);
});

test("a wrong key is a refusal that does not repeat the key", async () => {
  const reading = await model(5_000, "sk-wrong")(CONVERSATION);
  expect(reading).toMatchObject({ ok: false, reason: "refused" });
  expect(JSON.stringify(reading)).not.toContain("sk-wrong");
});

test.each<[string, Answer]>([
  ["that never answers", hang],
  ["that answers without end", drip],
])("a model %s is given up at the time limit", async (_, answer) => {
  openai.answer(answer);
  expect(await model(100)(CONVERSATION)).toMatchObject({ ok: false, reason: "timed-out" });
});

test.each<[string, Answer]>([
  ["cuts the connection", reset],
  ["breaks off half-way", half({ choices: [] })],
])("a model that %s is a failure, not an exception", async (_, answer) => {
  openai.answer(answer);
  expect(await model()(CONVERSATION)).toMatchObject({ ok: false });
});
