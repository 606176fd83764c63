/**
 * From the running, unopened site to the first booking of a second phone, by the install's last words and the pages
 * alone (rule 556). test/long/debian.test.ts has the same from the empty server on.
 */
import { expect, test } from "vitest";
import { startBuiltServer } from "#test/support/built-server.ts";
import { countTyped, liveFirstHour, MOST_WORDS, readLastWords } from "#test/support/first-hour.ts";
import { openShell } from "#test/support/shell.ts";

test("what the install says last leads a phone to the open site, and another one to a booking", async () => {
  const { run, at } = openShell();
  const { output } = run("install.sh", "make_setup_code; say_next junk.example");
  const server = await startBuiltServer({ NOW: "", RATE_LIMITS: "on" }, at("data"));
  const printed = output.replaceAll("https://junk.example", server.url);
  const counter = countTyped();
  expect(await liveFirstHour(readLastWords(printed), counter)).toMatch(/^JB-\d{6}$/);
  console.log(`${counter.words()} words typed\n${counter.lines().join("\n")}`);
  expect(counter.words()).toBeLessThanOrEqual(MOST_WORDS);
});
