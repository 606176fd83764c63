import { business, picturesFolder } from "#app/services.server.ts";
import { manifestIcons } from "#app/site/look/manifest-icons.ts";

/** The manifest of the desk as an app of its own on a phone's home screen. */
export function loader() {
  const manifest = {
    name: `${business.name} desk`,
    short_name: "Desk",
    lang: "en-US",
    id: "/desk",
    start_url: "/desk",
    scope: "/desk",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#f4f2ee",
    icons: manifestIcons(picturesFolder()),
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
