import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = 3210;
// Made once and handed to the workers, which read this file again.
process.env.BROWSER_TEST_DATA ??= mkdtempSync(join(tmpdir(), "junk-buddy-browser-"));
const data = process.env.BROWSER_TEST_DATA;

/** Journeys through the built site, in a real Chromium, each with JavaScript on and off. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [
    ["list"],
    ...(process.env.BROWSER_RESULTS
      ? [["json", { outputFile: join("../..", process.env.BROWSER_RESULTS) }] as const]
      : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      // No sandbox inside containers; no calls home from a machine that may have no network.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    { name: "without JavaScript", use: { javaScriptEnabled: false }, grepInvert: /@script/ },
  ],
  webServer: {
    command: "node scripts/start.mjs",
    cwd: "../..",
    url: `http://localhost:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      DATABASE_PATH: join(data, "junkbuddy.db"),
      MAIL_OUTBOX: join(data, "outbox"),
      RATE_LIMITS: "off",
      ALLOW_NOW: "1",
      // A Thursday morning in Houston: every window is still ahead.
      NOW: "2026-07-09T11:00:00Z",
    },
    stdout: "ignore",
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
