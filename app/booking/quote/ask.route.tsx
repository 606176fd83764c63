import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { spoken } from "#app/booking/booking-page.server.ts";
import {
  fieldsBeforeFiles,
  isPhotoPost,
  withFiles,
} from "#app/booking/photos/photo-post.server.ts";
import { type Refused, unread } from "#app/booking/words/change.ts";
import { words as photoWords } from "#app/booking/words/photo-words.ts";
import { type RefusedFile, refusedFileWords } from "#app/booking/words/photos.ts";
import { words } from "#app/booking/words/quote-words.ts";
import { decodeSource, SOURCE_COOKIE } from "#app/jobs/attribution.ts";
import { MAX_PHOTOS } from "#app/jobs/photos/photo.ts";
import { MAX_QUOTE_WORDS } from "#app/jobs/quotes/quote.ts";
import { quotePath } from "#app/jobs/quotes/quote-path.ts";
import { findQuoteByKey, findQuotePhotos } from "#app/jobs/quotes/quotes.server.ts";
import { readCookie } from "#app/lib/cookies.ts";
import { likelyEmail } from "#app/lib/email-address.ts";
import { requestLanguage, sayTo } from "#app/lib/language.ts";
import { textBox } from "#app/messages/texts/text-offer.ts";
import { env, now } from "#app/server/env.server.ts";
import { looksAutomated, stampForm } from "#app/server/requests/bot-check.server.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { quoteRate, secret } from "#app/site-checks.server.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { connection } from "#db/client.server.ts";
import { AskScreen } from "./AskScreen.tsx";
import type { AskAnswer } from "./ask.ts";
import { readAsk } from "./ask-form.server.ts";
import { type AskOutcome, askForQuote } from "./ask-quote.server.ts";
import { words as page } from "./ask-words.ts";
import { askServices } from "./quote-services.server.ts";

export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

const LIMITS = { lane: "quote" as const, photos: MAX_PHOTOS, fields: 12, fieldBytes: 5_000 };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: page.metaTitle,
    description: page.description,
    picture: "schedule",
    structuredData: (site) => [breadcrumbs(site, [{ name: page.metaTitle, path: "/quote" }])],
  });

/** The form has a key of its own: no shared cache stores it. What was posted is stored nowhere. */
export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  const headers = new Headers(actionHeaders);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return headers;
}

export const loader = spoken((_: LoaderFunctionArgs) => {
  const { textOffer } = askServices;
  return {
    mostWords: MAX_QUOTE_WORDS,
    key: randomUUID(),
    opened: stampForm(secret, now()),
    texts: textOffer && textBox(textOffer),
  };
});

/** Sends the photos and words to the owner (rule 415), or shows the form again with both. */
export async function action({ request }: ActionFunctionArgs) {
  if (!isPhotoPost(request)) {
    const form = await readForm(request).catch(asBadForm);
    if (form instanceof BadFormError) {
      return refuse({ ...sayTo(request, unread), status: form.status }, new URLSearchParams());
    }
    return answer(request, { fields: form, files: [] });
  }
  const post = await withFiles(request, env.UPLOADS_PATH, LIMITS, (read) => answer(request, read));
  if ("result" in post) return post.result;
  return refuse(post.refusal, post.fields ?? (await fieldsBeforeFiles(request, LIMITS)));
}

type Read = Parameters<Parameters<typeof withFiles>[3]>[0];

async function answer(request: Request, { fields, files }: Read) {
  const asked = readAsk(fields);
  const wait = await quoteRate(request);
  if (wait !== null) {
    const headers = { "Retry-After": String(wait) };
    const said = sayTo(request, () => words.later(waitWords(wait)));
    return refuse({ ...said, status: 429, headers }, fields);
  }
  const typed = Object.values(asked.values);
  const outcome = await askForQuote(
    {
      ...asked,
      files,
      source: decodeSource(readCookie(request.headers.get("cookie"), SOURCE_COOKIE)),
      language: requestLanguage(request),
      maySend: !looksAutomated(fields, typed, secret, now()),
    },
    askServices,
  );
  if (outcome.kind !== "asked") return sayTo(request, () => show(outcome, asked));
  const location = `${quotePath(outcome.token)}?did=asked#did`;
  return redirect(location, { status: 303, headers: PRIVATE_HEADERS });
}

function fileWords(file: RefusedFile): string {
  return refusedFileWords(file, { "no-room": photoWords.noRoomInQuote });
}

function show(outcome: Exclude<AskOutcome, { kind: "asked" }>, asked: ReturnType<typeof readAsk>) {
  const { token, photos } = outcome;
  const shown = { key: asked.key, values: asked.values, path: pathOf(token), photos };
  if (outcome.kind === "draft") {
    const { why } = outcome;
    const said = why === "removed" ? NOTHING_WRONG : words.refusals[why];
    return answered({ ...shown, ...said, errors: {}, files: [] }, why === "removed" ? 200 : 422);
  }
  const { errors } = outcome;
  const count = Object.keys(errors).length;
  const said = count > 0 ? words.fields(count) : words.refusals.files;
  const emailMeant = errors.email ? likelyEmail(asked.values.email) : undefined;
  const files = outcome.files.map(fileWords);
  return answered({ ...shown, ...said, errors, files, emailMeant }, 422);
}

function pathOf(token: string | null): string | null {
  return token === null ? null : quotePath(token);
}

const NOTHING_WRONG = { problem: "", advice: "" };

/** The form again where its post was not looked at: with what could be read of it, and the photos it had. */
function refuse({ problem, advice, status, headers }: Refused, fields: URLSearchParams) {
  const { key, values } = readAsk(fields);
  const known = findQuoteByKey(connection(), key);
  const draft = known?.askedAt === null ? known : null;
  const photos = draft ? findQuotePhotos(connection(), draft.id) : [];
  const path = pathOf(draft?.token ?? null);
  const shown = { problem, advice, key, values, errors: {}, files: [], path, photos };
  return answered(shown, status, headers);
}

function answered(answer: AskAnswer, status: number, headers: Record<string, string> = {}) {
  const all = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", ...headers };
  return data(answer, { status, headers: all });
}

export default function Ask() {
  return (
    <AskScreen page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
