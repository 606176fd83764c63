import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { servicePromises } from "#app/site/home/service-promises.ts";

/** Where such a word is read, never said. */
const READ_ONLY =
  /^(chat\/topic-patterns\.ts|chat\/parser\/words\/|prices\/business-facts\.ts|desk\/)/;

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
  const all = servicePromises(USUAL_NUMBERS, { city: "Houston" }).flat();
  expect(all).toHaveLength(12);
  expect(all.map(({ about }) => about)).toContain(`until ${CHANGE_UNTIL} the day before`);
});
