import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vitest/config";
import remixConfig from "./remix.config.js";

export default defineConfig({
  // Vitest transforms modules one by one; the Remix plugin is for builds and the dev server.
  plugins: process.env.VITEST ? [] : [remix(remixConfig)],
  // Data URLs would dodge the asset cache and need a looser Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
  server: { port: 3000 },
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    setupFiles: ["test/support/setup.ts"],
    css: false,
  },
});
