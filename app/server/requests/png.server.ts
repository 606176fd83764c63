const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

/** A picture, or 404 for null. One whose address holds its version is cached as immutable. */
export async function pngResponse(
  picture: Promise<Uint8Array> | null,
  isVersioned: boolean,
): Promise<Response> {
  if (!picture) return new Response("Not Found", { status: 404 });
  return new Response(new Uint8Array(await picture), {
    headers: { "Cache-Control": isVersioned ? YEAR : DAY, "Content-Type": "image/png" },
  });
}
