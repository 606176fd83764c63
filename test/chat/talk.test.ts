/** Talk beside a list: whatever a customer says of stairs, dogs, dates or helpers, the list stays as it is. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listOf } from "./support.ts";

/** Sentences that name nothing to haul, one a line. */
const TALK = readFileSync("test/chat/talk.txt", "utf8").trim().split("\n");

test.each([
  "2 mattresses, a queen bed, a dresser and 4 nightstands",
  "a tv, a tv stand and 6 chairs",
  "a file cabinet, a desk, 3 office chairs",
  "9 bags of trash, a couch and some tires",
  "a mirror, a piano, 40 boxes of books, a grill",
])("no talk before, behind or after '%s' changes the list", (said) => {
  const list = listOf(said);
  const changed = TALK.flatMap((talk) => {
    const sentence = /[.?!]$/.test(talk) ? talk : `${talk}.`;
    const conversations = [[said, talk], [`${said}. ${talk}`], [`${sentence} ${said}`]];
    return conversations.filter((turns) => listOf(...turns) !== list);
  });
  expect(changed).toEqual([]);
});
