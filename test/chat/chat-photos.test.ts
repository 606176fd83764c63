/** Photos in the chat (rules 91 to 95), through the real client to a stand-in that speaks the real protocol. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NEW_CHAT } from "#app/chat/chat-flow.ts";
import { readConversation, writeConversation } from "#app/chat/conversation-field.ts";
import type { PhotoAnswer } from "#app/chat/photos/look-at-photos.ts";
import { words as photoWords } from "#app/chat/photos/words.ts";
import { words } from "#app/chat/words.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { expectLog } from "#test/support/expect-log.ts";
import {
  completion,
  type OpenAiStandIn,
  readLines,
  seesThings,
  startOpenAi,
} from "#test/support/openai-stand-in.ts";
import { bomb, lyingPhoto, twoColours } from "#test/support/pictures.ts";
import { findProduct } from "#test/support/products.ts";
import { type Answer, openSite } from "#test/support/site.ts";
import { json } from "#test/support/stand-in-server.ts";

// The first site of a file imports every page, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let openai: OpenAiStandIn;
beforeEach(async () => {
  openai = await startOpenAi();
});
afterEach(() => openai.close());

const photo = () => twoColours(80, 60).jpeg().toBuffer();

async function open(settings: Record<string, string> = {}, cookies: Record<string, string> = {}) {
  const key = { OPENAI_API_KEY: openai.apiKey, OPENAI_BASE_URL: openai.url };
  const site = await openSite({ ...key, ...settings });
  const api = await import("#app/chat/photos/chat-photos.route.ts");
  const chat = await import("#app/chat/chat.route.tsx");
  const browser = site.browser(cookies);
  const formOf = (photos: Record<string, Buffer>, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, bytes] of Object.entries(photos)) {
      form.append("photos", new Blob([new Uint8Array(bytes)]), name);
    }
    return form;
  };
  return {
    ...{ site, browser, chat },
    look: (photos: Record<string, Buffer>, headers: Record<string, string> = {}) =>
      browser.send(api.action, "/api/chat/photos", {
        ...{ method: "POST", body: formOf(photos), headers },
      }),
    /** The page without JavaScript: photos, then the steps of the page that comes back. */
    show: (photos: Record<string, Buffer>, conversation?: string, headers = {}) =>
      browser.send(chat.action, "/chat", {
        ...{ method: "POST", body: formOf(photos, conversation ? { conversation } : {}), headers },
      }),
    step: (page: ChatPage, fields: [string, string][]) =>
      browser.send(chat.action, "/chat", {
        method: "POST",
        body: new URLSearchParams([["conversation", page.conversation], ...fields]),
      }),
  };
}

type ChatPage = {
  conversation: string;
  state: import("#app/chat/chat-flow.ts").ChatState;
  thumbs: string[];
  ai: string;
};
const seenBy = (answer: Answer) => JSON.parse(String(answer.body)) as PhotoAnswer;
const pageOf = (answer: Answer) => answer.body as ChatPage;

test(
  "photos leave upright, small and without place and camera, to the model that is set for " +
    "them, and none is kept",
  async () => {
    openai.answer(seesThings({ photo: 1, id: "sofa", quantity: 1 }));
    const { look, site } = await open({ OPENAI_VISION_MODEL: "one-that-sees" });
    const answer = await look({ "IMG_4711.jpg": await lyingPhoto() });
    expect([answer.status, answer.headers.get("x-ai")]).toEqual([200, "on"]);

    const sent = JSON.parse(openai.requests[0]?.body ?? "");
    expect(sent.model).toBe("one-that-sees");
    const url: string = sent.messages[1].content[1].image_url.url;
    const picture = Buffer.from(url.split(",")[1] ?? "", "base64");
    const { width, height, exif, xmp, iptc, orientation } = await sharp(picture).metadata();
    expect([width, height]).toEqual([768, 1024]);
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(openai.requests[0]?.body).not.toContain("4711");

    expect(seenBy(answer).thumbs).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)]);
    expect(readdirSync(join(site.folder, "uploads"))).toEqual([]);
  },
);

