/** The memory of the built server while customers send many large photos. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#test/support/built-server.ts";
import { bookPickup, sendPhotos } from "#test/support/photo-visit.ts";
import { detailedPhoto } from "#test/support/pictures.ts";

const MB = 1024 * 1024;
/** Sixteen photos as pixels are 770 MB. */
const LIMIT = 300 * MB;

test("memory stays bounded while two customers send eight photos of 10 MB each", async () => {
  // As the unit file sets it.
  const site = await startBuiltServer({ MALLOC_ARENA_MAX: "2" });
  const pages = [await bookPickup(site.url, site.folder), await bookPickup(site.url, site.folder)];
  const photo = await detailedPhoto();
  expect(photo.length).toBeGreaterThan(9 * MB);
  expect(photo.length).toBeLessThan(10 * MB);
  const before = peakMemory(site);
  const answers = await Promise.all(
    pages.map((page) => sendPhotos(site.url + page, new Array(8).fill(photo))),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(peakMemory(site) - before).toBeLessThan(LIMIT);
  const uploads = readdirSync(join(site.folder, "uploads"));
  expect(uploads.filter((name) => name.endsWith(".jpg"))).toHaveLength(32);
  expect(uploads).toHaveLength(32);
});

/** The most memory that the server has had so far, in bytes. */
function peakMemory({ pid }: BuiltServer): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
}
