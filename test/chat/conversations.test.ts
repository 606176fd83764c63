import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fits, type Wanted } from "./cases.ts";
import { parse } from "./support.ts";

/**
 * Conversations by kind, one a line: turns joined by " || ", then "=>" and the list that must stand
 * ("sofa 2, lamp *"; ";;" parts lists that are right as well, "*" is any count).
 */
const folder = "test/chat/conversations";
const files = readdirSync(folder).filter((name) => name.endsWith(".txt"));

describe.each(files)("%s", (file) => {
  const lines = readFileSync(`${folder}/${file}`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

  it.each(lines)("%s", (line) => {
    const [talk = "", wanted = ""] = line.split(" =>");
    const turns = talk.split(" || ").map((turn) => turn.replaceAll("\\n", "\n"));
    const got = new Map(parse(...turns).lines.map(({ id, quantity }) => [id, quantity]));
    const right = wanted.split(";;").some((list) => fits(got, wantedLines(list)));
    expect(right, `got ${JSON.stringify([...got])}`).toBe(true);
  });
});

function wantedLines(list: string): Wanted[] {
  return list
    .split(",")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [id = "", quantity] = line.split(" ");
      return { ids: [id], quantity: quantity === "*" ? null : Number(quantity) };
    });
}
