/**
 * One of two servers that make the jobs of repeats: node … DATABASE_PATH. Each line that it reads is an instant;
 * it prints a line for each date, and "none" once nothing is left.
 */
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { makeNextRepeated } from "#app/desk/repeats/make-repeats.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { clientOf } from "#db/write-queue.server.ts";

const database = openDatabase(process.argv[2] ?? "");
database.$client.pragma("busy_timeout = 60000");
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const services = {
    client: clientOf(database),
    now: () => new Date(line),
    random: Math.random,
    drawToken: () => randomBytes(32).toString("hex"),
    findProduct: () => undefined,
    readTax: () => ({ mode: "unset", rate: 825 }) as const,
    readNumbers: () => null,
    onMessagesDue: () => {},
  };
  while (await makeNextRepeated(services)) console.log("made");
  console.log("none");
}
