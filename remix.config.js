/**
 * Remix's own options. `vite.config.ts` hands them to the Remix plugin.
 * Every v3 flag is on, so that the move to React Router 7 stays mechanical.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  // The second build, for the scripts in Spanish (scripts/build-spanish.mjs).
  buildDirectory: process.env.SITE_LANGUAGE === "es" ? "build/spanish" : "build",
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
