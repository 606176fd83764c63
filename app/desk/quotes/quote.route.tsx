import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { recordPost } from "#app/desk/desk-services.server.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { findToldOf } from "#app/jobs/quotes/quote-messages.server.ts";
import { deskQuotePath } from "#app/jobs/quotes/quote-path.ts";
import {
  answerQuote,
  type QuoteChange,
  setHandled,
  withdrawQuote,
} from "#app/jobs/quotes/quotes.server.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { now } from "#app/server/env.server.ts";
import { business, changeServices, shopNumbers, shopTax } from "#app/services.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection, write } from "#db/client.server.ts";
import { openDeskQuote, photosOf } from "./desk-quote.server.ts";
import { QuoteScreen } from "./QuoteScreen.tsx";
import { priceHint, viewQuote } from "./quote-view.ts";
import { ANSWER_FIELDS, readAnswer } from "./read-answer.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Quote");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const quote = openDeskQuote(params);
  const numbers = shopNumbers();
  const job = quote.jobId === null ? undefined : findJobById(connection(), quote.jobId);
  return {
    requestId: randomUUID(),
    quote: viewQuote(quote, findToldOf(connection(), quote), { ...business, numbers }, now()),
    photos: photosOf(quote),
    job: job ? { to: jobPath(job.id), orderNumber: job.orderNumber } : null,
    priceHint: priceHint(shopTax()),
    loads: loadSizes(numbers).map((load) => ({
      name: load.name,
      points: load.volume,
      cents: priceCart([{ ...load, quantity: 1 }], numbers).cents,
    })),
  };
}

/** Gives the quote a price, takes it back, or takes it off the inbox. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const { intent, requestId, seen, texts } = await readDeskForm(request, deskRate);
  const { id } = openDeskQuote(params);
  const done = () => toDesk(saidPath(deskQuotePath(id), intent));
  const at = now();
  const stamp = { id, revision: Number(seen) || 0 };
  const typed = { intent, ...texts(ANSWER_FIELDS) };
  const settle = (change: QuoteChange) => {
    if (change.kind === "changed") {
      changeServices.onMessagesDue();
      return done();
    }
    return refuseDeskForm(REFUSALS[change.kind], 409, { typed, errors: {} });
  };
  switch (intent) {
    case "answer": {
      const read = readAnswer(typed, houstonNow(at).date);
      if (!read.ok) return refuseDeskForm(WRONG, 422, { typed, errors: read.errors });
      if (!(await recordPost(requestId))) return done();
      const answer = { ...read.answer, tax: shopTax() };
      return settle(await write((free) => answerQuote(free, stamp, answer, at.toISOString())));
    }
    case "withdraw":
      if (!(await recordPost(requestId))) return done();
      return settle(await write((free) => withdrawQuote(free, stamp, at.toISOString())));
    default:
      await write((free) => setHandled(free, id, intent === "handled" ? at.toISOString() : null));
      return done();
  }
}

const WRONG = {
  problem: "The price was not sent.",
  advice: "Fix what is marked, then send it again.",
};

const REFUSALS = {
  outdated: {
    problem: "This quote has changed since you opened it.",
    advice: "Nothing was sent. Look at it as it is now, then press again.",
  },
  booked: {
    problem: "The customer has booked this quote.",
    advice: "Nothing was changed. The price is agreed; change it on the job.",
  },
};

export default function DeskQuote() {
  return (
    <QuoteScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
