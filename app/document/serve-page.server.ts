import type { EntryContext } from "@remix-run/node";
import { houstonNow } from "#app/domain/schedule.ts";
import { env, now } from "#app/env.server.ts";
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
/** For visitors with a cart who come back to a page with the same cart. */
const MAX_CART_PAGES = 100;

// In this process's memory: a new deploy or price list starts a new process. Cleared each day, because
// pages name Houston's dates.
const today = () => dateAt(now());
const sharedPages = new DayCache<DocumentBytes>(MAX_PAGES, today);
const cartPages = new DayCache<DocumentBytes>(MAX_CART_PAGES, today);
const mains = new DayCache<string>(MAX_PAGES, today);

/** Pages that the proxy sends from files; null where PAGES_PATH is not set. */
export const pageFiles = env.PAGES_PATH
  ? new PageFiles({ root: env.PAGES_PATH, port: env.PORT, today })
  : null;

/** Remix's result of a request for a page, before it is rendered. */
export type PageRequest = {
  request: Request;
  status: number;
  headers: Headers;
  context: EntryContext;
  /** When the request arrived, on the clock of `performance.now()`. */
  arrivedAt: number;
  /** Called with an error that occurs while the page is rendered. */
  onError: (error: unknown) => void;
};

/** Answers a request for a page, from the cache where the page holds nothing of the visitor's own. */
export async function servePage(asked: PageRequest): Promise<Response> {
  const { request, status, headers, context, arrivedAt } = asked;
  const keys = keptKeys(request, status, headers, context);
  const pages = keys.isShared ? sharedPages : cartPages;
  const kept = keys.page === null ? null : pages.get(keys.page);
  if (kept) void context.serverHandoffStream?.cancel();
  const page = kept ?? (await render(asked, keys));
  if (keys.page === null || !keys.isShared) await compressQuickly(page, request);
  if (keys.page !== null && !kept && isOfToday(arrivedAt)) {
    pages.set(keys.page, page);
    if (keys.isShared) publish(new URL(request.url).pathname, page);
  } else if (kept && keys.isShared) {
    publishAgain(new URL(request.url).pathname, kept);
  }
  setDocumentHeaders(headers, page.scriptHashes);
  return keys.page === null
    ? documentResponse(page, request, { status, headers })
    : keptResponse(page, request, headers);
}

async function render(asked: PageRequest, keys: KeptKeys): Promise<DocumentBytes> {
  const keptMain = keys.main === null ? null : mains.get(keys.main);
  const rendered = await renderDocument(asked, keptMain);
  const main = mainOf(rendered);
  if (keys.main !== null && main !== null && isOfToday(asked.arrivedAt)) mains.set(keys.main, main);
  return toBytes(rendered);
}

/** Compresses the page well and writes its file, in the background. */
function publish(path: string, page: DocumentBytes): void {
  const compressed = compressDocument(page);
  void pageFiles?.add(path, compressed);
}

/** For a page whose file could not be written before, because the disk was full for example. */
function publishAgain(path: string, page: DocumentBytes): void {
  if (pageFiles?.isMissing(path)) publish(path, page);
}

/** False for a page whose request arrived before midnight: its dates are yesterday's. */
function isOfToday(arrivedAt: number): boolean {
  const end = now();
  const taken = performance.now() - arrivedAt;
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
