/**
 * True unless the browser says that another site sent the request. What sends neither header is no
 * browser of today, so nobody's cookies ride on it.
 */
export function isSameOrigin({ headers, url }: Asked): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (origin === null) return true;
  return (
    URL.canParse(origin) && new URL(origin).host === (hostOf(headers) ?? (url && new URL(url).host))
  );
}

/** A request, or what Node knows of one before it has a whole URL. */
type Asked = { headers: Pick<Headers, "get">; url?: string };

/** The host that was asked for; a proxy that changes Host says so (never believed from elsewhere). */
function hostOf(headers: Pick<Headers, "get">): string | null {
  return headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? headers.get("host");
}
