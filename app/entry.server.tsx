import { assets } from "virtual:remix/server-build";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { pageKey } from "./cart/page-key.server.ts";
import { keepAnswer, keptAnswer } from "./desk/kept-answers.server.ts";
import { answerQueue, isQueued, wordsOf } from "./desk/offline/desk-queue.server.ts";
import { type Language, requestLanguage } from "./lib/language.ts";
import { isNeverKept } from "./lib/private-path.ts";
import { shopColors, shopRevision, whenShopChanges } from "./prices/shop.server.ts";
import { dressManifest, showColors, showIcons } from "./server/document/dress.server.ts";
import {
  pageFiles,
  pageVersion,
  servePage,
  showShop,
} from "./server/document/serve-page.server.ts";
import { spanishAssets } from "./server/document/spanish-assets.server.ts";
import { env } from "./server/env.server.ts";
import { guardRequests } from "./server/requests/guard.server.ts";
import { withoutSecrets } from "./server/requests/private-pages.ts";
import {
  followRequests,
  onRequestStart,
  requestLog,
  startTiming,
  versionAtArrival,
} from "./server/requests/request-context.server.ts";
import { logRequests } from "./server/requests/request-log.server.ts";
import { isClosed } from "./server/set-up.server.ts";
import { stopWithGrace } from "./server/stop.server.ts";
import { picturesFolder } from "./services.server.ts";
import { deskCookies } from "./site-checks.server.ts";
import { announceStart, startWorkers, tidyPhotos } from "./start.server.ts";

/** No loader defers its data, so nothing is streamed late. */
export const streamTimeout = 5_000;

showShop(shopRevision);
showColors(shopColors);
showIcons(picturesFolder);
whenShopChanges(() => pageFiles?.renew());
announceStart();
tidyPhotos();
const stopWorkers = startWorkers();
// The development server has its own shutdown, and loads this file again after a change.
if (import.meta.env.PROD) {
  followRequests(pageVersion);
  guardRequests({
    ...{ trustProxy: env.TRUST_PROXY, siteUrl: env.SITE_URL, isClosed },
    spanishVersion: () => spanishAssets(assets).version,
  });
  logRequests();
  onRequestStart(() => {
    dressManifest(assets);
    dressManifest(spanishAssets(assets));
  });
  stopWithGrace(async () => {
    pageFiles?.close();
    await stopWorkers();
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (isQueued(request)) {
    const { actionData } = context.staticHandlerContext;
    return answerQueue(status, wordsOf(Object.values(actionData ?? {})[0]));
  }
  const timing = startTiming(request);
  const shown = await keptAnswer(request, deskCookies.readSession);
  if (shown) {
    void context.serverHandoffStream?.cancel();
    return shown;
  }
  forbidKeeping(headers, request);
  const response = await servePage({
    request,
    status,
    headers,
    context: scriptsIn(requestLanguage(request), context),
    kept: pageKey(request, status, headers, context),
    version: versionAtArrival(request) ?? pageVersion(),
    onError: (error) => requestLog(request).error({ err: error }, "Rendering failed"),
  });
  response.headers.set("Server-Timing", timing.rendered());
  return keepAnswer(request, response, deskCookies.readSession);
}

/** At the desk the address doesn't say the language of the scripts (rule 588). */
function scriptsIn(language: Language, context: EntryContext): EntryContext {
  return language === "es" ? { ...context, manifest: spanishAssets(assets) } : context;
}

export function handleDataRequest(
  response: Response,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): Response {
  response.headers.set("Server-Timing", startTiming(request).loaded());
  response.headers.set("X-Content-Type-Options", "nosniff");
  // The answer depends on the cart.
  response.headers.append("Vary", "Cookie");
  forbidKeeping(response.headers, request);
  return response;
}

function forbidKeeping(headers: Headers, { url }: Request): void {
  if (isNeverKept(new URL(url).pathname)) headers.set("Cache-Control", "private, no-store");
}

/**
 * Logs server errors: not an unknown address, nor a request that the client aborted.
 */
export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  requestLog(request).error(
    { method: request.method, path: withoutSecrets(pathname), err: error },
    "A request failed",
  );
}
