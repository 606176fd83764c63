/**
 * True unless the browser says that another site sent the request. Resource routes need it: Remix
 * checks page actions itself. What sends neither header is no browser, so nobody's cookies ride on it.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === requestHost(request);
}

function requestHost(request: Request): string | null {
  return request.headers.get("host") ?? new URL(request.url).host;
}
