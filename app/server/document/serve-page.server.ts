import type { EntryContext } from "@remix-run/node";
import { env } from "#app/server/env.server.ts";
import {
  compressDocument,
  compressQuickly,
  type DocumentBytes,
  documentResponse,
  keptResponse,
  toBytes,
} from "./document-response.server.ts";
import { PageFiles } from "./page-files.server.ts";
import { pageVersion } from "./page-version.server.ts";
import { mainOf, renderDocument } from "./render.server.tsx";
import { securityHeaders } from "./security-headers.server.ts";
import { VersionCache } from "./version-cache.ts";

/** More than the site has pages. */
const MAX_PAGES = 500;
/** For visitors with a cart who come back to a page with the same cart. */
const MAX_CART_PAGES = 100;

// In this process's memory: a new deploy starts a new process. Cleared each day and with each price.
const sharedPages = new VersionCache<DocumentBytes>(MAX_PAGES, pageVersion);
const cartPages = new VersionCache<DocumentBytes>(MAX_CART_PAGES, pageVersion);
const mains = new VersionCache<string>(MAX_PAGES, pageVersion);

/** Pages that the proxy sends from files; null where PAGES_PATH is not set. */
export const pageFiles = env.PAGES_PATH
  ? new PageFiles({ root: env.PAGES_PATH, port: env.PORT, version: pageVersion })
  : null;

/** The cache keys of a request; null where nothing may be cached. */
export type KeptKeys = {
  page: string | null;
  main: string | null;
  /** True for a visitor without a cart and a discount. */
  isShared: boolean;
};

/** Remix's result of a request for a page, before it is rendered. */
export type PageRequest = {
  request: Request;
  status: number;
  headers: Headers;
  context: EntryContext;
  keys: KeptKeys;
  /** The version of the pages when the request arrived (page-version.ts). */
  version: string;
  /** Called with an error that occurs while the page is rendered. */
  onError: (error: unknown) => void;
};

/** Answers a request for a page, from the cache where the page holds nothing of the visitor's own. */
export async function servePage(asked: PageRequest): Promise<Response> {
  const { request, status, headers, context, keys, version } = asked;
  const pages = keys.isShared ? sharedPages : cartPages;
  const kept = keys.page === null ? null : pages.get(keys.page);
  if (kept) void context.serverHandoffStream?.cancel();
  const page = kept ?? (await render(asked));
  if (keys.page === null || !keys.isShared) await compressQuickly(page, request);
  if (keys.page !== null && !kept && isCurrent(version)) {
    pages.set(keys.page, page);
    if (keys.isShared) publish(new URL(request.url).pathname, page, version);
  } else if (kept && keys.isShared) {
    publishAgain(new URL(request.url).pathname, kept, version);
  }
  setDocumentHeaders(headers, page.scriptHashes, isDesk(request));
  return keys.page === null
    ? documentResponse(page, request, { status, headers })
    : keptResponse(page, request, headers);
}

async function render(asked: PageRequest): Promise<DocumentBytes> {
  const { keys } = asked;
  const keptMain = keys.main === null ? null : mains.get(keys.main);
  const rendered = await renderDocument(asked, keptMain);
  const main = mainOf(rendered);
  if (keys.main !== null && main !== null && isCurrent(asked.version)) mains.set(keys.main, main);
  return toBytes(rendered);
}

/** Compresses the page well and writes its file, in the background. */
function publish(path: string, page: DocumentBytes, version: string): void {
  const compressed = compressDocument(page);
  void pageFiles?.add(path, compressed, version);
}

/** For a page whose file could not be written before, because the disk was full for example. */
function publishAgain(path: string, page: DocumentBytes, version: string): void {
  if (pageFiles?.isMissing(path)) publish(path, page, version);
}

/**
 * False for a page whose request arrived before midnight, or before a price was changed: what it shows
 * may be the earlier.
 */
function isCurrent(version: string): boolean {
  return version === pageVersion();
}

/** The desk alone has a service worker. */
function isDesk({ url }: Request): boolean {
  return /^\/desk(?:\/|$)/.test(new URL(url).pathname);
}

function setDocumentHeaders(
  headers: Headers,
  scriptHashes: readonly string[],
  hasWorker: boolean,
): void {
  const security = securityHeaders(scriptHashes, env.SITE_URL, hasWorker);
  for (const [name, value] of Object.entries(security)) headers.set(name, value);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie");
}
