/**
 * Handles the requests that remix-serve would answer with a bare error or leave unread; a refused
 * request is routed to a page that says why.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { asAsked, languageOf, pathIn } from "#app/lib/language.ts";
import { isPrivatePath } from "#app/lib/private-path.ts";
import { PRIVATE_HEADERS } from "./private-pages.ts";
import { onRequestStart } from "./request-context.server.ts";
import { isSameOrigin } from "./same-origin.server.ts";
import { withOwnQuery } from "./strip-unknown-params.ts";

/** Why a request is refused: the last part of the path it is routed to (site/refused.route.tsx). */
export const REFUSALS = {
  "cross-site": 403,
  malformed: 400,
  method: 405,
  "too-long": 414,
} as const;
export type Refusal = keyof typeof REFUSALS;

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];
const WRITING_METHODS = ["POST", "PUT", "PATCH", "DELETE"];

/** An address of a list holds the most: 200 lines. */
const MAX_ADDRESS_CHARACTERS = 8_000;
/** More than any address of the site has; Remix tries the routes on each beginning of a path. */
const MAX_SEGMENTS = 8;

/**
 * The most that is read and discarded of an unread body; a client that sends more is disconnected.
 */
const MAX_DRAINED_BYTES = 16 * 1024 * 1024;

type Site = {
  /** Whether X-Forwarded-Host is used. */
  trustProxy: boolean;
  siteUrl: string;
  /** Whether the owner has not opened it yet. */
  isClosed: () => boolean;
  /** The version of the scripts in Spanish. */
  spanishVersion: () => string;
};

export function guardRequests(site: Site): void {
  onRequestStart(({ request, response }) => {
    if (!site.trustProxy) delete request.headers["x-forwarded-host"];
    keepPrivate(request, response);
    const refusal = refusalOf(request, site);
    if (refusal) leadToRefusal(request, refusal);
    else if (site.isClosed() && !isOpenBefore(request.url)) request.url = "/not-open";
    else request.url = asAsked(routesIn(site.spanishVersion(), withOwnQuery(request.url ?? "/")));
    // Checked above, and more strictly: Remix would answer a refused request with an empty 500.
    delete request.headers.origin;
    response.once("finish", () => drain(request));
  });
}

/** For every answer at a private address, whatever its status and whoever made it. */
function keepPrivate({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const [path = ""] = url.split("?", 1);
  if (!isPrivatePath(path)) return;
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) response.setHeader(name, value);
    return Reflect.apply(writeHead, response, head);
  };
}

/**
 * A page of the desk asks for routes at one address in both languages, with the version of its scripts: of those in
 * Spanish the route of /es knows.
 */
function routesIn(spanishVersion: string, url: string): string {
  const isAsked = url.startsWith("/__manifest?") && url.includes(`version=${spanishVersion}`);
  return isAsked ? `/es/desk${url}` : url;
}

/** What answers before the site is open: its set-up, the desk, the files of both, and what watches the server. */
const OPEN_BEFORE =
  /^\/(?:set-up|desk|feeds|assets|look|healthz|refused|__manifest|favicon)(?:[/.?]|$)/;

function isOpenBefore(url = "/"): boolean {
  return OPEN_BEFORE.test(url);
}

function refusalOf(request: IncomingMessage, site: Site): Refusal | null {
  const { method = "", url = "", headers } = request;
  if (isTooLong(url)) return "too-long";
  const isWriting = WRITING_METHODS.includes(method);
  if (!isWriting && !SAFE_METHODS.includes(method)) return "method";
  const hosts = [headers["x-forwarded-host"], headers.host].filter((host) => host !== undefined);
  if (hosts.some((host) => !URL.canParse(`http://${host}${url}`))) return "malformed";
  if (!isStraight(url)) return "malformed";
  if (!isWriting) return null;
  return isSameOrigin({ headers: reader(request), url: browsersUrl(request, site) })
    ? null
    : "cross-site";
}

function isTooLong(url: string): boolean {
  if (url.length > MAX_ADDRESS_CHARACTERS) return true;
  const [path = ""] = url.split("?", 1);
  return path.split(/[/\\]/).length > MAX_SEGMENTS + 1;
}

/**
 * False for a path such as /%ff, which Express answers with a failure and its stack, and for one with
 * dot segments or backslashes, which no browser sends: Express redirects `/\\host/..` to `/\\host/../`,
 * which browsers read as an address of that host.
 */
function isStraight(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split("?", 1)[0] ?? "");
    return !/\\|(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
  } catch {
    return false;
  }
}

/**
 * The origin that the browser requested. The connection to this process is plain HTTP; behind a
 * proxy, and under the site's own name, the browser used the scheme of SITE_URL.
 */
function browsersUrl({ headers }: IncomingMessage, { trustProxy, siteUrl }: Site): string {
  const { protocol, host } = new URL(siteUrl);
  return `${trustProxy || headers.host === host ? protocol : "http:"}//${host}`;
}

function leadToRefusal(request: IncomingMessage, refusal: Refusal): void {
  request.method = "POST";
  request.url = pathIn(languageOf(request.url ?? ""), `/refused/${refusal}`);
  request.headers.host = "localhost";
  delete request.headers["x-forwarded-host"];
}

/**
 * Discards the rest of an answered request's body. Left unread it would hold up the next request on the
 * connection, which behind a proxy is another visitor's.
 */
function drain(request: IncomingMessage): void {
  if (request.readableEnded) return;
  let bytes = 0;
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_DRAINED_BYTES) request.destroy();
  });
  request.resume();
}

function reader({ headers }: IncomingMessage): Pick<Headers, "get"> {
  return { get: (name) => headers[name]?.toString() ?? null };
}
