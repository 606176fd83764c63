import { type Parsed, parseConversation } from "#app/chat/parser.ts";
import { composeReply } from "#app/chat/reply/compose.ts";
import type { Vocabulary } from "#app/chat/vocabulary/vocabulary.ts";
import { type CartLine, withProducts } from "#app/domain/cart.ts";
import type { Product } from "#app/domain/catalog.ts";
import { type ChatMessage, type ParsedCart, type ReadBy, toParsedCart } from "#app/domain/chat.ts";
import { applyDiscount } from "#app/domain/discount.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { ModelReading, ReadWithModel } from "#app/services/chat-model.ts";

export type AnswerChatServices = {
  vocabulary: Vocabulary;
  findProduct: (id: string) => Product | undefined;
  phone: string;
  /** The owner's model; null where none is set. */
  readWithModel: ReadWithModel | null;
  /** Called with the reason when the model did not answer. */
  onModelFailure: (failure: Extract<ModelReading, { ok: false }>) => void;
};

export type ChatAnswer = { reply: string; parsed: ParsedCart; readBy: ReadBy };

/**
 * Answers a conversation (rules 80 to 83): the list that stands, priced by the catalogue, and a
 * reply. The model, where there is one, only names ids and counts; without its answer the parser
 * reads the same messages.
 */
export async function answerChat(
  messages: readonly ChatMessage[],
  services: AnswerChatServices,
  { isDiscountOn = false } = {},
): Promise<ChatAnswer> {
  const reading = parseConversation(messages, services.vocabulary);
  const model = services.readWithModel ? await services.readWithModel(messages) : null;
  if (model && !model.ok) services.onModelFailure(model);
  const read = model?.ok ? asModelRead(reading, model.lines) : reading;
  const parsed = toParsedCart(
    withProducts(read.lines, services.findProduct),
    read.questions,
  );
  const { totalCents } = applyDiscount(Math.round(parsed.finalPrice * 100), isDiscountOn);
  const total = formatMoney(totalCents);
  const { vocabulary, phone } = services;
  return {
    reply: composeReply(read, vocabulary, { total, phone, isDiscountOn }),
    parsed,
    readBy: model?.ok ? "on" : "off",
  };
}

/**
 * The model has settled what the parser was unsure of; refusals and small talk stay the parser's. Talk
 * that the site answers by itself changes no list: a model that answers it with an empty one has
 * nothing to add, and the list that the parser reads stands.
 */
function asModelRead(reading: Parsed, lines: CartLine[]): Parsed {
  const isTalk = reading.topic !== undefined && !reading.changed;
  if (isTalk && lines.length === 0) return reading;
  const changed = reading.changed || (lines.length > 0 && !isTalk);
  return { ...reading, lines, changed, questions: [], unknowns: [] };
}
