/** Stripe's Checkout: payments by card on Stripe's own page. */
import type Stripe from "stripe";
import { z } from "zod";
import { CURRENCY } from "#app/jobs/money/checkout.ts";
import { words as receiptWords } from "#app/jobs/money/receipt-words.ts";
import { inLanguage } from "#app/lib/language.ts";
import {
  type ExchangeInit,
  exchange,
  logDetail,
  parseJson,
} from "#app/server/http-exchange.server.ts";
import type { CardEvent, CardFailure, Cards, Heard, SeenCheckout, SeenRefund } from "./cards.ts";
import { words } from "./checkout-words.ts";

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 512 * 1024;
/** Stripe signs the time too: what is older was recorded and sent again by somebody else. */
const MAX_EVENT_AGE_SECONDS = 300;

export type StripeConfig = {
  secretKey: string;
  /** Null: no event is believed, and Stripe is asked instead. */
  webhookSecret: string | null;
  /** Another endpoint than Stripe's own. */
  baseUrl?: string | undefined;
  /** Where Stripe leads to when it is paid, or given up: nothing secret is in it. */
  returnUrl: string;
  timeoutMs?: number;
};

/** The package takes 20 MB of memory, so it is loaded with the first use. */
export function createStripeCards(config: StripeConfig): Cards {
  let loaded: Promise<{ api: Stripe; webhooks: Stripe["webhooks"] }> | null = null;
  const load = () => {
    loaded ??= connect(config);
    return loaded;
  };
  const pages = new URL(config.baseUrl ?? "https://api.stripe.com").origin;
  const readCheckout = (answer: unknown): SeenCheckout => {
    const seen = checkoutSchema.parse(answer);
    return { ...seen, url: seen.url !== null && isPage(seen.url, pages) ? seen.url : null };
  };
  const ask = async <Answer, Found>(
    request: (api: Stripe) => Promise<Answer>,
    read: (answer: unknown) => Found,
  ): Promise<Heard<Found>> => {
    const { api } = await load();
    try {
      return { ok: true, found: read(await request(api)) };
    } catch (error) {
      return { ok: false, ...failureOf(error, config.secretKey) };
    }
  };
  const findCheckout = (id: string) =>
    ask((api) => api.checkout.sessions.retrieve(id), readCheckout);

  return {
    openCheckout: ({ ref, ...asked }) =>
      ask(
        (api) =>
          api.checkout.sessions.create(checkoutParams({ ref, ...asked }, config.returnUrl), {
            idempotencyKey: keyOf(ref, asked),
          }),
        readCheckout,
      ),
    findCheckout,
    findCheckoutOf: (intentId) =>
      ask(
        (api) => api.checkout.sessions.list({ payment_intent: intentId, limit: 1 }),
        (answer) => {
          const [first] = z.object({ data: z.array(z.unknown()) }).parse(answer).data;
          return first === undefined ? null : readCheckout(first);
        },
      ),
    closeCheckout: async (id) => {
      const closed = await ask((api) => api.checkout.sessions.expire(id), readCheckout);
      // Only an open one is closed: Stripe refuses the others, so it is asked what they are.
      return closed.ok || closed.reason !== "refused" ? closed : findCheckout(id);
    },
    refund: ({ ref, intentId, cents }) =>
      ask(
        (api) =>
          api.refunds.create(
            { payment_intent: intentId, amount: cents, metadata: { ref } },
            { idempotencyKey: `refund-${ref}` },
          ),
        readRefund,
      ),
    findRefunds: (intentId) =>
      ask(
        (api) => api.refunds.list({ payment_intent: intentId, limit: 100 }),
        (answer) => z.object({ data: z.array(refundSchema) }).parse(answer).data,
      ),
    readEvent: async (body, signature, at) => {
      if (config.webhookSecret === null) return null;
      const { webhooks } = await load();
      try {
        webhooks.constructEvent(
          ...([body, signature, config.webhookSecret, MAX_EVENT_AGE_SECONDS] as const),
          ...([undefined, at.getTime()] as const),
        );
      } catch {
        return null;
      }
      return readEvent(parseJson(body));
    },
  };
}

