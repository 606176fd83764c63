import type { Language } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { type CartLine, type ProductLine, withProducts } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";
import { applyDiscount } from "#app/prices/discount.ts";
import type { ChatAdvice } from "#app/prices/list-questions.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { type ChatMessage, type ParsedCart, type ReadBy, toParsedCart } from "./chat.ts";
import type { ModelLine, ModelReading, ReadWithModel } from "./chat-model.ts";
import { type Parsed, parseConversation } from "./parser/parser.ts";
import { composeReply, type ServedArea } from "./parser/reply/compose.ts";
import { questionsBetween } from "./parser/reply/questions.ts";
import type { Vocabulary } from "./parser/vocabulary/vocabulary.ts";

export type AnswerChatServices = {
  vocabulary: Vocabulary;
  /** A product as it is called in a language. */
  findProduct: (id: string, language: Language) => Product | undefined;
  numbers: ShopNumbers;
  /** What a change of the list would do to its price. */
  advise: (
    lines: readonly ProductLine[],
    isDiscountOn: boolean,
    language: Language,
  ) => readonly ChatAdvice[];
  phone: string;
  /** What the shop offers; null: the usual windows. */
  windows?: readonly TimeOfDay[] | null;
  /** Houston with its nineteen where it is left out. */
  area?: ServedArea;
  /** What the owner says of the business, in sentences. */
  facts?: (language: Language) => string;
  /** The owner's model; null where none is set. */
  readWithModel: ReadWithModel | null;
  /** Called with the reason when the model did not answer. */
  onModelFailure: (failure: Extract<ModelReading, { ok: false }>) => void;
};

export type ChatAnswer = {
  reply: string;
  parsed: ParsedCart;
  readBy: ReadBy;
  /** That of the reply and of the list's names. */
  language: Language;
};

/**
 * Answers a conversation (rules 80 to 83): the list that stands, priced by the catalogue, and a
 * reply. The model, where there is one, only names ids and counts; without its answer the parser
 * reads the same messages. The answer is in the language of the page, on an English one in that of the customer's
 * words (rule 578).
 */
export async function answerChat(
  messages: readonly ChatMessage[],
  services: AnswerChatServices,
  { isDiscountOn = false, page = "en" }: { isDiscountOn?: boolean; page?: Language } = {},
): Promise<ChatAnswer> {
  const { vocabulary, phone, area, facts, readWithModel, numbers, windows } = services;
  const reading = parseConversation(messages, vocabulary, page === "es" ? page : undefined);
  const { language } = reading;
  const shop = { phone, area, facts: facts?.(language), numbers, ...(windows && { windows }) };
  const productsOf = (some: readonly CartLine[]) =>
    withProducts(some, (id) => services.findProduct(id, language));
  // An offered answer that was pressed has nothing in it to read.
  const isChosen = messages.at(-1)?.lines !== undefined;
  const model = readWithModel && !isChosen ? await readWithModel(messages) : null;
  if (model && !model.ok) services.onModelFailure(model);
  const read = model?.ok ? asModelRead(reading, model.lines, vocabulary) : reading;
  const lines = productsOf(read.lines);
  const advice = services.advise(lines, isDiscountOn, language);
  const doubtful = productsOf(read.doubtful);
  const parsed = toParsedCart(lines, numbers, read.questions, advice, doubtful);
  const cents = Math.round(parsed.finalPrice * 100);
  const { totalCents } = applyDiscount(cents, isDiscountOn, numbers);
  const total = formatMoney(totalCents);
  return {
    reply: composeReply(read, vocabulary, { ...shop, total, isDiscountOn }),
    parsed,
    readBy: model?.ok || (isChosen && readWithModel) ? "on" : "off",
    language,
  };
}

/**
 * The model's list; where the parser reads another count, or the model itself is not sure, that line
 * is a question. What the model is not sure of and the parser does not read is asked about only.
 * Refusals and small talk stay the parser's. Talk that the site answers by itself changes no list: a
 * model that answers it with an empty one has nothing to add, and the list that the parser reads stands.
 */
function asModelRead(reading: Parsed, heard: readonly ModelLine[], vocabulary: Vocabulary): Parsed {
  const isTalk = reading.topic !== undefined && !reading.changed;
  if (isTalk && heard.length === 0) return reading;
  const read = new Map(reading.lines.map(({ id, quantity }) => [id, quantity]));
  const isListed = ({ id, sure }: ModelLine) => sure || read.has(id);
  const lines = heard.filter(isListed).map(({ id, quantity }) => ({ id, quantity }));
  const ids = new Set([...heard.map(({ id }) => id), ...read.keys()]);
  const others = [...ids].map((id) => {
    const line = heard.find((one) => one.id === id);
    const quantity = line && !isListed(line) ? line.quantity : (read.get(id) ?? 0);
    return { id, counts: [quantity] };
  });
  const doubted = others.filter(({ id, counts: [quantity] }) => {
    const line = heard.find((one) => one.id === id);
    return line?.sure === false || (line?.quantity ?? 0) !== quantity;
  });
  const changed = reading.changed || (lines.length > 0 && !isTalk);
  const questions = questionsBetween(lines, doubted, reading.language, vocabulary);
  const doubtful = doubted
    .map(({ id, counts: [quantity = 0] }) => ({ id, quantity }))
    .filter(({ id, quantity }) => quantity > 0 && !lines.some((line) => line.id === id));
  return { ...reading, lines, changed, questions, doubtful, unknowns: [] };
}