test("what the model sees is offered with its photos at the price list's prices; bad files are named", async () => {
  openai.answer(
    seesThings(
      { photo: 1, id: "sofa", quantity: 1 },
      { photo: 2, id: "sofa", quantity: 1 },
      { photo: 2, id: "unicorn", quantity: 9 },
    ),
  );
  const { look } = await open();
  const answer = await look({
    "1.jpg": await photo(),
    "page.png": Buffer.from("<svg onload=alert(1)>"),
    "2.png": await twoColours(30, 30).png().toBuffer(),
    "bomb.png": bomb(40_000, 40_000),
    "3.webp": await twoColours(30, 30).webp().toBuffer(),
    "4.jpg": await photo(),
    "5.jpg": await photo(),
  });
  const { seen, reply, count } = seenBy(answer);
  expect(count).toBe(4);
  expect(seen).toEqual([
    { id: "sofa", name: "Sofa", quantity: 2, price: 110, volume: 50, photos: [1, 2] },
  ]);
  expect(reply.startsWith(`${photoWords.seen} page.png is not a photo`)).toBe(true);
  expect(reply).toMatch(
    /bomb\.png has too many pixels.* 5\.jpg wasn't checked. You can send 4 photos at a time/,
  );
});

test.each([
  [
    "refuses pictures",
    json(400, { error: { message: "image_url is not supported" } }),
    words.lookFailed,
  ],
  [
    "answers nonsense",
    completion("<img src=x onerror=alert(1)> all is free today"),
    words.lookFailed,
  ],
  [
    "names nothing of the list",
    seesThings({ photo: 1, id: "free", quantity: 1 }),
    photoWords.nothing,
  ],
])(
  "a model that %s costs the customer nothing, and none of its words are shown",
  async (_, said, reply) => {
    openai.answer(said);
    const { look } = await open();
    const ask = async () => look({ "1.jpg": await photo() });
    const isFailure = reply === words.lookFailed;
    const answer = await (isFailure ? expectLog(/^The photo model did not answer/, ask) : ask());
    expect(answer.status).toBe(200);
    expect(seenBy(answer)).toMatchObject({ reply, seen: [], thumbs: [] });
  },
);

test(
  "without JavaScript: nothing is on the list before the yes, a line that stays is left " +
    "out, and the list says its photo",
  async () => {
    openai.answerEach((body) =>
      JSON.stringify(body).includes("image_url")
        ? seesThings(
            { photo: 1, id: "sofa", quantity: 2 },
            { photo: 2, id: "lamp", quantity: 1 },
            { photo: 2, id: "rug", quantity: 1 },
          )
        : readLines({ id: "treadmill", quantity: 1 }),
    );
    const { step, show, chat, browser } = await open();
    const opened = pageOf(await browser.get(chat.loader, "/chat"));
    const talked = pageOf(await step(opened, [["message", "a treadmill"]]));
    expect(talked.state.parsed.lines.map(({ id }) => id)).toEqual(["treadmill"]);

    const shown = pageOf(
      await show({ "1.jpg": await photo(), "2.jpg": await photo() }, talked.conversation),
    );
    expect(shown.state.parsed.lines.map(({ id }) => id)).toEqual(["treadmill"]);
    expect(shown.state.detections).toMatchObject({
      isAsked: true,
      lines: [{ id: "sofa", photos: [1] }, {}, {}],
    });
    expect(shown.state.messages.at(-2)).toMatchObject({ role: "user", content: "2 photos" });
    expect(shown.thumbs).toHaveLength(2);
    expect(shown.conversation).not.toContain("data:image");

    const before = openai.requests.length;
    const added = pageOf(
      await step(shown, [
        ["step", "add-seen"],
        ...(["sofa", "lamp"].map((id) => ["take", id]) as [string, string][]),
        ["quantity.sofa", "1"],
      ]),
    );
    const list = added.state.parsed.lines.map(({ id, quantity }) => [id, quantity]);
    expect(list).toEqual([
      ["treadmill", 1],
      ["sofa", 1],
      ["lamp", 1],
    ]);
    // A press has nothing in it to read: no model is asked, and the parser reads no item in its words.
    expect(openai.requests.length).toBe(before);
    expect(added.state.detections).toMatchObject({
      isAsked: false,
      lines: [
        { id: "sofa", photos: [1] },
        { id: "lamp", photos: [2] },
      ],
    });
    const kept = pageOf(await step(added, [["message", "thanks"]]));
    expect(kept.state.detections.lines.map(({ id }) => id)).toEqual(["sofa", "lamp"]);
  },
);

