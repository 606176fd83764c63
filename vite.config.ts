/// <reference types="vitest/config" />
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixConfig from "./remix.config.js";

/**
 * Rollup walks the routes by their paths, and joins styles in the order in which it meets them: each
 * route begins with the root's, which declare the order of the cascade layers.
 */
const rootStylesFirst: Plugin = {
  name: "root-styles-first",
  enforce: "pre",
  transform: (code, id) =>
    /\.route\.tsx$/.test(id) ? { code: `import "#app/root.css";${code}`, map: null } : null,
};

/** Pages whose script lends the form that is in it to other pages: they load it instead of a copy. */
const LENDING = ["/booking/schedule/schedule.route.tsx", "/booking/photos/photos.route.tsx"];
const lendingScripts: Plugin = {
  name: "lending-scripts",
  apply: (_, { command, isSsrBuild = false }) => command === "build" && !isSsrBuild,
  buildStart() {
    for (const page of LENDING) {
      const route = fileURLToPath(new URL(`app${page}`, import.meta.url));
      const id = `${route}?__remix-build-client-route`;
      this.emitFile({ type: "chunk", id, preserveSignature: "allow-extension" });
    }
  },
};

const LANGUAGE = process.env.SITE_LANGUAGE ?? "en";

/** A browser's build has the words of one language: `words.es.ts` in place of `words.ts`, which joins both. */
const oneLanguage: Plugin = {
  name: "one-language",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (options.ssr || !source.endsWith("words.ts")) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const own = ["ts", "tsx"].map((ending) => found?.id.replace(/\.ts$/, `.${LANGUAGE}.${ending}`));
    const id = own.find((file) => file && existsSync(file));
    // With the side effects that it has, none: what of it no page reads is left out.
    return found && id ? { ...found, id } : found;
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    // Vitest transforms modules one by one; the Remix plugin is for builds and the dev server.
    ...(process.env.VITEST
      ? []
      : [rootStylesFirst, remix(remixConfig), lendingScripts, oneLanguage]),
  ],
  define: {
    "import.meta.env.LANGUAGE":
      isSsrBuild || process.env.VITEST ? "undefined" : JSON.stringify(LANGUAGE),
  },
  build: {
    // Data URLs would dodge the asset cache and need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    // All that the cards of /itemized import is on the page.
    modulePreload: {
      resolveDependencies: (file, others) => (/CatalogueSections/.test(file) ? [] : others),
    },
    ...(!isSsrBuild && {
      rollupOptions: {
        output: {
          manualChunks: sharedChunk,
          // Each page names its scripts several times.
          entryFileNames: ({ name }) => `assets/${name.replace(".route", "")}-[hash].js`,
        },
      },
    }),
  },
  server: { port: 3000 },
  test: {
    setupFiles: ["test/support/setup.ts"],
    // Shared machines are slow at times; a test that hangs is still found.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // In CI a failed test is tried once more: whole servers start and stop there beside unknown work.
    retry: process.env.CI ? 1 : 0,
    css: false,
    // Beside the browsers' journeys; most tests of the server wait.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "modules",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/built/**", "test/long/**"],
          globalSetup: ["test/support/migrated.ts"],
          // Importing the modules anew for each file costs more processor time than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        // The built site in a process of its own, over HTTP.
        test: {
          name: "built",
          include: ["test/built/**/*.test.ts"],
          setupFiles: ["test/support/stop-shared-servers.ts"],
          isolate: false,
          globalSetup: ["test/support/build.ts", "test/support/migrated.ts"],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Rehearsals that take minutes: `npm run test:long`.
        test: {
          name: "long",
          include: ["test/long/**/*.test.ts"],
          setupFiles: ["test/support/stop-shared-servers.ts"],
          globalSetup: ["test/support/build.ts", "test/support/migrated.ts"],
          testTimeout: 600_000,
        },
      },
    ],
  },
}));

const HOME = /\/home\.route\.tsx/;
/** Where most visits begin. */
const LANDING = /\/(?:home|city)\.route\.tsx/;
/** The steps of an order. */
const ORDER = /\/(?:selection|load-size|itemized|schedule)\.route\.tsx/;
/** Those where a cart is filled. */
const CART = /\/(?:load-size|itemized|estimate)\.route\.tsx/;
/** Pages with few visits: what they have in common with others stays in the others' scripts, which they load too. */
const BORROWING = /\/booking\/(?:quote|invoice)\/.*\.route\.tsx/;
/** Pages to read: they have no form. */
const READING = /\/(?:city|service-areas|blog|post)\.route\.tsx/;

