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
/** Visitors with a cart who may come back to a page with the same one. */
const MAX_CART_PAGES = 100;

// In this process's memory: a new deploy or price list starts a new one. By the day, because pages
// name Houston's dates.
const today = () => dateAt(now());
const sharedPages = new DayCache<DocumentBytes>(MAX_PAGES, today);
const cartPages = new DayCache<DocumentBytes>(MAX_CART_PAGES, today);
const mains = new DayCache<string>(MAX_PAGES, today);

/** What a web server in front sends by itself; null where none is said to. */
export const pageFiles = env.PAGES_PATH
  ? new PageFiles({ root: env.PAGES_PATH, port: env.PORT, today })
  : null;

/** What Remix has made of a request for a page, before it is rendered. */
export type PageRequest = {
  request: Request;
  status: number;
  headers: Headers;
  context: EntryContext;
  /** When the request arrived, on the clock of `performance.now()`. */
  arrivedAt: number;
  /** Hears what went wrong while the page was rendered. */
  onError: (error: unknown) => void;
};

/** Answers a request for a page, from what is kept where nothing in it is the visitor's own. */
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

/** For everybody who comes after; nobody waits for it. */
function publish(path: string, page: DocumentBytes): void {
  const compressed = compressDocument(page);
  void pageFiles?.add(path, compressed);
}

/** False for a page that was begun before midnight: what it says is yesterday's. */
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
