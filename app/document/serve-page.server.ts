import type { EntryContext } from "@remix-run/node";
import { houstonNow } from "#app/domain/schedule.ts";
import { env, now } from "#app/env.server.ts";
import { arrivalOf } from "#app/http/request-context.server.ts";
import { startTiming } from "#app/http/server-timing.server.ts";
import { DayCache } from "./day-cache.ts";
import {
  compressDocument,
  compressQuickly,
  type DocumentBytes,
  documentResponse,
  keptResponse,
  toBytes,
} from "./document-response.server.ts";
import { type KeptKeys, keptKeys } from "./kept-keys.server.ts";
import { PageFiles } from "./page-files.server.ts";
import { mainOf, renderDocument } from "./render.server.tsx";
import { securityHeaders } from "./security-headers.server.ts";

/** More than the site has pages. */
const MAX_PAGES = 500;
/** Visitors with a cart who may come back to a page with the same one. */
const MAX_CART_PAGES = 100;

// In this process's memory: a new deploy or price list starts a new one. By the day, because pages
// name Houston's dates.
const today = () => dateAt(now());
const anybodysPages = new DayCache<DocumentBytes>(MAX_PAGES, today);
const cartPages = new DayCache<DocumentBytes>(MAX_CART_PAGES, today);
const mains = new DayCache<string>(MAX_PAGES, today);

/** What a web server in front sends by itself; null where none is said to. */
export const pageFiles = env.PAGES_PATH
  ? new PageFiles({ root: env.PAGES_PATH, port: env.PORT, today })
  : null;

/** Answers a request for a page, from what is kept where nothing in it is the visitor's own. */
export async function answerDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const timing = startTiming(request);
  const keys = keptKeys(request, status, headers, context);
  const pages = keys.isAnybodys ? anybodysPages : cartPages;
  const kept = keys.page === null ? null : pages.get(keys.page);
  if (kept) void context.serverHandoffStream?.cancel();
  const page = kept ?? (await render(request, context, keys));
  if (keys.page === null || !keys.isAnybodys) await compressQuickly(page, request);
  if (keys.page !== null && !kept && isOfToday(request)) {
    pages.set(keys.page, page);
    if (keys.isAnybodys) publish(new URL(request.url).pathname, page);
  }
  setDocumentHeaders(headers, page.scriptHashes);
  headers.set("Server-Timing", timing.rendered());
  return keys.page === null
    ? documentResponse(page, request, { status, headers })
    : keptResponse(page, request, headers);
}

async function render(
  request: Request,
  context: EntryContext,
  keys: KeptKeys,
): Promise<DocumentBytes> {
  const keptMain = keys.main === null ? null : mains.get(keys.main);
  const rendered = await renderDocument(request, context, keptMain);
  const main = mainOf(rendered);
  if (keys.main !== null && main !== null && isOfToday(request)) mains.set(keys.main, main);
  return toBytes(rendered);
}

/** For everybody who comes after; nobody waits for it. */
function publish(path: string, page: DocumentBytes): void {
  const compressed = compressDocument(page);
  void pageFiles?.add(path, compressed);
}

/** False for a page that was begun before midnight: what it says is yesterday's. */
function isOfToday(request: Request): boolean {
  const end = now();
  const taken = performance.now() - arrivalOf(request);
  return dateAt(new Date(end.getTime() - taken)) === dateAt(end);
}

function dateAt(instant: Date): string {
  return houstonNow(instant).date;
}

function setDocumentHeaders(headers: Headers, scriptHashes: readonly string[]): void {
  const security = securityHeaders(scriptHashes, env.SITE_URL);
  for (const [name, value] of Object.entries(security)) headers.set(name, value);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie");
}
