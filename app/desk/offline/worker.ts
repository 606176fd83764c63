/**
 * The desk's service worker, sent as /desk/sw.js for /desk alone. The server answers whenever it can;
 * where it does not, the cached page is shown. The worker never sends a change: the page does (desk-app.ts).
 */
import { CACHE, isDeskPage, keptName } from "./kept-pages.ts";

type WaitUntil = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WaitUntil & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith: (answer: Promise<Response>) => void;
};
type Page = { id: string; postMessage: (message: WorkerMessage) => void };
type PageMessage = WaitUntil & { source: Page | null };

/** What the worker uses of its global scope: the project's types are those of pages. */
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Page | undefined> };
  addEventListener(name: "install" | "activate", listen: (event: WaitUntil) => void): void;
  addEventListener(name: "fetch", listen: (event: FetchEvent) => void): void;
  addEventListener(name: "message", listen: (event: PageMessage) => void): void;
};

/** Whether a page, or its last request, was answered from what is kept. */
export type WorkerMessage = {
  isKept: boolean;
  /** The answer to a page that asks about itself. */
  isReply: boolean;
};

/** So long the server is waited for where a kept page could be shown. */
const PATIENCE_MS = 5_000;

/** Which pages were shown from what is kept. */
const keptPages = new Set<string>();
/** Rises when everything is wiped: what was asked for before is not kept afterwards. */
let wipes = 0;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const page = event.source;
  page?.postMessage({ isKept: keptPages.has(page.id), isReply: true });
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && /^\/desk\/(?:sign-out|language)$/.test(url.pathname)) {
    event.respondWith(withoutKept(request));
  }
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (url.pathname === "/__manifest") event.respondWith(routes(request));
  else if (/^\/desk\/sign-in(?:[/.]|$)/.test(url.pathname)) event.respondWith(signIn(request));
  else if (isDeskPage(url)) event.respondWith(page(event, url));
});

/** Their content never changes under a name. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

async function routes(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return orThrow(await caches.match("/__manifest"), error);
  }
}

/** Who is shown the sign-in page is signed out: nothing kept is shown any more. */
async function signIn(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await wipe();
  return answer;
}

/** After it nothing is right that is kept: another person, or another language. */
async function withoutKept(request: Request): Promise<Response> {
  const answer = await fetch(request);
  await wipe();
  return answer;
}

async function wipe(): Promise<void> {
  wipes += 1;
  await caches.delete(CACHE);
}

async function page(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const name = keptName(url);
  const kept = name === null ? undefined : await caches.match(name);
  const asked = ask(request, url, name);
  // Of a page that is being kept (keepDay).
  if (request.cache === "reload" && request.mode !== "navigate") return asked;
  // The page that follows a change says what was done: what is kept does not.
  const mayBeKept = kept && !url.searchParams.has("did");
  try {
    const answer = await (mayBeKept ? Promise.race([asked, patience()]) : asked);
    tell(event, false);
    return answer;
  } catch (error) {
    // The page itself has given the request up: that says nothing of the signal.
    if (request.signal.aborted) throw error;
    // An answer that is late is kept all the same.
    event.waitUntil(asked.catch(() => {}));
    tell(event, true);
    if (kept) return kept;
    return request.mode === "navigate" ? toToday(url) : orThrow(undefined, error);
  }
}

/** Asks the server, and keeps what is to be kept. */
async function ask(request: Request, url: URL, name: string | null): Promise<Response> {
  const before = wipes;
  const answer = await fetch(request);
  const isWhole = answer.status === 200 && !answer.redirected && !url.searchParams.has("_routes");
  if (name !== null && isWhole) {
    const copy = answer.clone();
    const cache = await caches.open(CACHE);
    if (before === wipes) await cache.put(name, copy);
  }
  return answer;
}

function patience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE_MS));
}

/** A page that is not kept leads to Today, which is; else words. */
async function toToday({ pathname, search }: URL): Promise<Response> {
  const isToday = pathname + search === "/desk";
  if (!isToday && (await caches.match("/desk"))) return Response.redirect("/desk", 302);
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return new Response(NO_SIGNAL, { status: 503, headers });
}

/** In both languages: what would say which is gone. */
const NO_SIGNAL =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  "<title>No signal</title><h1>No signal</h1><p>The desk isn't saved on this device now. " +
  'Open it again when there is signal.</p><div lang="es"><h2>Sin señal</h2><p>El escritorio no está guardado ' +
  "en este teléfono ahora. Ábralo otra vez cuando haya señal.</p></div>";

/** Not waited for: a page that is just being opened is told when it asks. */
function tell(event: FetchEvent, isKept: boolean): void {
  const id = event.resultingClientId || event.clientId;
  if (isKept) keptPages.add(id);
  else keptPages.delete(id);
  const told = self.clients.get(id).then((page) => page?.postMessage({ isKept, isReply: false }));
  if (!event.resultingClientId) event.waitUntil(told);
}

function orThrow(answer: Response | undefined, error: unknown): Response {
  if (answer) return answer;
  throw error;
}