test("none of it, and a yes to nothing, leave the list as it is", async () => {
  openai.answer(seesThings({ photo: 1, id: "sofa", quantity: 2 }));
  const { step, show } = await open();
  const shown = pageOf(await show({ "1.jpg": await photo() }));
  for (const fields of [[["step", "no-seen"]], [["step", "add-seen"]]] as [string, string][][]) {
    const { state } = pageOf(await step(shown, fields));
    expect([state.parsed.lines, state.detections.lines, state.detections.isAsked]).toEqual([
      [],
      [],
      false,
    ]);
  }
});

test("a made-up field of what was seen offers the price list's items alone, at its prices", () => {
  const made = JSON.parse(writeConversation(NEW_CHAT));
  made.seen = {
    isAsked: true,
    lines: [
      { id: "sofa", quantity: 1, photos: [1], name: "<b>free</b>", price: 0 },
      { id: "abacus", quantity: 1, photos: [1] },
    ],
  };
  const read = (field: unknown) =>
    readConversation(JSON.stringify(field), findProduct, USUAL_NUMBERS).detections.lines;
  expect(read(made)).toEqual([
    { id: "sofa", name: "Sofa", quantity: 1, price: 110, volume: 50, photos: [1] },
  ]);
  expect(
    read({ ...made, seen: { isAsked: true, lines: [{ id: "sofa", quantity: 1, photos: [9] }] } }),
  ).toEqual([]);
});

test("without a model, or with photos switched off, there is no button and nothing is taken", async () => {
  for (const settings of [{ OPENAI_API_KEY: "" }, { OPENAI_VISION_MODEL: "off" }]) {
    const { look, chat, browser, site } = await open(settings);
    expect((await look({ "1.jpg": await photo() })).status).toBe(404);
    expect((await browser.get(chat.loader, "/chat")).body).toMatchObject({ takesPhotos: false });
    expect((await browser.get(site.root.loader, "/")).body).not.toHaveProperty("takesPhotos");
  }
  const { site, browser } = await open();
  expect((await browser.get(site.root.loader, "/")).body).toHaveProperty("takesPhotos", true);
  expect(openai.requests).toEqual([]);
});

test("photos are counted one by one, with or without scripts, and the conversation stays", async () => {
  openai.answer(seesThings());
  const { look, show } = await open({ TRUST_PROXY: "1" });
  const four = Object.fromEntries(
    await Promise.all([1, 2, 3, 4].map(async (at) => [`${at}.jpg`, await photo()] as const)),
  );
  const from = { "x-forwarded-for": "203.0.113.7" };
  for (let post = 0; post < 10; post++) expect((await look(four, from)).status).toBe(200);
  const refused = await look(four, from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  expect(JSON.parse(String(refused.body)).error).toMatch(
    /^That's a lot of photos\. Send more in \d+ minutes/,
  );
  const page = await show(
    four,
    writeConversation({ ...NEW_CHAT, messages: [{ role: "user", content: "a sofa" }] }),
    from,
  );
  expect(page.status).toBe(429);
  expect(pageOf(page).state.messages[0]).toMatchObject({ content: "a sofa" });
  expect(openai.requests).toHaveLength(10);
});

test("another site's form, another type and a body past the limit are refused before the model is asked", async () => {
  const { look, browser } = await open();
  const api = await import("#app/chat/photos/chat-photos.route.ts");
  expect((await look({ "1.jpg": await photo() }, { "sec-fetch-site": "cross-site" })).status).toBe(
    403,
  );
  const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
  expect((await browser.send(api.action, "/api/chat/photos", json)).status).toBe(415);
  const huge = { "content-length": "60000000" };
  expect((await look({ "1.jpg": await photo() }, huge)).status).toBe(413);
  expect((await browser.get(api.loader, "/api/chat/photos")).status).toBe(405);
  expect(openai.requests).toEqual([]);
});
