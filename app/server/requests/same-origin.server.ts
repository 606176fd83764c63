/**
 * True unless the browser's headers name another site. A client that sends neither header is not a
 * current browser, so the request carries no visitor's cookies.
 * @param url with the scheme that the browser used and the requested host
 */
export function isSameOrigin({ headers, url }: Asked): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (origin === null) return true;
  const { protocol, host } = new URL(url);
  const own = `${protocol}//${hostOf(headers) ?? host}`;
  return (
    URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin
  );
}

type Asked = { headers: Pick<Headers, "get">; url: string };

/**
 * The requested host; a proxy that changes Host names it in X-Forwarded-Host, which is removed
 * unless a proxy is trusted.
 */
function hostOf(headers: Pick<Headers, "get">): string | null {
  return headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? headers.get("host");
}
