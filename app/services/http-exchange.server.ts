/** One request to an outside service, bounded in time and size. */

export type Exchange =
  | { ok: true; status: number; headers: Headers; text: string }
  | { ok: false; reason: "timed-out" | "unreachable" | "bad-answer" };

/**
 * Sends a request and reads the whole answer. The signal bounds all of it, the body included;
 * redirects are not followed, since they would carry a key to another host.
 * @param maxBytes a longer body counts as a bad answer, and the rest of it is not read
 */
export async function exchange(
  url: string | URL,
  init: RequestInit & { signal: AbortSignal },
  maxBytes: number,
): Promise<Exchange> {
  const failed = (reason: "unreachable" | "bad-answer"): Exchange => ({
    ok: false,
    reason: init.signal.aborted ? "timed-out" : reason,
  });
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: "manual" });
  } catch {
    return failed("unreachable");
  }
  try {
    const text = await readText(response, maxBytes);
    if (text === null) return failed("bad-answer");
    return { ok: true, status: response.status, headers: response.headers, text };
  } catch {
    // It began to answer and broke off: that is no unreachable service.
    return failed("bad-answer");
  }
}

/** An answer's text as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A service's own words for the log: one line, at most 200 characters, without the secret. */
export function logDetail(text: string, secret: string): string {
  const withoutSecret = secret === "" ? text : text.replaceAll(secret, "[key]");
  return withoutSecret.replace(/\s*\p{Cc}+\s*/gu, " ").slice(0, 200);
}

/** Null when the body is longer than it may be. */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return Buffer.concat(chunks).toString("utf8");
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(chunk.value);
  }
}
