/** Twilio's messaging API: one call for each text, so that its package (5 MB of it) is not needed. */
import { z } from "zod";
import { exchange, logDetail, parseJson } from "#app/server/http-exchange.server.ts";
import type { SendText, TextId, TextResult } from "./texter.ts";

export const TWILIO_URL = "https://api.twilio.com";
const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** The number has said STOP to this sender. */
const STOPPED = 21610;

export type TwilioAccount = { sid: string; token: string; baseUrl?: string | undefined };

type TwilioConfig = TwilioAccount & {
  /** A number, or a messaging service (MG…). */
  from: string;
  /** Where the service reports what became of a text; null: nowhere that it could reach. */
  statusUrl: ((id: TextId) => string) | null;
  timeoutMs?: number;
};

/** The account's own address and the header that opens it. */
export function twilioAccess({ sid, token, baseUrl = TWILIO_URL }: TwilioAccount) {
  return {
    url: `${baseUrl.replace(/\/+$/, "")}/2010-04-01/Accounts/${sid}`,
    authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`,
  };
}

/** Sends each text once: the API has no key for a repeat, so that a lost answer is `unknown`. */
export function createTwilioTexter(config: TwilioConfig): SendText {
  const { url, authorization } = twilioAccess(config);
  const { from, statusUrl, token, timeoutMs = TIMEOUT_MS } = config;

  return async function sendText({ to, words, id }) {
    const body = new URLSearchParams({
      To: to,
      Body: words,
      ...(from.startsWith("+") ? { From: from } : { MessagingServiceSid: from }),
      ...(statusUrl && { StatusCallback: statusUrl(id) }),
    });
    const answer = await exchange(
      `${url}/Messages.json`,
      {
        method: "POST",
        headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
        body: body.toString(),
        signal: AbortSignal.timeout(timeoutMs),
      },
      MAX_ANSWER_BYTES,
    );
    if (!answer.ok) return { ok: false, reason: answer.isUnsent ? "unreachable" : "unknown" };
    return readAnswer(answer.status, parseJson(answer.text), token);
  };
}

const acceptedSchema = z.object({ sid: z.string().min(1).max(100) });
const refusalSchema = z.object({ code: z.number(), message: z.string() });

function readAnswer(status: number, body: unknown, token: string): TextResult {
  if (status >= 200 && status < 300) {
    const accepted = acceptedSchema.safeParse(body);
    // It was taken, whatever is wrong with the answer.
    return accepted.success
      ? { ok: true, id: accepted.data.sid }
      : { ok: false, reason: "unknown" };
  }
  const { code, message } = refusalSchema.safeParse(body).data ?? { code: 0, message: "" };
  const detail = logDetail(`error ${code}: ${message}`, token);
  if (status === 429) return { ok: false, reason: "limited", detail };
  if (status >= 400 && status < 500) {
    return { ok: false, reason: "refused", detail, ...(code === STOPPED && { isStopped: true }) };
  }
  return { ok: false, reason: "unknown", detail };
}
