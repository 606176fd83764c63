/** What the chat needs, of the present price list. Only what reads somebody's own words loads its parser. */
import { env, now } from "#app/server/env.server.ts";
import type { Log } from "#app/server/log.server.ts";
import {
  adviseLines,
  catalog,
  findProduct,
  notAccepted,
  photoModelName,
} from "#app/services.server.ts";
import { write } from "#db/client.server.ts";
import type { ChatAnswerChoice } from "./chat-answer.ts";
import type { CapturedLead } from "./leads/lead.ts";
import { saveLead } from "./leads/leads.server.ts";
import { createOpenAiChatModel } from "./openai-chat-model.server.ts";
import { createVocabulary, type Vocabulary } from "./parser/vocabulary/vocabulary.ts";
import { createOpenAiPhotoModel } from "./photos/openai-photo-model.server.ts";
import { type ReadItems, readItemsOf } from "./read-items.ts";

type Readers = ReturnType<typeof createReaders>;

/** Kept until a price changes: to build the vocabulary takes a tenth of a second. */
let readers: Readers | undefined;

function presentReaders(): Readers {
  if (readers?.of !== catalog()) readers = createReaders();
  return readers;
}

function createReaders() {
  const config = {
    apiKey: env.OPENAI_API_KEY ?? "",
    ...(env.OPENAI_BASE_URL && { baseUrl: env.OPENAI_BASE_URL }),
    catalog: catalog(),
    notAccepted: notAccepted.map(({ name }) => name),
  };
  return {
    /** The price list that they read with; the vocabulary's own has the load sizes too. */
    of: config.catalog,
    vocabulary: createVocabulary(config.catalog, notAccepted),
    readWithModel: env.OPENAI_API_KEY
      ? createOpenAiChatModel({ ...config, model: env.OPENAI_MODEL })
      : null,
    readPhotos: photoModelName
      ? createOpenAiPhotoModel({ ...config, model: photoModelName })
      : null,
  };
}

/** The words that the parser knows; built right after the start (start.server.ts). */
export const chatVocabulary = (): Vocabulary => presentReaders().vocabulary;

/** Reads what a visitor types for an estimate, and the answer that was pressed after it. */
export const readItems = (text: string, choice: ChatAnswerChoice | null): ReadItems =>
  readItemsOf(text, choice, { vocabulary: chatVocabulary(), phone: env.BUSINESS_PHONE });

/** What answering a conversation needs. @param requestLog the log of the request that asks */
export function chatServicesFor(requestLog: Log) {
  const { vocabulary, readWithModel } = presentReaders();
  return {
    findProduct,
    advise: adviseLines,
    phone: env.BUSINESS_PHONE,
    ...{ vocabulary, readWithModel },
    onModelFailure: failureLog(requestLog, "The chat model did not answer"),
  };
}

/** What looking at photos needs; null where no model does. @param requestLog the log of the request that asks */
export function photoLookFor(requestLog: Log) {
  const { readPhotos } = presentReaders();
  const onModelFailure = failureLog(requestLog, "The photo model did not answer");
  return readPhotos && { readPhotos, findProduct, onModelFailure };
}

function failureLog(requestLog: Log, words: string) {
  return ({ reason, detail }: { reason: string; detail?: string }) =>
    requestLog.error({ reason, detail }, words);
}

export const leadServices = {
  saveLead: (lead: CapturedLead) => write((free) => saveLead(free, lead)),
  now,
};
