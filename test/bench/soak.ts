/**
 * `npm run soak -- [minutes]`: mixed traffic at 50 requests a second on the built site (pages, chats,
 * bookings), then its errors, its latencies and how its memory went. Not part of `npm test`.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { ensureBuilt } from "../../scripts/setup.mjs";
import { readArguments } from "../../scripts/usage.mjs";
import { typedBooking } from "../support/typed-booking.ts";
import { startSite } from "./support/servers.ts";

const {
  positionals: [typedMinutes = "15"],
} = readArguments({
  usage:
    "npm run soak [-- MINUTES]\n\nSends mixed traffic to the built site: 15 minutes if none are said.",
  most: 1,
});

const REQUESTS_A_SECOND = 50;
const MEMORY_EVERY_MS = 10_000;
const PAGES = ["/", "/itemized", "/schedule", "/service-areas/katy", "/faq", "/load-size", "/blog"];

const minutes = Number(typedMinutes);

await ensureBuilt();
const { url, pid, stop } = await startSite({ LOG_LEVEL: "error" });
const memory: number[] = [];
const sampler = setInterval(() => memory.push(memoryOf(pid)), MEMORY_EVERY_MS);
const result = await autocannon({
  url,
  connections: 20,
  overallRate: REQUESTS_A_SECOND,
  duration: minutes * 60,
  requests: [...PAGES.map(page), chat(), page("/service-areas/houston"), booking()],
});
clearInterval(sampler);
await stop();
report();

function page(path: string): autocannon.Request {
  return { method: "GET", path, headers: { "accept-encoding": "gzip", cookie: "cart=sofa.1" } };
}

function chat(): autocannon.Request {
  const messages = [{ role: "user", content: "2 couches plus a queen mattress plus a treadmill" }];
  return {
    method: "POST",
    path: "/api/chat",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sessionId: "sess_soak", messages }),
  };
}

/** A booking with a key of its own: a new job and two emails. */
function booking(): autocannon.Request {
  return {
    method: "POST",
    path: "/schedule",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: "cart=load-half.1_refrigerator.1",
    },
    setupRequest: (request) => ({
      ...request,
      body: new URLSearchParams({
        ...typedBooking({ date: "2026-07-10" }),
        bookingKey: randomUUID(),
      }).toString(),
    }),
  };
}

/** Resident memory in MiB. */
function memoryOf(pid: number): number {
  const kibibytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Math.round(Number(kibibytes) / 1_024);
}

function report(): void {
  const { requests, latency, errors, timeouts, non2xx, statusCodeStats } = result;
  const third = Math.ceil(memory.length / 3);
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];
  console.table({
    requests: requests.total,
    errors: errors + timeouts,
    "answers by status": JSON.stringify(
      Object.fromEntries(
        Object.entries(statusCodeStats ?? {}).map(([code, { count }]) => [code, count]),
      ),
    ),
    "not 2xx (a booking is a 303)": non2xx,
    "latency p50, p99, max in ms": [latency.p50, latency.p99, latency.max].join(", "),
    "memory in MiB, medians of each third": [0, 1, 2]
      .map((part) => median(memory.slice(part * third, (part + 1) * third)))
      .join(", "),
  });
}
