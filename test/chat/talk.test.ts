/** What a customer says beside a list, of stairs, dogs or dates, or beside a name, of its age or its place. */
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

/** What may be said of one thing, as "X". */
const SAID_OF_ONE = [
  "an old X",
  "my X",
  "a broken X",
  "a X that doesn't work",
  "a X (broken)",
  "a X in the garage",
  "a X upstairs",
  "a X from the 90s",
  "a 10 year old X",
  "a X my ex left here",
  "a X nobody wants",
  "a X the dog chewed up",
  "a X on the 3rd floor",
  "a X against the wall",
  "a X that weighs 200 lbs",
  "a X that was my mom's",
  "one X",
  "X x1",
  "X (1)",
  "some kind of X",
  "maybe a X",
  "a X lol",
  "a X i bought in 2015",
  "an ikea X",
  "a X on wheels",
];

test.each(["sofa", "piano", "dresser", "treadmill", "grill", "desk", "microwave"])(
  "whatever is said of one %s, it is one",
  (name) => {
    const list = listOf(`a lamp, a ${name} and 2 rugs`);
    const changed = SAID_OF_ONE.map((said) => `a lamp, ${said.replace("X", name)} and 2 rugs`);
    expect(changed.filter((turn) => listOf(turn) !== list)).toEqual([]);
  },
);
