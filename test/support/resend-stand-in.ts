/** Stands in for Resend's API: POST /emails with its keys, its checks and its errors. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Answer, json, type StandInRequest, startStandIn } from "./stand-in-server.ts";

export const RESEND_TEST_KEY = "re_test_123456789";

export type SentEmail = {
  id: string;
  idempotencyKey: string | null;
  from: string;
  to: string[];
  reply_to: string[];
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; content: string; content_type: string }[];
  headers?: Record<string, string> | undefined;
};

export type ResendStandIn = {
  /** The value for RESEND_BASE_URL. */
  url: string;
  apiKey: string;
  requests: StandInRequest[];
  /** The emails it accepted, each once. */
  sent: SentEmail[];
  /** Gives these answers to the next requests, one each, instead of accepting them. */
  answerNext: (...answers: Answer[]) => void;
  /** Gives this answer to every request until it is called with null. */
  answerAll: (answer: Answer | null) => void;
  /** Gives this answer to every email to an address until it is called with null. */
  answerTo: (address: string, answer: Answer | null) => void;
  /** Sets the only domain that it lists as verified, and how it has found the domain's records. */
  verify: (domain: string, recordStatus?: string) => void;
  /** Accepts the next email but gives this answer, as if the real one had been lost. */
  loseNextAnswer: (answer: Answer) => void;
  /** Keeps the next request in progress until the function it returns is called. */
  holdNext: () => () => void;
  close: () => Promise<void>;
};

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

const emailSchema = z.object({
  from: z.string(),
  to: oneOrMore,
  reply_to: oneOrMore.default([]),
  subject: z.string(),
  html: z.string().default(""),
  text: z.string().default(""),
  attachments: z
    .array(
      z.object({
        filename: z.string(),
        content: z.base64().transform((text) => Buffer.from(text, "base64").toString("utf8")),
        content_type: z.string(),
      }),
    )
    .default([]),
  headers: z.record(z.string(), z.string()).optional(),
});

/** An error as Resend words it. */
export function resendError(
  statusCode: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
): Answer {
  return json(statusCode, { statusCode, name, message }, headers);
}

export const resendErrors = {
  missingKey: resendError(401, "missing_api_key", "Missing API Key"),
  sendingOnly: resendError(
    401,
    "restricted_api_key",
    "This API key is restricted to only send emails",
  ),
  invalidKey: resendError(403, "invalid_api_key", "API key is invalid"),
  unverified: resendError(403, "validation_error", "The example.com domain is not verified."),
  missingField: resendError(422, "missing_required_field", "Missing `to` field."),
  invalidKeyLength: resendError(
    400,
    "invalid_idempotency_key",
    "The key must be between 1-256 chars",
  ),
  otherBody: resendError(
    409,
    "invalid_idempotent_request",
    "This idempotency key has been used with a different request body",
  ),
  concurrent: resendError(
    409,
    "concurrent_idempotent_requests",
    "Another request with the same idempotency key is in progress",
  ),
  rateLimit: (retryAfterSeconds: number) =>
    resendError(
      429,
      "rate_limit_exceeded",
      "Too many requests. You can only make 2 requests per second.",
      { "retry-after": String(retryAfterSeconds) },
    ),
  dailyQuota: resendError(429, "daily_quota_exceeded", "You have reached your daily quota."),
  internal: resendError(500, "internal_server_error", "Internal server error"),
};

const DOMAIN_ID = "d91cd9bd";
const DOMAIN_PATH = `/domains/${DOMAIN_ID}`;

/** The list of sending domains, one verified. */
export function resendDomains(domain: string, headers: Record<string, string> = {}): Answer {
  const entry = { id: DOMAIN_ID, name: domain, status: "verified", region: "us-east-1" };
  return json(200, { object: "list", has_more: false, data: [entry] }, headers);
}

/** The records that it wants of a domain, as it lists them: without the end of the name. */
export const RESEND_DKIM = `p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCB${"iQKBgQDf/".repeat(20)}IDAQAB`;
const RESEND_RECORDS = [
  {
    ...{ record: "SPF", name: "send", type: "MX", ttl: "Auto", priority: 10 },
    value: "feedback-smtp.us-east-1.amazonses.com",
  },
  {
    ...{ record: "SPF", name: "send", type: "TXT", ttl: "Auto" },
    value: "v=spf1 include:amazonses.com ~all",
  },
  { record: "DKIM", name: "resend._domainkey", type: "TXT", ttl: "Auto", value: RESEND_DKIM },
];

