import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import {
  type ActionFunctionArgs,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { env } from "./env.server.ts";
import { securityHeaders } from "./http/headers.server.ts";
import { NonceProvider } from "./http/nonce.ts";
import { followRequests } from "./http/request-context.server.ts";
import { logRequests } from "./http/request-log.server.ts";
import { startTiming } from "./http/server-timing.server.ts";
import { log } from "./log.server.ts";
import { announceStart, startNoticeWorker } from "./start.server.ts";
import { stopWithGrace } from "./stop.server.ts";

/** No loader defers, so that nothing is ever streamed late. */
export const streamTimeout = 5_000;

announceStart();
const stopWorker = startNoticeWorker();
// The development server stops by itself, and reads this file anew after a change.
if (import.meta.env.PROD) {
  followRequests({ trustProxy: env.TRUST_PROXY });
  logRequests();
  stopWithGrace(stopWorker);
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const timing = startTiming();
  const nonce = randomBytes(16).toString("base64");
  const { pathname } = new URL(request.url);
  for (const [name, value] of Object.entries(securityHeaders(nonce, env.SITE_URL, pathname))) {
    headers.set(name, value);
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return renderWhole(
    <NonceProvider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} />
    </NonceProvider>,
    { nonce, status, headers, timing },
  );
}

export function handleDataRequest(response: Response): Response {
  response.headers.set("Server-Timing", startTiming().loaded());
  return response;
}

/**
 * One log line for what went wrong on our side: not for an address that leads nowhere, nor for a
 * request the browser gave up on.
 */
export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  log.error({ method: request.method, path: pathname, err: error }, "A request failed");
}

type Answer = {
  nonce: string;
  status: number;
  headers: Headers;
  timing: ReturnType<typeof startTiming>;
};

function renderWhole(
  page: JSX.Element,
  { nonce, status, headers, timing }: Answer,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        headers.set("Server-Timing", timing.rendered());
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        log.error({ err: error }, "Rendering failed");
      },
    });
  });
}
