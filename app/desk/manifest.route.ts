import { business } from "#app/services.server.ts";

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
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
