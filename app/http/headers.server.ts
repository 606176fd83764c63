import { STREET_MAP_ORIGIN } from "#app/domain/city.ts";

/** The pages whose visitors may ask for a street map. */
const CITY_PATH = /^\/service-areas\/[^/]+\/?$/;

/**
 * Headers every document carries. Scripts run by nonce only; nothing embeds us, and we embed nothing
 * but a city's street map.
 */
export function securityHeaders(
  nonce: string,
  siteUrl: string,
  pathname = "/",
): Record<string, string> {
  const isHttps = siteUrl.startsWith("https:");
  // The development server talks to the page over a web socket.
  const connect = import.meta.env?.DEV ? "'self' ws:" : "'self'";
  const policy = [
    "default-src 'self'",
    "base-uri 'none'",
    `connect-src ${connect}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src ${CITY_PATH.test(pathname) ? STREET_MAP_ORIGIN : "'none'"}`,
    "img-src 'self' data:",
    "object-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Style attributes carry the truck's fill; no style element is inline.
    "style-src 'self' 'unsafe-inline'",
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
