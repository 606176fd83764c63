import type { EntryContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { houstonNow } from "#app/lib/dates.ts";
import { isDeskPath, isInSpanish, twinsOf, withoutLanguage } from "#app/lib/language.ts";
import { isPrivatePath } from "#app/lib/private-path.ts";
import { env, now } from "#app/server/env.server.ts";
import {
  compressDocument,
  compressQuickly,
  type DocumentBytes,
  documentResponse,
  keptResponse,
  toBytes,
} from "./document-response.server.ts";
import { offersSpanish } from "./language-offer.server.ts";
import { PageFiles } from "./page-files.server.ts";
import { renderDocument } from "./render.server.tsx";
import { securityHeaders } from "./security-headers.server.ts";

let shopRevision = () => "";

/** @param revision what changes with each price, tax and review; asked at each request, so cheap */
export function showShop(revision: () => string): void {
  shopRevision = revision;
}

/**
 * What a page shows besides its address, the cart and the discount: Houston's date, and the shop's
 * prices. A page that was made for one version is not shown in the next.
 */
export function pageVersion(): string {
  return `${houstonNow(now()).date} ${shopRevision()}`;
}

/** Each page of the site for first visits, and some hundred with a cart. */
const MAX_BYTES = 24_000_000;

/**
 * The pages in this process's memory, by version, path and cart: a new deploy starts a new process, and
 * those of an earlier day or price are not asked for and go first. The home page is sent 13 times as often
 * as one that is rendered for each request (docs/performance.md).
 */
const pages = new LRUCache<string, DocumentBytes>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/** Pages that the proxy sends from files; null where PAGES_PATH is not set. */
export const pageFiles = env.PAGES_PATH
  ? new PageFiles({ root: env.PAGES_PATH, port: env.PORT, version: pageVersion })
  : null;

/** A page names by it the language of its text where it has no twin in the other. */
const ONE_LANGUAGE = "Content-Language";

/** How a request's page is cached. */
export type PageKey = {
  /** Its path and cart; null where it may not be cached. */
  key: string | null;
  /** True for a visitor without a cart and a discount. */
  isShared: boolean;
};

/** Remix's result of a request for a page, before it is rendered. */
export type PageRequest = {
  request: Request;
  status: number;
  headers: Headers;
  context: EntryContext;
  kept: PageKey;
  /** The version of the pages when the request arrived. */
  version: string;
  /** Called with an error that occurs while the page is rendered. */
  onError: (error: unknown) => void;
};

/** Answers a request for a page, from the cache where the page holds nothing of the visitor's own. */
export async function servePage(asked: PageRequest): Promise<Response> {
  const { request, status, headers, context, version } = asked;
  const hasOffer = offersSpanish(request) && !headers.has(ONE_LANGUAGE);
  const key = asked.kept.key && asked.kept.key + (hasOffer ? " es" : "");
  const isShared = asked.kept.isShared && !hasOffer;
  const versionKey = `${version} ${key}`;
  const kept = key === null ? undefined : pages.get(versionKey);
  if (kept) void context.serverHandoffStream?.cancel();
  const page = kept ?? toBytes(await renderDocument({ ...asked, hasOffer }));
  setDocumentHeaders(headers, page.scriptHashes, request);
  if (status === 200) nameTwins(headers, request);
  if (key === null || !isShared) await compressQuickly(page, request);
  if (key === null) return documentResponse(page, request, { status, headers });
  if (!kept) pages.set(versionKey, page);
  if (isShared) publish(new URL(request.url).pathname, page, !kept, version);
  return keptResponse(page, request, headers);
}

/**
 * Compresses a new page well and writes its file, in the background; so it does with one whose file could
 * not be written before, because the disk was full for example.
 */
function publish(path: string, page: DocumentBytes, isNew: boolean, version: string): void {
  if (!isNew && !pageFiles?.isMissing(path)) return;
  const compressed = compressDocument(page);
  void pageFiles?.add(path, compressed, version);
}

/** The desk alone has a service worker. */
function isDesk({ url }: Request): boolean {
  return isDeskPath(new URL(url).pathname);
}

/** Where a card is paid; null where none is taken. */
function cardPage(): string | null {
  const { STRIPE_SECRET_KEY, STRIPE_BASE_URL = "https://checkout.stripe.com" } = env;
  return STRIPE_SECRET_KEY ? new URL(STRIPE_BASE_URL).origin : null;
}

/** The page whose form leads to Stripe's. */
function isPay({ url }: Request): boolean {
  return /^(?:\/es)?\/booking\/[^/]+\/pay\/?$/.test(new URL(url).pathname);
}

/** For search engines (rule 563): in the page they would weigh on the scripts, which make the same head. */
function twinLinks(pathname: string): string | null {
  const path = withoutLanguage(pathname);
  // A private page and a shared list are in no search engine, and a list's address may be longer than headers are.
  if (!isInSpanish(path) || isPrivatePath(path) || path.startsWith("/list/")) return null;
  return twinsOf(path)
    .map(([language, to]) => `<${env.SITE_URL}${to}>; rel="alternate"; hreflang="${language}"`)
    .join(", ");
}

function setDocumentHeaders(
  headers: Headers,
  scriptHashes: readonly string[],
  request: Request,
): void {
  const leadsTo = isPay(request) ? cardPage() : null;
  const security = securityHeaders(scriptHashes, env.SITE_URL, isDesk(request), leadsTo);
  for (const [name, value] of Object.entries(security)) headers.set(name, value);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie");
}

function nameTwins(headers: Headers, request: Request): void {
  const { pathname } = new URL(request.url);
  if (isInSpanish(pathname)) headers.append("Vary", "Accept-Language");
  const twins = headers.has(ONE_LANGUAGE) ? null : twinLinks(pathname);
  if (twins) headers.set("Link", twins);
}
