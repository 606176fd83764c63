/**
 * Stands in for Stripe: checkout sessions with their page, refunds, disputes and signed events, over real
 * HTTP, as its API has them. What it was asked once under an idempotency key it answers again.
 */
import { createHmac, randomUUID } from "node:crypto";
import { type Answer, json, reset, type StandInRequest, startStandIn } from "./stand-in-server.ts";

export const STRIPE_TEST_KEY = "sk_test_stand_in_key";
export const STRIPE_WEBHOOK_SECRET = "whsec_stand_in_secret";

export type StripeSession = {
  id: string;
  object: "checkout.session";
  client_reference_id: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  metadata: Record<string, string>;
  url: string | null;
  success_url: string;
  cancel_url: string;
  /** What its page lists; Stripe's own answer has it only when asked. */
  line_items: { name: string; cents: number }[];
};

type StripeDispute = {
  id: string;
  object: "dispute";
  amount: number;
  currency: string;
  reason: string;
  payment_intent: string;
  evidence_details: { due_by: number };
  status: "needs_response" | "won" | "lost";
};

export type StripeRefund = {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  payment_intent: string;
  status: "succeeded" | "failed";
  failure_reason?: string;
  metadata: Record<string, string>;
};

export type StripeEvent = { id: string; object: "event"; type: string; data: { object: unknown } };

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

/** What befalls the answer to one request: it is done and lost, or not done at all. */
type Fault = { path: RegExp; answer: Answer | null; isDone: boolean; ms?: number };