async function connect({ secretKey, baseUrl, timeoutMs = TIMEOUT_MS }: StripeConfig) {
  const { default: StripeApi } = await import("stripe");
  const { hostname, port, protocol } = new URL(baseUrl ?? "https://api.stripe.com");
  const api = new StripeApi(secretKey, {
    ...{ host: hostname, port: port || (protocol === "http:" ? "80" : "443") },
    ...{ protocol: protocol === "http:" ? "http" : "https", telemetry: false },
    ...{ maxNetworkRetries: 0, timeout: timeoutMs, httpClient: boundedClient },
  });
  return { api, webhooks: StripeApi.webhooks };
}

/** From the job, its receipt and the amount, and new with each checkout: an earlier one may have run out. */
function keyOf(ref: string, asked: Omit<Parameters<Cards["openCheckout"]>[0], "ref">): string {
  const { orderNumber, receiptNumber, cents, tipCents } = asked;
  return `pay-${orderNumber}-${receiptNumber ?? "booked"}-${cents + tipCents}-${ref}`;
}

function checkoutParams(
  {
    ref,
    cents,
    tipCents,
    orderNumber,
    receiptNumber,
    language,
  }: Parameters<Cards["openCheckout"]>[0],
  returnUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const line = (name: string, amount: number) => ({
    quantity: 1,
    price_data: { currency: CURRENCY, unit_amount: amount, product_data: { name } },
  });
  const metadata = { ref, order: orderNumber };
  return {
    ...{ mode: "payment", submit_type: "pay", payment_method_types: ["card"] },
    ...{ client_reference_id: ref, metadata },
    payment_intent_data: { metadata, description: `Junk pickup ${orderNumber}` },
    line_items: inLanguage(language, () => [
      line(words.pickup(orderNumber, receiptNumber), cents),
      ...(tipCents > 0 ? [line(receiptWords.tip, tipCents)] : []),
    ]),
    ...{ success_url: returnUrl, cancel_url: returnUrl },
  };
}

const idSchema = z.string().min(1).max(255);
/** An id, or the whole object where it was expanded. */
const linkSchema = idSchema
  .or(z.object({ id: idSchema }).transform(({ id }) => id))
  .nullish()
  .transform((id) => id ?? null);
const centsSchema = z.number().int();
const metadataSchema = z
  .object({ ref: z.string().optional(), order: z.string().max(40).optional() })
  .nullish();

const checkoutSchema = z
  .object({
    id: idSchema,
    client_reference_id: z.string().nullish(),
    status: z.enum(["open", "complete", "expired"]),
    payment_status: z.string(),
    amount_total: centsSchema,
    currency: z.string(),
    payment_intent: linkSchema,
    metadata: metadataSchema,
    url: z.string().nullish(),
  })
  .transform((session): SeenCheckout => {
    const isPaid = session.status === "complete" && session.payment_status !== "unpaid";
    const open = session.status === "expired" ? "expired" : "open";
    return {
      sessionId: session.id,
      ref: session.client_reference_id ?? null,
      state: isPaid ? "paid" : open,
      cents: session.amount_total,
      currency: session.currency,
      intentId: session.payment_intent,
      orderNumber: session.metadata?.order ?? null,
      url: session.url ?? null,
    };
  });

const refundSchema = z
  .object({
    id: idSchema,
    amount: centsSchema,
    currency: z.string(),
    payment_intent: linkSchema,
    status: z.string().nullish(),
    failure_reason: z.string().max(200).nullish(),
    metadata: metadataSchema,
  })
  .transform(
    (refund): SeenRefund => ({
      stripeId: refund.id,
      ref: refund.metadata?.ref ?? null,
      intentId: refund.payment_intent,
      cents: refund.amount,
      currency: refund.currency,
      isRefused: refund.status === "failed" || refund.status === "canceled",
      reason: refund.failure_reason ?? null,
    }),
  );

/** A customer is led to no other address than an encrypted one, or one of the endpoint that is set. */
function isPage(url: string, endpoint: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return protocol === "https:" || origin === endpoint;
}

const readRefund = (answer: unknown) => refundSchema.parse(answer);