/** What the DNS has of a domain that is right for Resend. */
export const resendZone = (domain: string) => ({
  [domain]: ["A 203.0.113.7", `v=spf1 a:${domain} ~all`],
  [`send.${domain}`]: [
    "MX feedback-smtp.us-east-1.amazonses.com",
    "v=spf1 include:amazonses.com ~all",
  ],
  "amazonses.com": ["v=spf1 ip4:199.255.192.0/22 ~all"],
  [`resend._domainkey.${domain}`]: [RESEND_DKIM],
  [`default._domainkey.${domain}`]: ["v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCB"],
  [`_dmarc.${domain}`]: ["v=DMARC1; p=none;"],
});

/** @param apiKey the only key it accepts */
export async function startResend(apiKey = RESEND_TEST_KEY): Promise<ResendStandIn> {
  const sent: SentEmail[] = [];
  const accepted = new Map<string, { id: string; body: string }>();
  const inProgress = new Set<string>();
  const queue: Answer[] = [];
  const byAddress = new Map<string, Answer>();
  const lost: Answer[] = [];
  const held: Promise<void>[] = [];
  let always: Answer | null = null;
  let verified = "junkbuddy.example";
  let recordStatus = "verified";

  async function answer(request: StandInRequest): Promise<Answer> {
    const planned = queue.shift() ?? plannedForAddress(request) ?? always;
    if (planned) return planned;
    const refusal = refusalOf(request, apiKey);
    if (refusal) return refusal;
    if (request.url.pathname === "/domains") return resendDomains(verified);
    if (request.url.pathname === DOMAIN_PATH) {
      const records = RESEND_RECORDS.map((record) => ({ ...record, status: recordStatus }));
      return json(200, { object: "domain", id: DOMAIN_ID, name: verified, records });
    }
    const key = request.headers["idempotency-key"]?.toString() ?? null;
    if (key === null) return accept(request, key);
    const earlier = accepted.get(key);
    if (earlier) {
      return earlier.body === request.body ? json(200, { id: earlier.id }) : resendErrors.otherBody;
    }
    if (inProgress.has(key)) return resendErrors.concurrent;
    inProgress.add(key);
    await held.shift();
    inProgress.delete(key);
    return accept(request, key);
  }

  function plannedForAddress(request: StandInRequest): Answer | undefined {
    if (byAddress.size === 0) return undefined;
    const email = emailSchema.safeParse(JSON.parse(request.body));
    return email.data?.to.map((address) => byAddress.get(address)).find(Boolean);
  }

  function accept(request: StandInRequest, key: string | null): Answer {
    const email = emailSchema.safeParse(JSON.parse(request.body));
    if (!email.success) return resendErrors.missingField;
    const id = randomUUID();
    sent.push({ id, idempotencyKey: key, ...email.data });
    if (key !== null) accepted.set(key, { id, body: request.body });
    return lost.shift() ?? json(200, { id });
  }

  const server = await startStandIn(answer);
  return {
    url: server.url,
    apiKey,
    requests: server.requests,
    sent,
    answerNext: (...answers) => void queue.push(...answers),
    answerAll: (planned) => {
      always = planned;
    },
    answerTo: (address, planned) => {
      if (planned) byAddress.set(address, planned);
      else byAddress.delete(address);
    },
    verify: (domain, status = "verified") => {
      verified = domain;
      recordStatus = status;
    },
    loseNextAnswer: (planned) => void lost.push(planned),
    holdNext: () => {
      let release = () => {};
      held.push(new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    close: server.close,
  };
}

const METHODS: Record<string, string> = {
  ...{ "/emails": "POST", "/domains": "GET" },
  [DOMAIN_PATH]: "GET",
};

function refusalOf(request: StandInRequest, apiKey: string): Answer | null {
  const method = METHODS[request.url.pathname];
  if (method === undefined) {
    return resendError(404, "not_found", "The requested endpoint does not exist.");
  }
  if (request.method !== method) {
    return resendError(405, "method_not_allowed", "Method is not allowed for the requested path.");
  }
  const { authorization } = request.headers;
  if (!authorization) return resendErrors.missingKey;
  if (authorization !== `Bearer ${apiKey}`) return resendErrors.invalidKey;
  const key = request.headers["idempotency-key"];
  return key !== undefined && (key.length < 1 || key.length > 256)
    ? resendErrors.invalidKeyLength
    : null;
}
