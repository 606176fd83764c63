import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { photoOfFile } from "#app/jobs/photos/photo.ts";
import { env } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";

/**
 * A photo or its preview, kept by no cache, as its address is for few people alone.
 * @param file as the address names it
 * @param mayBeSeen whether who asks may see the photo of that name
 * @throws Response 404 where there is none that they may see
 */
export async function photoResponse(
  file: string | undefined,
  mayBeSeen: (name: string) => boolean,
): Promise<Response> {
  const name = photoOfFile(file ?? "");
  const bytes = file && name && mayBeSeen(name) ? await readPhoto(file) : null;
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

function readPhoto(file: string): Promise<Buffer | null> {
  return readFile(join(env.UPLOADS_PATH, file)).catch(() => null);
}
