import { dyeOf } from "#app/lib/look/palette.ts";
import { shopColors } from "#app/prices/shop.server.ts";
import { business, picturesFolder } from "#app/services.server.ts";
import { manifestIcons } from "#app/site/look/manifest-icons.ts";

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
    icons: manifestIcons(picturesFolder()),
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
