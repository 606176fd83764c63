import { business } from "#app/services.server.ts";

/** The addresses that crawlers should leave out, and the address of the site map. */
export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /api",
    "Disallow: /cart",
    "Disallow: /confirmation",
    "Disallow: /chat",
    "",
    `Sitemap: ${business.siteUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Cache-Control": "public, max-age=3600",
      "Content-Type": "text/plain; charset=utf-8",
    },
  });
}
