import { dyeOf } from "#app/lib/look/palette.ts";
import { shopColors } from "#app/prices/shop.server.ts";
import { business } from "#app/services.server.ts";

/** The manifest for phones that have the site on their home screen. */
export function loader() {
  const manifest = {
    name: `${business.name} ${business.area.city}`,
    short_name: business.name,
    description: "Junk removal priced in seconds, paid when the job is done.",
    lang: "en-US",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: dyeOf(shopColors())("#dfe8fb"),
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Get a price", url: "/selection" },
      { name: "Pick items", url: "/itemized" },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "Cache-Control": "public, max-age=3600",
      "Content-Type": "application/manifest+json",
    },
  });
}
