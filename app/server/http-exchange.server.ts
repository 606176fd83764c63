/**
 * One request to an outside service, limited in time and size. It uses undici, on which Node's own
 * `fetch` is built, without the web streams around it: a third of the work.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { type Dispatcher, request } from "undici";
import { singleLine } from "#app/lib/typed-text.ts";
import { redactorOf } from "./secret-forms.ts";

export type Exchange =
  | { ok: true; status: number; headers: IncomingHttpHeaders; text: string }
  /** `isUnsent`: no connection was made, so that the service has not seen the request. */
  | { ok: false; reason: "timed-out" | "unreachable" | "bad-answer"; isUnsent?: boolean };

export type ExchangeInit = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string> | Headers;
  body?: string | null;
  /** The time limit of the whole exchange, including the answer's body. */
  signal: AbortSignal;
  /** How the connection is made, where it is not by the address alone. */
  dispatcher?: Dispatcher;
};

/**
 * Sends a request and reads the whole answer. Redirects are not followed, since they would carry a
 * key to another host.
 * @param maxBytes a longer body counts as a bad answer, and the rest of it is not read
 */
export async function exchange(
  url: string | URL,
  { method = "GET", headers = {}, body = null, signal, dispatcher }: ExchangeInit,
  maxBytes: number,
): Promise<Exchange> {
  const failed = (reason: "unreachable" | "bad-answer"): Exchange => ({
    ok: false,
    reason: signal.aborted ? "timed-out" : reason,
  });
  let answer: Awaited<ReturnType<typeof request>>;
  try {
    answer = await request(url, {
      method,
      headers,
      body,
      signal,
      ...(dispatcher && { dispatcher }),
    });
  } catch (error) {
    return { ...failed("unreachable"), ...(isUnsent(error) && { isUnsent: true }) };
  }
  try {
    const text = await readText(answer.body, maxBytes);
    if (text === null) return failed("bad-answer");
    return { ok: true, status: answer.statusCode, headers: answer.headers, text };
  } catch {
    // The answer broke off: the service was reachable.
    return failed("bad-answer");
  }
}

const UNCONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_|CERT_)/;

function isUnsent(error: unknown): boolean {
  return UNCONNECTED.test(`${(error as { code?: unknown }).code}`);
}

/** An answer's text as JSON; undefined where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A service's error text for the log: one line, at most 200 characters, without the secret in any form. */
export function logDetail(text: string, secret: string): string {
  return singleLine(redactorOf([secret])(text).slice(0, 1_000)).slice(0, 200);
}

/** Null when the body exceeds the limit. */
async function readText(body: Readable, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
