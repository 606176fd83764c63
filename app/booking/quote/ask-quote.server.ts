import { keepFiles } from "#app/booking/photos/change-photos.server.ts";
import type { PhotoStore, SentFile } from "#app/booking/photos/photo-store.ts";
import type { RefusedFile } from "#app/booking/words/photos.ts";
import { isBarred } from "#app/jobs/do-not-book.server.ts";
import {
  type KeptPhoto,
  MAX_PHOTOS,
  MAX_PHOTOS_A_DAY,
  MAX_PHOTOS_EVER,
} from "#app/jobs/photos/photo.ts";
import {
  askQuote,
  countQuotePhotos,
  filesOfQuote,
  findQuoteByKey,
  findQuotePhotos,
  keepDraft,
  type Quote,
} from "#app/jobs/quotes/quotes.server.ts";
import { isTextable } from "#app/jobs/texts/text-consent.server.ts";
import { createKeyedMutex } from "#app/lib/keyed-mutex.ts";
import { inLanguage, type Language } from "#app/lib/language.ts";
import { offerWords, type TextOffer } from "#app/messages/texts/text-offer.ts";
import type { Client } from "#db/write-queue.server.ts";
import type { AskErrors, AskValues } from "./ask.ts";
import { parseAsk } from "./ask-form.server.ts";

export type AskServices = {
  client: Client;
  now: () => Date;
  photos: PhotoStore;
  /** 32 hexadecimal digits. */
  drawQuoteToken: () => string;
  textOffer: TextOffer | null;
  onMessagesDue: () => void;
};

export type AskRequest = {
  /** One key makes one quote, however often it is posted. */
  key: string;
  values: AskValues;
  emailAsked: string;
  /** The photo to take off; with one nothing is sent yet. */
  remove: string;
  files: readonly SentFile[];
  source: string;
  /** False: what came is kept, and not sent: it looks like a script's. */
  maySend: boolean;
  /** Of the page that it is asked on. */
  language: Language;
};

/** What was kept of a form that was not sent. */
type Draft = { token: string | null; photos: readonly KeptPhoto[] };

export type AskOutcome =
  | { kind: "asked"; token: string }
  | ({ kind: "draft"; why: "removed" | "robot" | "barred" | "day" } & Draft)
  | ({ kind: "refused"; errors: AskErrors; files: readonly RefusedFile[] } & Draft);

const oneAtATimePerKey = createKeyedMutex();

/**
 * Asks the owner for a price (rules 415 and 416). What can be shown of the files stays with the form, whatever
 * else is wrong with it, so that a customer sends each photo once.
 * @throws Error where the disk takes no file
 */
export function askForQuote(request: AskRequest, services: AskServices): Promise<AskOutcome> {
  return oneAtATimePerKey(request.key, () => ask(request, services));
}

async function ask(request: AskRequest, services: AskServices): Promise<AskOutcome> {
  const { client, now } = services;
  const earlier = findQuoteByKey(client.connection(), request.key);
  if (earlier?.askedAt) return { kind: "asked", token: earlier.token };
  const { draft, files, isDayFull } = await keepPhotos(request, earlier, services);
  const photos = draft ? findQuotePhotos(client.connection(), draft.id) : [];
  const kept = { token: draft?.token ?? null, photos };
  if (request.remove !== "") return { kind: "draft", why: "removed", ...kept };
  if (!request.maySend) return { kind: "draft", why: "robot", ...kept };
  if (isDayFull) return { kind: "draft", why: "day", ...kept };
  const hasPhotos = photos.length > 0;
  const parsed = inLanguage(request.language, () =>
    parseAsk(request.values, { hasPhotos, emailAsked: request.emailAsked }),
  );
  const errors = parsed.ok ? {} : parsed.errors;
  if (!parsed.ok || files.length > 0) return { kind: "refused", errors, files, ...kept };
  const { phone } = parsed.ask;
  if (phone !== "" && isBarred(client.connection(), phone)) {
    return { kind: "draft", why: "barred", ...kept };
  }
  const at = now().toISOString();
  const wishes = {
    ...parsed.ask,
    source: request.source,
    language: request.language,
    textWords: inLanguage(request.language, () => textWordsOf(request, phone, services)),
  };
  const sent =
    draft ?? (await client.write((free) => keepDraft(free, newDraft(request, services), NOTHING)));
  const quote = sent ?? findQuoteByKey(client.connection(), request.key);
  if (!quote) throw new Error("The quote was not kept");
  await client.write((free) => askQuote(free, quote.id, wishes, at));
  services.onMessagesDue();
  return { kind: "asked", token: quote.token };
}

const NOTHING = { add: [], remove: "" } as const;

function newDraft({ key }: AskRequest, { now, drawQuoteToken }: AskServices) {
  return { key, token: drawQuoteToken(), at: now().toISOString() };
}

function textWordsOf({ values }: AskRequest, phone: string, { textOffer }: AskServices) {
  return textOffer && values.texts === "1" && isTextable(phone) ? offerWords(textOffer) : null;
}

/** Keeps what can be shown of the files with the draft, and takes off the one that was pressed. */
async function keepPhotos(
  request: AskRequest,
  earlier: Quote | undefined,
  services: AskServices,
): Promise<{ draft: Quote | undefined; files: RefusedFile[]; isDayFull: boolean }> {
  const { client, photos } = services;
  const known = earlier
    ? filesOfQuote(client.connection(), earlier.id)
    : { shown: new Set<string>(), ever: 0 };
  const fresh = request.files.filter(({ sha256 }) => !known.shown.has(sha256));
  if (fresh.length === 0 && request.remove === "") {
    return { draft: earlier, files: [], isDayFull: false };
  }
  const left = MAX_PHOTOS_A_DAY - countQuotePhotos(client.connection(), dayBefore(services));
  const room = Math.min(MAX_PHOTOS - known.shown.size, MAX_PHOTOS_EVER - known.ever);
  const kept: Parameters<typeof keepFiles>[2] = [];
  let draft: Quote | undefined;
  try {
    const files = left > 0 ? await keepFiles(fresh, Math.min(room, left), kept, photos) : [];
    const change = { add: kept, remove: request.remove };
    if (kept.length > 0 || earlier) {
      draft = await client.write((free) => keepDraft(free, newDraft(request, services), change));
    }
    return { draft, files, isDayFull: fresh.length > 0 && left <= 0 };
  } finally {
    if (!draft) for (const { name } of kept) await photos.discard(name);
  }
}

function dayBefore({ now }: AskServices): string {
  return new Date(now().getTime() - 24 * 3_600_000).toISOString();
}
