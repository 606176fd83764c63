/**
 * One of two servers that decide whom to ask for a review: node … DATABASE_PATH. Each line that it reads is an
 * instant.
 */
import { createInterface } from "node:readline";
import { decideOnReviews } from "#app/jobs/reviews/review-asks.server.ts";
import { openDatabase } from "#db/open.server.ts";

const database = openDatabase(process.argv[2] ?? "");
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  console.log(decideOnReviews(database, new Date(line)));
}
