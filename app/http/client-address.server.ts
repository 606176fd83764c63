/**
 * The address a request came from: the last X-Forwarded-For hop, which the site's own proxy wrote.
 * Null where no proxy is trusted, for then nothing in the request is known to be true.
 */
export function clientAddress(request: Request, trustProxy: boolean): string | null {
  if (!trustProxy) return null;
  const hops = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  const last = hops.at(-1)?.trim();
  return last ? last.slice(0, 64) : null;
}
