import { business } from "#app/services/app.server.ts";

/** What a crawler has no business with, and where the site map is. */
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
