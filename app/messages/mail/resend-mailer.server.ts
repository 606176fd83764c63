/** Resend's email service. */

import { setTimeout as pause } from "node:timers/promises";
import { Resend, type Response as ResendResponse } from "resend";
import { z } from "zod";
import {
  type ExchangeInit,
  exchange,
  logDetail,
  parseJson,
} from "#app/server/http-exchange.server.ts";
import type { Email } from "./email.ts";
import type { MailFailure, SendEmail, SendResult } from "./mailer.ts";

const RESEND_URL = "https://api.resend.com";
const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 256 * 1024;
/** First pause before asking again; doubles up to the longest one. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1_000;

export type ResendMailerConfig = {
  apiKey: string;
  /** Another endpoint than Resend's own. */
  baseUrl?: string | undefined;
  /** The time limit of one email with all its requests, bodies and pauses. */
  timeoutMs?: number;
  /** The first pause before a repeat. */
  pauseMs?: number;
};

/**
 * Sends through Resend, with the key that makes it send once. Two answers are retried, as long
 * as the pause ends within the limit; both are safe to repeat, because the key is the same:
 * - 409 concurrent_idempotent_requests: another request is sending this email. A retry gets that
 *   email's id; running out of time counts as timed out.
 * - 429 rate_limit_exceeded: a few emails in one second; Retry-After says how long to wait.
 * Any other answer is final. 409 invalid_idempotent_request means that this key has sent
 * another text, which no repeat can change: refused. So are used-up quotas: limited.
 */
export function createResendMailer(config: ResendMailerConfig): SendEmail {
  const client = new BoundedResend(config.apiKey, {
    baseUrl: (config.baseUrl ?? RESEND_URL).replace(/\/+$/, ""),
  });
  const timeoutMs = config.timeoutMs ?? TIMEOUT_MS;

  return async function sendEmail(email, idempotencyKey) {
    const signal = AbortSignal.timeout(timeoutMs);
    const deadline = performance.now() + timeoutMs;
    let pauseMs = config.pauseMs ?? FIRST_PAUSE_MS;
    for (;;) {
      const { result, retry } = await attempt(client, email, idempotencyKey, signal);
      if (!retry) return result;
      const waitMs = Math.max(pauseMs, retry.afterMs);
      if (performance.now() + waitMs >= deadline) return result;
      await pause(waitMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
}

type Attempt = { result: SendResult; retry?: { afterMs: number } };

async function attempt(
  client: Resend,
  email: Email,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Attempt> {
  const options = { idempotencyKey, signal };
  try {
    return readAnswer(await client.emails.send(resendPayload(email), options), client.key ?? "");
  } catch (error) {
    if (error instanceof NoAnswer) return { result: { ok: false, reason: error.reason } };
    // Nothing was sent: the email or the key cannot be put into a request.
    return { result: { ok: false, reason: "refused", detail: "the request could not be made" } };
  }
}

function resendPayload(email: Email) {
  const { replyTo, attachments, ...rest } = email;
  return {
    ...rest,
    ...(replyTo === undefined ? {} : { replyTo }),
    // As bytes, because Resend reads text as base64.
    attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
  };
}

const acceptedSchema = z.object({ id: z.string().min(1) });

function readAnswer(answer: ResendResponse<unknown>, apiKey: string): Attempt {
  if (answer.error === null) {
    const accepted = acceptedSchema.safeParse(answer.data);
    return accepted.success
      ? { result: { ok: true, id: accepted.data.id } }
      : { result: { ok: false, reason: "bad-answer" } };
  }
  const { name, message, statusCode } = answer.error;
  const detail = logDetail(`${statusCode} ${name}: ${message}`, apiKey);
  const failed = (reason: MailFailure): SendResult => ({ ok: false, reason, detail });
  if (name === "concurrent_idempotent_requests") {
    return { result: failed("timed-out"), retry: { afterMs: 0 } };
  }
  if (name === "rate_limit_exceeded") {
    return { result: failed("limited"), retry: { afterMs: retryAfterMs(answer.headers) } };
  }
  return { result: failed(reasonOf(statusCode ?? 0)) };
}

function reasonOf(status: number): MailFailure {
  if (status === 429) return "limited";
  return status >= 400 && status < 500 ? "refused" : "bad-answer";
}

function retryAfterMs(headers: Record<string, string> | null): number {
  const seconds = Number(headers?.["retry-after"]);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** The answer did not arrive, or cannot be read. */
class NoAnswer extends Error {
  constructor(readonly reason: MailFailure) {
    super(reason);
  }
}

const errorSchema = z.object({ name: z.string(), message: z.string() });

/**
 * The SDK makes the request; this makes the exchange, because the SDK's own reads without bounds
 * and reports a refused connection, a timeout and an unreadable 200 as one and the same error.
 */
class BoundedResend extends Resend {
  /** @throws NoAnswer */
  override async fetchRequest<T>(path: string, options = {}): Promise<ResendResponse<T>> {
    const init = options as ExchangeInit;
    const answer = await exchange(`${this.baseUrl}${path}`, init, MAX_ANSWER_BYTES);
    if (!answer.ok) throw new NoAnswer(answer.reason);
    const headers = answer.headers as Record<string, string>;
    const body = parseJson(answer.text);
    if (answer.status >= 200 && answer.status < 300) {
      return { data: body as T, error: null, headers };
    }
    const { name, message } = errorSchema.safeParse(body).data ?? NO_ERROR_BODY;
    const error = { name: name as ErrorName, message, statusCode: answer.status };
    return { data: null, error, headers };
  }
}

type ErrorName = NonNullable<ResendResponse<unknown>["error"]>["name"];

/** The error for an answer without a readable body, such as a gateway sends. */
const NO_ERROR_BODY = { name: "application_error", message: "no readable reason" };
