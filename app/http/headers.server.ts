/** Headers every document carries. Scripts run by nonce only; nothing is embedded or embeds us. */
export function securityHeaders(nonce: string, siteUrl: string): Record<string, string> {
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
