/**
 * Talk that names no junk, asked through the chat's route in both languages, alone and after a list,
 * without a model and with one: the same answer, and the list stands.
 */

import { expect, onTestFinished, test, vi } from "vitest";
import type { ChatMessage, ParsedCart } from "#app/chat/chat.ts";
import { filledIn } from "#app/chat/parser/reply/compose.ts";
import { SMALL_TALK, type Topic } from "#app/chat/small-talk.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { readLines, startOpenAi } from "#test/support/openai-stand-in.ts";
import { openSite } from "#test/support/site.ts";

// The first site of a file imports every page, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

type Language = "en" | "es";
type Talk = Record<Language, readonly string[]>;

const TALK: Partial<Record<Topic, Talk>> = {
  hours: {
    en: ["what are your hours?", "are yall open saturdays", "what time do you guys come"],
    es: ["¿cuál es su horario?", "a qué hora abren", "trabajan los domingos?"],
  },
  price: {
    en: ["how much do you charge", "what are your rates?", "whats it gonna cost me"],
    es: ["¿cuánto cobran?", "qué precio tienen"],
  },
  minimum: {
    en: ["whats your minimum charge", "is there a minimum?", "what's the least you charge"],
    es: ["¿hay un mínimo?", "cuál es el cobro mínimo"],
  },
  notTaken: {
    en: ["what don't you take", "anything you wont take?", "what items are prohibited"],
    es: ["¿qué cosas no aceptan?", "qué es lo que no se llevan"],
  },
  bot: {
    en: ["who are you", "are you a bot?", "am i talking to a real person"],
    es: ["¿quién eres?", "es usted una persona real?"],
  },
  next: {
    en: ["how do I schedule a pickup", "how do i book", "what happens next"],
    es: ["¿cómo hago una cita?", "cómo reservo"],
  },
  discount: {
    en: ["any coupons?", "do you have discounts", "military discount?"],
    es: ["¿tienen descuentos?", "hay algún cupón"],
  },
  change: {
    en: [
      "can I change my booking",
      "i need to reschedule",
      "how do i cancel",
      "cancel my appointment",
    ],
    es: ["¿cómo cancelo mi cita?", "quiero cambiar la fecha", "puedo mover mi cita"],
  },
  thanks: {
    en: ["thank you so much!", "thanks", "appreciate it"],
    es: ["muchas gracias", "se lo agradezco"],
  },
  rude: {
    en: ["you suck", "this is useless", "you are an idiot"],
    es: ["eres un inútil", "pendejo"],
  },
};

const LISTS: Record<Language, string> = {
  en: "2 couches and a washer",
  es: "dos sofás y una lavadora",
};
const LINES = [
  { id: "sofa", quantity: 2 },
  { id: "washer", quantity: 1 },
];
const PHONE = "(713) 555-0142";

/** Opens a site's chat route and returns how to ask everything of the table, alone and after a list. */
async function openTalk(settings: Record<string, string>, ai: "on" | "off") {
  const site = await openSite({ TRUST_PROXY: "1", BUSINESS_PHONE: PHONE, ...settings });
  const { action } = await import("#app/chat/chat-answer.route.ts");
  const browser = site.browser();
  let address = 0;
  const ask = async (...messages: ChatMessage[]) => {
    // Each request from an address of its own: the limit of one is another test's matter.
    address += 1;
    const answer = await browser.send(action, "/api/chat", {
      method: "POST",
      body: JSON.stringify({ sessionId: "talk", messages }),
      headers: { "content-type": "application/json", "x-forwarded-for": `2001:db8:${address}::1` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-ai")).toBe(ai);
    return JSON.parse(String(answer.body)) as { reply: string; parsed: ParsedCart };
  };

  return async function expectAnswers(): Promise<void> {
    for (const [topic, language, content] of questions()) {
      const said = filledIn(SMALL_TALK[topic][language], PHONE, USUAL_NUMBERS);
      const question: ChatMessage = { role: "user", content };
      const alone = await ask(question);
      expect(alone.reply, content).toBe(said);
      expect(alone.parsed.lines, content).toEqual([]);

      const list: ChatMessage = { role: "user", content: LISTS[language] };
      const after = await ask(list, { role: "assistant", content: "Got it." }, question);
      expect(after.reply, content).toContain(said);
      expect(after.parsed.lines, content).toMatchObject(LINES);
      expect(after.parsed.finalPrice, content).toBeGreaterThan(0);
    }
  };
}

function questions(): (readonly [Topic, Language, string])[] {
  return Object.entries(TALK).flatMap(([topic, talk]) =>
    (["en", "es"] as const).flatMap((language) =>
      talk[language].map((content) => [topic as Topic, language, content] as const),
    ),
  );
}

test("without a model talk is answered in its language, and the list stands", async () => {
  const expectAnswers = await openTalk({}, "off");
  await expectAnswers();
});

test("with a model, whether it repeats the list or has nothing to add, talk has the same answers", async () => {
  const openai = await startOpenAi();
  onTestFinished(openai.close);
  const settings = { OPENAI_API_KEY: openai.apiKey, OPENAI_BASE_URL: openai.url };
  const expectAnswers = await openTalk(settings, "on");
  for (const repeats of [true, false]) {
    openai.answerEach(({ messages }) => {
      const isList = (messages as ChatMessage[]).some(({ content }) =>
        Object.values(LISTS).includes(content),
      );
      return isList && repeats ? readLines(...LINES) : readLines();
    });
    await expectAnswers();
  }
});