export async function startStripe(secretKey = STRIPE_TEST_KEY) {
  const sessions = new Map<string, StripeSession>();
  const refunds: StripeRefund[] = [];
  const disputes: StripeDispute[] = [];
  const events: StripeEvent[] = [];
  const keys = new Map<string, { body: string; answer: Answer }>();
  const faults: Fault[] = [];
  let takeEvent: (event: StripeEvent) => void = () => {};
  let count = 0;
  let lastAnswered = "";
  const idOf = (prefix: string) => `${prefix}_${String(++count).padStart(6, "0")}`;

  const server = await startStandIn(async (request) => {
    const { pathname } = request.url;
    if (pathname.startsWith("/c/pay/")) return page(request);
    const at = faults.findIndex(({ path }) => path.test(`${request.method} ${pathname}`));
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault?.answer && !fault.isDone) return fault.answer;
    const answer = once(request);
    lastAnswered = `${request.method} ${pathname}`;
    if (fault?.ms) return { kind: "slow", ms: fault.ms, answer };
    return fault?.answer ?? answer;
  });

  /** The answer to a request, and the same to its repeats. */
  function once(request: StandInRequest): Answer {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return failed(401, "Invalid API Key provided");
    }
    const key = request.headers["idempotency-key"]?.toString();
    const known = key === undefined ? undefined : keys.get(key);
    if (known && known.body !== request.body) {
      return failed(400, "Keys for idempotent requests can only be used with the same parameters", {
        type: "idempotency_error",
      });
    }
    const answer = known?.answer ?? answerTo(request);
    if (key !== undefined) keys.set(key, { body: request.body, answer });
    return answer;
  }

  function answerTo({ method, url, body, headers }: StandInRequest): Answer {
    if (method === "POST" && !/x-www-form-urlencoded/.test(headers["content-type"] ?? "")) {
      return failed(400, "Bodies are form-encoded");
    }
    const fields = new URLSearchParams(body);
    const [, part, id, act] =
      /^\/v1\/(checkout\/sessions|refunds|webhook_endpoints)\/?([^/]*)\/?(\w*)$/.exec(
        url.pathname,
      ) ?? [];
    if (part === "webhook_endpoints") return json(200, { object: "list", data: [] });
    if (part === "refunds") return method === "POST" ? refund(fields) : listRefunds(url);
    if (part !== "checkout/sessions") return failed(404, "Unrecognized request URL");
    if (id === "" && method === "POST") return open(fields);
    if (id === "") return listSessions(url);
    const session = sessions.get(id ?? "");
    if (!session)
      return failed(404, `No such checkout.session: '${id}'`, { code: "resource_missing" });
    if (act === "expire" && session.status !== "open") {
      return failed(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a ` +
          `status of "${session.status}".`,
      );
    }
    if (act === "expire") expire(session.id);
    return json(200, session);
  }

  function open(fields: URLSearchParams): Answer {
    const lines = [0, 1, 2].flatMap((at) => {
      const line = `line_items[${at}][price_data]`;
      const name = fields.get(`${line}[product_data][name]`);
      const cents = Number(fields.get(`${line}[unit_amount]`));
      const quantity = Number(fields.get(`line_items[${at}][quantity]`));
      return name === null ? [] : [{ name, cents: cents * quantity }];
    });
    const total = lines.reduce((sum, { cents }) => sum + cents, 0);
    if (total < 50)
      return failed(400, "The total must be at least $0.50", { code: "amount_too_small" });
    if (fields.get("mode") !== "payment") return failed(400, "You must provide mode=payment");
    const id = idOf("cs_test");
    const session: StripeSession = {
      ...{ id, object: "checkout.session", status: "open", payment_status: "unpaid" },
      client_reference_id: fields.get("client_reference_id"),
      amount_total: total,
      currency: fields.get("line_items[0][price_data][currency]") ?? "",
      payment_intent: null,
      metadata: {
        ref: fields.get("metadata[ref]") ?? "",
        order: fields.get("metadata[order]") ?? "",
      },
      url: `${server.url}/c/pay/${id}`,
      success_url: fields.get("success_url") ?? "",
      cancel_url: fields.get("cancel_url") ?? "",
      line_items: lines,
    };
    sessions.set(id, session);
    return json(200, session);
  }

  function listSessions(url: URL): Answer {
    const intent = url.searchParams.get("payment_intent");
    const data = [...sessions.values()].filter(
      ({ payment_intent }) => intent === null || payment_intent === intent,
    );
    return json(200, { object: "list", data: data.slice(0, 1) });
  }

  function expire(id: string): void {
    const session = sessions.get(id);
    if (session?.status !== "open") return;
    Object.assign(session, { status: "expired", url: null });
    tell("checkout.session.expired", session);
  }

  /** The customer pays. @returns false where the page takes no payment any more */
  function pay(id: string): boolean {
    const session = sessions.get(id);
    if (session?.status !== "open") return false;
    Object.assign(session, { status: "complete", payment_status: "paid", url: null });
    session.payment_intent = idOf("pi");
    tell("checkout.session.completed", session);
    return true;
  }

  function refund(fields: URLSearchParams): Answer {
    const intent = fields.get("payment_intent") ?? "";
    const amount = Number(fields.get("amount"));
    const paid = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent);
    if (!paid)
      return failed(404, `No such payment_intent: '${intent}'`, { code: "resource_missing" });
    if (!(amount > 0) || amount > paid.amount_total - refundedOf(intent)) {
      return failed(400, `Refund amount (${amount}) is greater than unrefunded amount on charge`);
    }
    return json(200, addRefund(intent, amount, { ref: fields.get("metadata[ref]") ?? "" }));
  }

  function addRefund(intent: string, amount: number, metadata: Record<string, string> = {}) {
    const made: StripeRefund = {
      ...{ id: idOf("re"), object: "refund", amount, currency: "usd", payment_intent: intent },
      ...{ status: "succeeded", metadata },
    };
    refunds.push(made);
    tell("refund.created", made);
    return made;
  }

  /** With what a bank has taken, or may take. */
  function refundedOf(intent: string): number {
    const isGone = ({ payment_intent, status }: StripeRefund | StripeDispute) =>
      payment_intent === intent && status !== "failed" && status !== "won";
    return [...refunds, ...disputes].filter(isGone).reduce((sum, { amount }) => sum + amount, 0);
  }

  function listRefunds(url: URL): Answer {
    const intent = url.searchParams.get("payment_intent");
    return json(200, {
      object: "list",
      data: refunds.filter(({ payment_intent }) => payment_intent === intent),
    });
  }

  function tell(type: string, object: unknown): StripeEvent {
    const event = { id: `evt_${randomUUID()}`, object: "event", type, data: { object } } as const;
    // As it is now: what happens later is told by later events.
    const told = structuredClone(event) as StripeEvent;
    events.push(told);
    takeEvent(told);
    return told;
  }

  /** Stripe's own page, as far as a browser needs it. */
  function page({ method, url }: StandInRequest): Answer {
    const session = sessions.get(url.pathname.split("/").at(-1) ?? "");
    if (method === "POST" && session && pay(session.id)) return found(session.success_url);
    const lines = session?.line_items.map(
      ({ name, cents }) => `<li>${name}: $${(cents / 100).toFixed(2)}</li>`,
    );
    const body =
      session?.status === "open"
        ? `<h1>Pay $${(session.amount_total / 100).toFixed(2)}</h1><ul>${lines?.join("")}</ul>` +
          `<form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Back</a>`
        : "<h1>This checkout session has timed out or is complete</h1>";
    return {
      ...{ kind: "reply", status: 200, headers: { "content-type": "text/html" } },
      body: `<!doctype html><title>Stripe stand-in</title>${body}`,
    };
  }

  return {
    url: server.url,
    requests: server.requests,
    sessions,
    refunds,
    events,
    pay,
    expire,
    refundedOf,
    /** As the owner does in Stripe's dashboard. */
    refundThere: addRefund,
    failRefund: (made: StripeRefund, reason: string) => {
      Object.assign(made, { status: "failed", failure_reason: reason });
      return tell("refund.failed", made);
    },
    disputes,
    dispute: (intent: string, amount: number) => {
      const made: StripeDispute = {
        ...{ id: idOf("du"), object: "dispute", amount, currency: "usd", reason: "fraudulent" },
        ...{ payment_intent: intent, evidence_details: { due_by: 1_785_000_000 } },
        status: "needs_response",
      };
      disputes.push(made);
      return tell("charge.dispute.created", { ...made });
    },
    closeDispute: (made: StripeDispute, status: "won" | "lost") => {
      made.status = status;
      return tell("charge.dispute.closed", { ...made });
    },
    tell,
    /** From now on each event is told to this as well. */
    onEvent: (take: (event: StripeEvent) => void) => {
      takeEvent = take;
    },
    /** The next request of this kind ("POST /v1/refunds") is done, and its answer lost. */
    loseNext: (path: RegExp, answer: Answer = reset) => faults.push({ path, answer, isDone: true }),
    /** The next request of this kind gets this answer, and nothing is done. */
    answerNext: (path: RegExp, answer: Answer) => faults.push({ path, answer, isDone: false }),
    /** The answer to the next request of this kind comes late. */
    slowNext: (path: RegExp, ms: number) => faults.push({ path, answer: null, isDone: true, ms }),
    /** Whether the last request that was done is of this kind. */
    answered: (path: RegExp) => path.test(lastAnswered),
    /** As Stripe does after a day. */
    forgetKeys: () => keys.clear(),
    forgetFaults: () => void faults.splice(0),
    /** The last session, which a test pays or looks at. */
    last: () => [...sessions.values()].at(-1) as StripeSession,
    close: server.close,
  };
}

/** The headers with which Stripe sends an event's body. */
export function signed(
  body: string,
  at: Date,
  secret = STRIPE_WEBHOOK_SECRET,
): Record<string, string> {
  const time = Math.floor(at.getTime() / 1000);
  const mac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return { "content-type": "application/json", "stripe-signature": `t=${time},v1=${mac}` };
}

export function stripeSettings({ url }: { url: string }): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_BASE_URL: url,
  };
}

function found(location: string): Answer {
  return { kind: "reply", status: 303, headers: { location }, body: "" };
}

function failed(status: number, message: string, more: Record<string, string> = {}): Answer {
  return json(status, { error: { type: "invalid_request_error", message, ...more } });
}
