/** What the chat needs, of the present price list. Only what reads somebody's own words loads its parser. */
import { inLanguage, type Language } from "#app/lib/language.ts";
import { oncePer } from "#app/lib/once-per.ts";
import { factSentences } from "#app/prices/business-facts.ts";
import type { Catalog } from "#app/prices/catalog.ts";
import type { Area } from "#app/schedule/area/area.server.ts";
import { env, lively, now } from "#app/server/env.server.ts";
import type { Log } from "#app/server/log.server.ts";
import {
  adviseLines,
  catalog,
  notAccepted,
  photoModelName,
  shopFacts,
  shopIn,
  shopNumbers,
  shopWindows,
  siteArea,
} from "#app/services.server.ts";
import { write } from "#db/client.server.ts";
import type { ChatAnswerChoice } from "./chat-answer.ts";
import type { CapturedLead } from "./leads/lead.ts";
import { saveLead } from "./leads/leads.server.ts";
import { createOpenAiChatModel } from "./openai-chat-model.server.ts";
import { createVocabulary, type Vocabulary } from "./parser/vocabulary/vocabulary.ts";
import { createOpenAiPhotoModel } from "./photos/openai-photo-model.server.ts";
import { type ReadItems, readItemsOf } from "./read-items.ts";

/**
 * What reads words and photos: the vocabulary is made once for each area and price list, which takes a tenth of a
 * second, the models also where a key or their names have changed. A model is told the vocabulary's own list, which
 * has the load sizes too.
 */
const vocabulariesIn = oncePer(({ cities: [, ...others] }: Area) => {
  const names = others.map(({ name }) => name);
  return oncePer((list: Catalog) => createVocabulary(list, notAccepted, names));
});
const vocabularyOf = (list: Catalog) => vocabulariesIn(siteArea())(list);

const modelsOf = lively(() => {
  const photoModel = photoModelName();
  return oncePer((vocabulary: Vocabulary) => {
    const config = {
      apiKey: env.OPENAI_API_KEY ?? "",
      ...(env.OPENAI_BASE_URL && { baseUrl: env.OPENAI_BASE_URL }),
      catalog: vocabulary.catalog,
      notAccepted: notAccepted.map(({ name }) => name),
    };
    return {
      readWithModel: env.OPENAI_API_KEY
        ? createOpenAiChatModel({ ...config, model: env.OPENAI_MODEL })
        : null,
      readPhotos: photoModel ? createOpenAiPhotoModel({ ...config, model: photoModel }) : null,
    };
  });
});

function readersOf(list: Catalog) {
  const vocabulary = vocabularyOf(list);
  return { vocabulary, ...modelsOf()(vocabulary) };
}

/** The facts that answer whether one can let the crew in. */
const TRUST: ReadonlySet<string> = new Set(["license", "insurance", "checks", "since"]);

/** The words that the parser knows; built right after the start (start.server.ts). */
export const chatVocabulary = (): Vocabulary => vocabularyOf(catalog());

/** Reads what a visitor types for an estimate, and the answer that was pressed after it. */
export const readItems = (
  text: string,
  choice: ChatAnswerChoice | null,
  answerIn?: Language,
): ReadItems =>
  readItemsOf(text, choice, { vocabulary: chatVocabulary(), phone: env.BUSINESS_PHONE, answerIn });

/** A product as it is called in a language. */
export const productIn = (id: string, language: Language) => shopIn(language).findProduct(id);

function trustFacts(language: Language): string {
  const facts = inLanguage(language, shopFacts);
  return factSentences(facts.filter(({ name }) => TRUST.has(name)));
}

/** What answering a conversation needs. @param requestLog the log of the request that asks */
export function chatServicesFor(requestLog: Log) {
  const { vocabulary, readWithModel } = readersOf(catalog());
  const { home, cities } = siteArea();
  return {
    findProduct: productIn,
    numbers: shopNumbers(),
    windows: shopWindows(),
    advise: adviseLines,
    phone: env.BUSINESS_PHONE,
    area: { city: home.city, others: cities.length - 1 },
    facts: trustFacts,
    ...{ vocabulary, readWithModel },
    onModelFailure: failureLog(requestLog, "The chat model did not answer"),
  };
}

/** What looking at photos needs; null where no model does. @param requestLog the log of the request that asks */
export function photoLookFor(requestLog: Log, language: Language) {
  const { readPhotos } = readersOf(catalog());
  const onModelFailure = failureLog(requestLog, "The photo model did not answer");
  return readPhotos && { readPhotos, ...shopIn(language), language, onModelFailure };
}

function failureLog(requestLog: Log, words: string) {
  return ({ reason, detail }: { reason: string; detail?: string }) =>
    requestLog.error({ reason, detail }, words);
}

export const leadServices = {
  saveLead: (lead: CapturedLead) => write((free) => saveLead(free, lead)),
  now,
};
