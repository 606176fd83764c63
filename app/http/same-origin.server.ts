/**
 * True unless the browser says that another site sent the request. A client that sends neither header is not
 * a current browser, so the request carries no visitor's cookies.
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

/** The host that was asked for; a proxy that changes Host names it in X-Forwarded-Host, which is removed unless a proxy is trusted. */
function hostOf(headers: Pick<Headers, "get">): string | null {
  return headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? headers.get("host");
}
