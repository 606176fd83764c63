/** Remix's own template of entry.server: it renders and streams every page anew. */
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import type { PageRequest } from "#app/server/document/serve-page.server.ts";

/** This entry writes no page files and keeps no page. */
export const pageFiles = null;
export const pageVersion = () => "";
export const showShop = () => {};

export function servePage({ request, status, headers, context }: PageRequest): Promise<Response> {
  headers.set("Content-Type", "text/html");
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}
