import { STREET_MAP_ORIGIN } from "#app/lib/street-map.ts";

/** The directive that a page also carries in its head (server/document/render.server.tsx). */
export function scriptPolicy(scriptHashes: readonly string[]): string {
  return ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ");
}

/**
 * Headers every document carries. Inline scripts run by their hashes only; no site may frame this
 * one, and this one frames nothing but a city's street map.
 *
 * @param scriptHashes of the page's inline scripts, such as "sha256-…"
 * @param hasWorker whether the page may have a service worker, as the desk's have
 * @param formLeadsTo the site to which the answer of the page's form may lead; browsers hold redirects to it
 */
export function securityHeaders(
  scriptHashes: readonly string[],
  siteUrl: string,
  hasWorker = false,
  formLeadsTo: string | null = null,
): Record<string, string> {
  const isHttps = siteUrl.startsWith("https:");
  // The development server talks to the page over a web socket.
  const connect = import.meta.env?.DEV ? "'self' ws:" : "'self'";
  const policy = [
    "default-src 'self'",
    "base-uri 'none'",
    `connect-src ${connect}`,
    "font-src 'self'",
    ["form-action 'self'", formLeadsTo].filter(Boolean).join(" "),
    "frame-ancestors 'none'",
    // On every page: a document keeps its policy from page to page, and a visitor may come to a city
    // from any of them.
    `frame-src ${STREET_MAP_ORIGIN}`,
    "img-src 'self' data:",
    "object-src 'none'",
    scriptPolicy(scriptHashes),
    // Style attributes carry the truck's fill; no style element is inline.
    "style-src 'self' 'unsafe-inline'",
    `worker-src ${hasWorker ? "'self'" : "'none'"}`,
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    ...(isHttps && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}
