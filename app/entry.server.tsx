import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import {
  type ActionFunctionArgs,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { env } from "./env.server.ts";
import { securityHeaders } from "./http/headers.server.ts";
import { NonceProvider } from "./http/nonce.ts";
import { announceStart, startNoticeWorker } from "./start.server.ts";

/** No loader defers, so that nothing is ever streamed late. */
export const streamTimeout = 5_000;

announceStart();
startNoticeWorker();

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
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
    { nonce, status, headers },
  );
}

/** One log line for what went wrong; a request the browser gave up on is nobody's fault. */
export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  console.error(`${request.method} ${new URL(request.url).pathname} failed`, error);
}

function renderWhole(
  page: JSX.Element,
  { nonce, status, headers }: { nonce: string; status: number; headers: Headers },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        console.error("Rendering failed", error);
      },
    });
  });
}
