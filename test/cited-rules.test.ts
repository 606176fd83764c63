/** Checks that the rules of the business which comments, documents and tests cite are in docs/rules.md. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("every rule of the business that is cited is in docs/rules.md", () => {
  const rules = new Set(numbersIn(readFileSync("docs/rules.md", "utf8"), /^(\d+)\. /gm));
  const cited = citingFiles().flatMap((path) =>
    rulesCitedIn(readFileSync(path, "utf8")).map((rule) => ({ path, rule })),
  );
  expect(cited.length).toBeGreaterThan(150);
  expect(cited.filter(({ rule }) => !rules.has(rule))).toEqual([]);
  expect(rulesCitedIn("rules 7, 9 to 11 and\n * 40; Rule 3.356")).toEqual([7, 9, 10, 11, 40]);
});

function citingFiles(): string[] {
  const within = ["app", "db", "scripts", "test", "docs"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, `${name}`)),
  );
  return ["README.md", ...within].filter(
    (path) => /\.(?:[cm]?[jt]sx?|css|md|sh)$/.test(path) && path !== "test/cited-rules.test.ts",
  );
}

/** The numbers behind "rule" or "rules", a range as each number in it; a citation may span lines of a comment. */
function rulesCitedIn(text: string): number[] {
  const onOneLine = text.replace(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, " ");
  const lists = onOneLine.match(/\brules? \d+(?!\.\d)(?:(?:,| to| and| or) \d+)*/gi) ?? [];
  return lists.flatMap((list) =>
    [...list.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, first, last = first]) => {
      const from = Number(first);
      return Array.from({ length: Number(last) - from + 1 }, (_, at) => from + at);
    }),
  );
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(([, number]) => Number(number));
}
