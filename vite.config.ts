import mdx from "@mdx-js/rollup";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vitest/config";
import mdxConfig from "./mdx.config.js";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [
    mdx(mdxConfig),
    // Vitest transforms modules one by one; the Remix plugin is for builds and the dev server.
    ...(process.env.VITEST ? [] : [remix(remixConfig)]),
  ],
  // Data URLs would dodge the asset cache and need a looser Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
  server: { port: 3000 },
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    setupFiles: ["test/support/setup.ts"],
    css: false,
  },
});
