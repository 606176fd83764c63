import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { pageVersion, showShop } from "./document/page-version.ts";
import { pageFiles, servePage } from "./document/serve-page.server.ts";
import { isNeverKept } from "./domain/booking-path.ts";
import { env } from "./env.server.ts";
import { answerQueue, isQueued, wordsOf } from "./http/desk-queue.server.ts";
import { guardRequests } from "./http/guard.server.ts";
import { withoutSecrets } from "./http/private-pages.ts";
import { followRequests, requestLog, versionAtArrival } from "./http/request-context.server.ts";
import { logRequests } from "./http/request-log.server.ts";
import { startTiming } from "./http/server-timing.server.ts";
import { shopRevision, whenShopChanges } from "./services/shop.server.ts";
import { announceStart, startWorkers, tidyPhotos } from "./start.server.ts";
import { stopWithGrace } from "./stop.server.ts";

/** No loader defers its data, so nothing is streamed late. */
export const streamTimeout = 5_000;

showShop(shopRevision);
whenShopChanges(() => pageFiles?.renew());
announceStart();
tidyPhotos();
const stopWorkers = startWorkers();
// The development server has its own shutdown, and loads this file again after a change.
if (import.meta.env.PROD) {
  followRequests(pageVersion);
  guardRequests({ trustProxy: env.TRUST_PROXY, siteUrl: env.SITE_URL });
  logRequests();
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
  forbidKeeping(headers, request);
  const response = await servePage({
    request,
    status,
    headers,
    context,
    version: versionAtArrival(request) ?? pageVersion(),
    onError: (error) => requestLog(request).error({ err: error }, "Rendering failed"),
  });
  response.headers.set("Server-Timing", timing.rendered());
  return response;
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
