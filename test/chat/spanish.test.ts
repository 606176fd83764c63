/** The chat in Spanish (rules 578 and 579): the same list and price as in English, and no word of English said. */
import { expect, test } from "vitest";
import { type AnswerChatServices, answerChat } from "#app/chat/answer-chat.ts";
import { inLanguage, type Language } from "#app/lib/language.ts";
import { createCatalog, inSpanish } from "#app/prices/catalog.ts";
import { adviseChat } from "#app/prices/list-advice.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { catalog } from "#test/support/products.ts";
import { casesIn, files } from "./cases.ts";
import { customer, vocabulary } from "./support.ts";

function shopIn(language: Language) {
  const items = language === "es" ? catalog.items.map(inSpanish) : catalog.items;
  const loads = inLanguage(language, () => loadSizes(USUAL_NUMBERS));
  const named = createCatalog(items);
  const findProduct = (id: string) => named.byId.get(id) ?? loads.find((load) => load.id === id);
  return { catalog: named, findProduct, numbers: USUAL_NUMBERS };
}
const SHOPS = { en: shopIn("en"), es: shopIn("es") };

const services: AnswerChatServices = {
  vocabulary,
  findProduct: (id, language) => SHOPS[language].findProduct(id),
  numbers: USUAL_NUMBERS,
  advise: (lines, isDiscountOn, language) =>
    inLanguage(language, () => adviseChat(lines, isDiscountOn, SHOPS[language])),
  phone: "(713) 555-0142",
  readWithModel: null,
  onModelFailure: () => {},
};

const ENGLISH =
  /\b(?:the|and|your?|of|to|for|with|is|are|it|this|that|these|what|which|how|many|list|call|price|we|take|if|add)\b/i;

/** All that an answer says but the customer's own words, which stand in quotes. */
function saidIn({ reply, parsed }: Awaited<ReturnType<typeof answerChat>>): string[] {
  const asked = [...parsed.questions, ...parsed.advice].flatMap(({ text, options }) => [
    text,
    ...options.map(({ label }) => label),
  ]);
  const names = [...parsed.lines, ...parsed.doubtful].map(({ name }) => name);
  return [reply, ...asked, ...names].map((text) => text.replace(/“[^”]*”/g, ""));
}

test.each(files)("%s: a page in Spanish answers with the same list, in Spanish", async (file) => {
  for (const { line, turns } of casesIn(file)) {
    const messages = customer(...turns);
    const usual = await answerChat(messages, services);
    const spanish = await answerChat(messages, services, { page: "es" });
    const [one, other] = [usual, spanish].map(({ parsed }) => ({
      ...{ finalPrice: parsed.finalPrice, totalVolume: parsed.totalVolume },
      lines: parsed.lines.map(({ id, quantity, price }) => [id, quantity, price]),
      doubtful: parsed.doubtful.map(({ id, quantity }) => [id, quantity]),
      questions: parsed.questions.map(({ about, options }) => [about, options.map((o) => o.lines)]),
    }));
    expect(other, line).toEqual(one);
    expect(spanish.language).toBe("es");
    expect(
      saidIn(spanish).filter((text) => ENGLISH.test(text)),
      line,
    ).toEqual([]);
  }
});