const disputeSchema = z.object({
  id: idSchema,
  amount: centsSchema,
  currency: z.string(),
  reason: z.string().max(100),
  status: z.string().nullish(),
  payment_intent: linkSchema,
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
});

const eventSchema = z.object({
  id: idSchema,
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** Null for an event that cannot be read. */
function readEvent(body: unknown): CardEvent | null {
  const event = eventSchema.safeParse(body).data;
  if (!event) return null;
  const { id, type } = event;
  const { object } = event.data;
  if (type.startsWith("checkout.session.")) {
    const seen = checkoutSchema.safeParse(object).data;
    return seen ? { id, kind: "checkout", seen } : null;
  }
  if (type.startsWith("refund.") || type === "charge.refund.updated") {
    const seen = refundSchema.safeParse(object).data;
    return seen ? { id, kind: "refund", seen } : null;
  }
  if (type === "charge.refunded") {
    const { payment_intent: intentId } =
      z.object({ payment_intent: linkSchema }).safeParse(object).data ?? {};
    return intentId ? { id, kind: "refunded", intentId } : { id, kind: "other" };
  }
  if (type !== "charge.dispute.created" && type !== "charge.dispute.closed") {
    return { id, kind: "other" };
  }
  const seen = disputeSchema.safeParse(object).data;
  if (!seen) return null;
  const isLost = seen.status === "lost";
  if (type === "charge.dispute.closed" && !isLost) return { id, kind: "other" };
  const dueBy = seen.evidence_details?.due_by;
  const dispute = {
    ...{ id: seen.id, intentId: seen.payment_intent, cents: seen.amount, currency: seen.currency },
    ...{ reason: seen.reason, isLost, dueBy: dueBy ? new Date(dueBy * 1000).toISOString() : null },
  };
  return { id, kind: "dispute", dispute };
}

type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>["httpClient"]>;

/** The answer did not arrive, or cannot be read. */
class NoAnswer extends Error {
  constructor(readonly reason: "timed-out" | "unreachable" | "bad-answer") {
    super(reason);
  }
}

/**
 * The package makes the request; this makes the exchange, bounded in size, and tells the failures apart. What
 * the package says of this machine stays here.
 */
const boundedClient: HttpClient = {
  getClientName: () => "junk-buddy",
  makeRequest: async (host, port, path, method, headers, body, protocol, timeout) => {
    const told = Object.entries(headers as Record<string, unknown>).filter(
      ([name]) => !/^(?:x-stripe-client|host|content-length)/i.test(name),
    );
    const init: ExchangeInit = {
      method: method === "POST" ? "POST" : "GET",
      headers: Object.fromEntries(told.map(([name, value]) => [name, String(value)])),
      body: method === "POST" ? body : null,
      signal: AbortSignal.timeout(timeout),
    };
    const answer = await exchange(`${protocol}://${host}:${port}${path}`, init, MAX_ANSWER_BYTES);
    if (!answer.ok) throw new NoAnswer(answer.reason);
    const json = parseJson(answer.text);
    if (typeof json !== "object" || json === null) throw new NoAnswer("bad-answer");
    return {
      getStatusCode: () => answer.status,
      getHeaders: () => answer.headers as Record<string, string>,
      getRawResponse: () => ({}),
      toStream: () => null,
      toJSON: async () => json,
    };
  },
};

const errorSchema = z.object({
  statusCode: z.number().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
  detail: z.unknown(),
});

function failureOf(error: unknown, secretKey: string): CardFailure {
  if (error instanceof NoAnswer) return { reason: error.reason };
  const { statusCode = 0, code, message = "", detail } = errorSchema.safeParse(error).data ?? {};
  if (detail instanceof NoAnswer) return { reason: detail.reason };
  const words = logDetail(`${statusCode} ${code ?? ""}: ${message}`, secretKey);
  if (statusCode === 429 || code === "idempotency_key_in_use") {
    return { reason: "limited", detail: words };
  }
  if (code === "resource_missing") return { reason: "gone", detail: words };
  if (statusCode >= 400 && statusCode < 500) return { reason: "refused", detail: words };
  return { reason: "bad-answer" };
}
