/** The site with Remix's own streaming, for the benchmark. */
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "../../../remix.config.js";

const stock = fileURLToPath(new URL("serve-page.server.tsx", import.meta.url));

export default defineConfig({
  plugins: [
    {
      name: "stock-streaming",
      enforce: "pre",
      resolveId: (id) => (id.endsWith("/document/serve-page.server.ts") ? stock : null),
    },
    remix({ ...remixConfig, buildDirectory: "build/bench/stock" }),
  ],
  build: { assetsInlineLimit: 0 },
});
