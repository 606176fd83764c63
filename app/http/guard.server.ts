/**
 * Handles the requests that remix-serve would answer with a bare error or leave unread; a refused
 * request is routed to a page that says why.
 */
import type { IncomingMessage } from "node:http";
import { withOwnQuery } from "./own-query.ts";
import { onRequestStart } from "./request-start.server.ts";
import { isSameOrigin } from "./same-origin.server.ts";

/** Why a request is refused: the last part of the path it is routed to (routes/refused.tsx). */
export const REFUSALS = { "cross-site": 403, malformed: 400, method: 405 } as const;
export type Refusal = keyof typeof REFUSALS;

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];
const WRITING_METHODS = ["POST", "PUT", "PATCH", "DELETE"];

/** @param trustProxy believes X-Forwarded-Host */
export function guardRequests({ trustProxy }: { trustProxy: boolean }): void {
  onRequestStart(({ request, response }) => {
    if (!trustProxy) delete request.headers["x-forwarded-host"];
    const refusal = refusalOf(request);
    if (refusal) leadToRefusal(request, refusal);
    else request.url = withOwnQuery(request.url ?? "/");
    // Checked above, and more strictly: Remix would answer a refused request with an empty 500.
    delete request.headers.origin;
    response.once("finish", () => drain(request));
  });
}

function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = "", url = "", headers } = request;
  const isWriting = WRITING_METHODS.includes(method);
  if (!isWriting && !SAFE_METHODS.includes(method)) return "method";
  const hosts = [headers["x-forwarded-host"], headers.host].filter((host) => host !== undefined);
  if (hosts.some((host) => !URL.canParse(`http://${host}${url}`))) return "malformed";
  return isWriting && !isSameOrigin({ headers: reader(request) }) ? "cross-site" : null;
}

function leadToRefusal(request: IncomingMessage, refusal: Refusal): void {
  request.method = "POST";
  request.url = `/refused/${refusal}`;
  request.headers.host = "localhost";
  delete request.headers["x-forwarded-host"];
}

/**
 * Discards the rest of an answered request's body. Left unread it would hold up the next request on the
 * connection, which behind a proxy is another visitor's.
 */
function drain(request: IncomingMessage): void {
  if (request.readableEnded) return;
  request.removeAllListeners("data");
  request.resume();
}

function reader({ headers }: IncomingMessage): Pick<Headers, "get"> {
  return { get: (name) => headers[name]?.toString() ?? null };
}
