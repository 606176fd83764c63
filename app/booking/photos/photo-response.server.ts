import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";

/**
 * A customer's photo, kept by no cache, as its address is for one person alone.
 * @throws Response 404 for null
 */
export function photoResponse(bytes: Buffer | null): Response {
  if (!bytes) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Disposition": "inline",
      "Content-Length": String(bytes.byteLength),
      "Content-Type": "image/jpeg",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
