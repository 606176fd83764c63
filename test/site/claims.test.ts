import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";
import { words as en } from "#app/site/home/promise-words.en.ts";
import { words as es } from "#app/site/home/promise-words.es.ts";

/** Where such a word is read, never said. */
const READ_ONLY =
  /^(chat\/topic-patterns\.ts|chat\/parser\/words\/|prices\/(?:business-facts|fact-words\.en)\.ts|desk\/)/;

test("no text of the site claims what only the owner can fill in (rule 348)", () => {
  const claims = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|txt|svg)$/.test(path) && !READ_ONLY.test(path))
    .flatMap((path) => {
      const text = readFileSync(`app/${path}`, "utf8");
      const found = text.match(
        /\b(?:insured|licensed|bonded|certified|vetted|background.check\w*|family.owned|years of experience)\b/gi,
      );
      return found ? [`${path}: ${found.join(", ")}`] : [];
    })
    .filter((line) => !/"insured"|: insured(?:, insured)*$/.test(line));
  expect(claims).toEqual([]);
});

test("the promises are twelve, and name the hour until which a pickup is moved for free", () => {
  const [english, spanish] = [en, es].map(({ rows }) => rows("$1,000", 20, "Houston").flat());
  expect([english?.length, spanish?.length]).toEqual([12, 12]);
  expect(english?.map(([, about]) => about)).toContain(`until ${CHANGE_UNTIL} the day before`);
  expect(CHANGE_UNTIL).toBe("6 PM");
  expect(spanish?.map(([, about]) => about)).toContain("hasta las 6 p.m. del día anterior");
});
