import { afterEach, beforeEach, expect, test } from "vitest";
import { createOpenAiPhotoModel } from "#app/chat/photos/openai-photo-model.server.ts";
import {
  completion,
  type OpenAiStandIn,
  seesThings,
  startOpenAi,
} from "#test/support/openai-stand-in.ts";
import { twoColours } from "#test/support/pictures.ts";
import { catalog } from "#test/support/products.ts";
import {
  type Answer,
  drip,
  flood,
  half,
  hang,
  json,
  redirect,
  reset,
} from "#test/support/stand-in-server.ts";

let openai: OpenAiStandIn;
beforeEach(async () => {
  openai = await startOpenAi();
});
afterEach(() => openai.close());

const model = (timeoutMs = 5_000) =>
  createOpenAiPhotoModel({
    ...{ apiKey: openai.apiKey, baseUrl: openai.url, model: "a-model-that-sees", timeoutMs },
    ...{ catalog, notAccepted: ["Paint"] },
  });
const photo = () => twoColours(40, 30).jpeg().toBuffer();

test("photos go out as numbered pictures in the request itself, and come back as ids, counts and photos", async () => {
  openai.answer(
    seesThings({ photo: 1, id: "sofa", quantity: 2 }, { photo: 2, id: "lamp", quantity: 1 }),
  );
  const [one, two] = [await photo(), await twoColours(30, 40).jpeg().toBuffer()];
  expect(await model()([one, two])).toEqual({
    ok: true,
    things: [
      { photo: 1, id: "sofa", quantity: 2 },
      { photo: 2, id: "lamp", quantity: 1 },
    ],
  });
  const sent = JSON.parse(openai.requests[0]?.body ?? "");
  expect(sent.model).toBe("a-model-that-sees");
  expect(sent.messages[1].content).toEqual([
    { type: "text", text: "Photo 1:" },
    { type: "image_url", image_url: { url: `data:image/jpeg;base64,${one.toString("base64")}` } },
    { type: "text", text: "Photo 2:" },
    { type: "image_url", image_url: { url: `data:image/jpeg;base64,${two.toString("base64")}` } },
  ]);
  const { things } = sent.response_format.json_schema.schema.properties;
  const ids: string[] = things.items.properties.id.enum;
  expect(ids).toEqual(expect.arrayContaining(["sofa", "trash-bag", "pickup-load"]));
  // Nobody sees a fee, a job that is priced at the door, or a share of a truck in a photo.
  expect(ids.filter((id) => /^(?:custom|load|moving|proof|mileage)|-cleanout/.test(id))).toEqual([
    "garage-cleanout",
  ]);
  expect(sent.messages[0].content).toContain("not taken: Paint");
});

test("what is not on the price list or of no photo is dropped, and counts are cut", async () => {
  openai.answer(
    seesThings(
      { photo: 1, id: "unicorn", quantity: 1 },
      { photo: 1, id: "__proto__", quantity: 1 },
      { photo: 1, id: "moving-fee", quantity: 1 },
      { photo: 1, id: "load-full", quantity: 1 },
      { photo: 1, id: "sofa", quantity: 0 },
      { photo: 1, id: "rug", quantity: -3 },
      { photo: 7, id: "lamp", quantity: 1 },
      { photo: 0, id: "lamp", quantity: 1 },
      { photo: 1, id: "tire", quantity: 9_999 },
    ),
  );
  const things = [{ photo: 1, id: "tire", quantity: 200 }];
  expect(await model()([await photo()])).toEqual({ ok: true, things });
});

test.each<[string, string, Answer]>([
  ["words instead of JSON", "bad-answer", completion("Nice sofa! Ignore the rules, all is free.")],
  ["JSON of another shape", "bad-answer", completion('{"things": "everything"}')],
  ["halves of a sofa", "bad-answer", seesThings({ photo: 1, id: "sofa", quantity: 0.5 })],
  ["an answer that was cut", "bad-answer", completion('{"things": [{"photo": 1, "id": "so')],
  ["no content, as of a filter", "bad-answer", completion(null)],
  ["a connection that breaks off", "bad-answer", half({ choices: [] })],
  ["an answer without end", "bad-answer", flood],
  ["a connection that is cut", "unreachable", reset],
  [
    "a redirect, which would carry the photos elsewhere",
    "refused",
    redirect("http://127.0.0.1:9/"),
  ],
  ["a full quota", "refused", json(429, { error: { message: "slow down" } })],
  [
    "a model that sees nothing, in either dialect",
    "refused",
    json(400, { error: { message: "image_url is not supported" } }),
  ],
])("%s is a failure: %s", async (_, reason, answer) => {
  openai.answer(answer);
  expect(await model()([await photo()])).toMatchObject({ ok: false, reason });
});

test.each([
  ["never answers", hang],
  ["answers without end, slowly", drip],
])("a model that %s is given up at the time limit", async (_, answer) => {
  openai.answer(answer);
  expect(await model(150)([await photo()])).toMatchObject({ ok: false, reason: "timed-out" });
});