/**
 * One script and one stylesheet for what the home page or a city's shares with the steps of an order,
 * one of each for what other pages share, one for what is a page's own: many small files cost a phone
 * more than the few bytes a page could do without. Scripts of their own are: what the home page shares
 * with no step of an order, 2 KB that the order's pages do without; what pages to read share, so that a
 * city's page does without the 2.5 KB of the order's; the cart's lines with their buttons, 1 KB that the
 * booking form does without; and React, which is run by itself (SharedScripts.tsx) and stays cached when
 * the site changes. Styles of several pages have a file of their own: in one with scripts, a page that
 * needs the styles would load the scripts too.
 */
function sharedChunk(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  // With the helpers that its CommonJS needs: shared, they would be in the site's chunk.
  if (/commonjsHelpers|\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return "react";
  if (/\/app\/(?:root|entry\.client)\.tsx/.test(id)) return "site";
  // A line each: where the pages that share them would put them, others would load a script for a line.
  if (id.endsWith("/lib/article.ts")) return "site";
  if (id.endsWith("/use-windows.ts")) return "pages";
  // What the list of /itemized has in common with the code of its cards, which is loaded later.
  if (/\/card-(?:counts|words\.e[ns])\.ts$/.test(id)) return "cart";
  // Used by the cities and by the posts themselves, which are no routes to `climb`.
  if (id.endsWith("/Fold.tsx")) return "reading";
  // With what it says it by: apart, all pages of a booking would load a script more.
  if (id.endsWith("/schedule/words.ts")) return "booking-schedule";
  // With the words of times that the desk shares with one page of a booking: apart, each would wait for the other.
  if (id.endsWith("/houston-clock.ts")) return "desk-earlier";
  const pages = new Set<string>();
  const seen = new Set<string>();
  let isBorrowed = false;
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    if (BORROWING.test(at)) isBorrowed = true;
    else if (/\.route\.tsx?/.test(at)) pages.add(at.replace(/\?.*/, ""));
    else for (const importer of getModuleInfo(at)?.importers ?? []) climb(importer);
  };
  climb(id);
  const isLending = (path: string) => LENDING.some((route) => path.includes(route));
  const [page = ""] = pages;
  if (pages.size === 1 && isLending(page) && (isBorrowed || isLending(id))) {
    return basename(page, ".route.tsx");
  }
  // Beside posts, only what is left to the server reads them.
  if (/\/prices\/load-(?:size|words(?:\.e[ns])?)\.ts$/.test(id)) return "post";
  // What /itemized loads for a search alone is in no script of its page.
  if (/\/(?:catalog-search|NotTaken|not-taken-words\.e[ns])\.tsx?$/.test(id)) {
    for (const page of pages) if (page.endsWith("/itemized.route.tsx")) pages.delete(page);
  }
  if (pages.size > 1) {
    const isIn = (page: RegExp) => [...seen].some((at) => page.test(at));
    if (isIn(/\/app\/root\.tsx/) || (isIn(LANDING) && isIn(ORDER))) return "site";
    if (isIn(HOME)) return id.endsWith(".css") ? "site" : "home-shared";
    if (!id.endsWith(".css") && [...pages].every((page) => CART.test(page))) return "cart";
    if (!id.endsWith(".css") && [...pages].every((page) => READING.test(page))) return "reading";
    return scriptOfFolder([...pages]) ?? (id.endsWith(".css") ? "pages-styles" : "pages");
  }
  // A post is a route inside a route: what both use would be files of their own.
  return /\/blog\/(?:post\.route|post-words|PostDates|Sections|figures|products)/.test(id)
    ? "post"
    : undefined;
}

/**
 * The pages of the desk share a script, as those of a customer's booking do, and another one with a single
 * page outside of theirs that has a part in common: no other page loads either. A customer's page loads
 * nothing of the desk but what it has in common with it.
 */
function scriptOfFolder(pages: string[]): string | undefined {
  const folderOf = (page: string) =>
    /\/app\/(desk|booking)\/(?!schedule\/|confirmation\/)/.exec(page)?.[1];
  const nameOf = (page: string) => basename(page, ".route.tsx");
  const customers = pages.filter((page) => folderOf(page) !== "desk");
  if (customers.length === 0) return "desk";
  if (customers.length === 1) return `desk-${customers.map(nameOf)}`;
  const folder = customers.map(folderOf).find((name) => name !== undefined);
  const others = customers.filter((page) => folderOf(page) !== folder);
  if (!folder || others.length > 1) return undefined;
  return [folder, ...others.map(nameOf)].join("-");
}
