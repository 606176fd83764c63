import { readFile } from "node:fs/promises";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { photoAlbum } from "#app/server/gallery/gallery.server.ts";

/** One of the owner's photos. Its name has a hash of its content, so it is cached as immutable. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { find } = await photoAlbum();
  const served = find(params.file ?? "");
  const bytes = served && (await readFile(served.path).catch(() => null));
  if (!served || !bytes) throw new Response("Not Found", { status: 404 });
  return new Response(bytes, {
    headers: {
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Length": String(bytes.byteLength),
      "Content-Type": served.type,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
