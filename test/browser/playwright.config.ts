import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { Language } from "#app/lib/language.ts";
import { MORNING, siteSettings } from "../support/site-settings.ts";

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3210);
// Created once and passed on to the workers, which load this file again.
process.env.BROWSER_TEST_DATA ??= mkdtempSync(join(tmpdir(), "junk-buddy-browser-"));
const data = process.env.BROWSER_TEST_DATA;

/** The journeys of customers that know no language but that of their run. */
const IN_BOTH = new RegExp(
  "/(?:booking|booking-photos|cards|cart|change-booking|chat|chat-button|chat-photos|focus|itemized|" +
    "list|schedule|schedule-hours|your-booking)\\.spec\\.ts$",
);

/** Whether only the journeys run that `npm test` leaves to `npm run test:long`. */
const isLong = process.env.JOURNEYS === "long";

/**
 * Journeys through the built site in a real Chromium, each with JavaScript on and off. Tests tagged
 * @script or @noscript run in one of the two; tests tagged @once open no page at all. Those tagged
 * @long, and the runs without JavaScript of those tagged @plain-long, are left to
 * `npm run test:long`. `npm test` keeps one journey for each task and what only a browser shows: a
 * journey costs seconds of a processor, and a test of a route milliseconds.
 *
 * The journeys IN_BOTH run in Spanish too: their words are those of the site's own modules. `npm test` walks in
 * Spanish what is tagged @es, `npm run test:long` all but what is tagged @en.
 */
export default defineConfig<object, { language: Language }>({
  testDir: ".",
  outputDir: "../../test-results/browser",
  fullyParallel: true,
  workers: 2,
  // Shared machines are slow at times; a page that hangs is still found.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ...(process.env.BROWSER_RESULTS
      ? [["json", { outputFile: join("../..", process.env.BROWSER_RESULTS) }] as const]
      : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Nothing waits for a movement to end; press-and-leave.spec.ts lets pages cross-fade.
    contextOptions: { reducedMotion: "reduce" },
    // Tracing slows every test down; `--trace on` records a test for inspection.
    trace: "off",
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      // No sandbox, which containers lack, and no requests of the browser's own, as there may be no
      // network.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Requests to other machines fail as if the host did not exist.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [
    {
      name: "with JavaScript",
      use: { javaScriptEnabled: true, language: "en" },
      grep: isLong ? /@long/ : /./,
      grepInvert: isLong ? /@noscript/ : /@noscript|@long/,
    },
    {
      name: "without JavaScript",
      use: { javaScriptEnabled: false, language: "en" },
      grep: isLong ? /@(?:plain-)?long/ : /./,
      grepInvert: isLong ? /@script|@once/ : /@script|@once|@(?:plain-)?long/,
    },
    {
      name: "in Spanish with JavaScript",
      testMatch: IN_BOTH,
      use: { javaScriptEnabled: true, language: "es" },
      grep: isLong ? /./ : /@es/,
      grepInvert: isLong ? /@noscript|@en/ : /@noscript/,
    },
    {
      name: "in Spanish without JavaScript",
      testMatch: IN_BOTH,
      use: { javaScriptEnabled: false, language: "es" },
      grep: isLong ? /./ : /@es/,
      grepInvert: isLong ? /@script|@once|@en/ : /./,
    },
  ],
  webServer: {
    command: "node scripts/start.mjs",
    cwd: "../..",
    url: `http://localhost:${PORT}/healthz`,
    env: siteSettings({ port: PORT, folder: data, now: MORNING }),
    stdout: "ignore",
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
