import { createHash } from "node:crypto";
import fresh from "fresh";
import {
  acceptedCodings,
  type Bytes,
  CODINGS,
  type Coding,
  compress,
} from "./compression.server.ts";
import type { RenderedDocument } from "./render.server.tsx";

/** A page as it is sent. */
export type DocumentBytes = {
  scriptHashes: readonly string[];
  /** A hash of the content. */
  version: string;
  bytes: Bytes;
  /** Empty until compression has finished. */
  compressed: Partial<Record<Coding, Bytes>>;
};

export function toBytes({ html, scriptHashes }: RenderedDocument): DocumentBytes {
  const bytes = new TextEncoder().encode(html);
  const version = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { scriptHashes, version, bytes, compressed: {} };
}

/** Compresses the page in the background; each encoding is used once it is ready. @returns the page with all of them */
export async function compressDocument(page: DocumentBytes): Promise<DocumentBytes> {
  const { bytes, compressed } = page;
  await Promise.all(
    CODINGS.map(async (coding) => {
      compressed[coding] = await compress(bytes, coding, "best");
    }),
  );
  return page;
}

/** Compresses the page, quickly, in the encoding that a request accepts. */
export async function compressQuickly(
  { bytes, compressed }: DocumentBytes,
  request: Request,
): Promise<void> {
  const [coding] = acceptedCodings(request);
  if (coding) compressed[coding] ??= await compress(bytes, coding, "quick");
}

/** The answer to a request for a cached page: 304 where the browser has this version. */
export function keptResponse(page: DocumentBytes, request: Request, headers: Headers): Response {
  const coding = readyCoding(page, request);
  const etag = `"${page.version}${coding ? `-${coding}` : ""}"`;
  headers.set("ETag", etag);
  // The browser revalidates each time: the visitor may have filled a cart since.
  headers.set("Cache-Control", "no-cache");
  if (fresh(Object.fromEntries(request.headers), { etag }))
    return new Response(null, { status: 304, headers });
  return documentResponse(page, request, { status: 200, headers });
}

/** The answer to a request for any page. */
export function documentResponse(
  page: DocumentBytes,
  request: Request,
  { status, headers }: { status: number; headers: Headers },
): Response {
  const coding = readyCoding(page, request);
  const body = (coding && page.compressed[coding]) ?? page.bytes;
  if (coding) headers.set("Content-Encoding", coding);
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status, headers });
}

function readyCoding({ compressed }: DocumentBytes, request: Request): Coding | undefined {
  return acceptedCodings(request).find((coding) => compressed[coding]);
}
