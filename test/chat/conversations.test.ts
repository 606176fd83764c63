import { expect, test } from "vitest";
import { casesIn, files, fits } from "./cases.ts";
import { parse } from "./support.ts";

test.each(files)("%s", (file) => {
  const isRight = ({ turns, lists }: ReturnType<typeof casesIn>[number]) =>
    lists.some((list) => fits(parse(...turns).lines, list));
  const wrong = casesIn(file).filter((one) => !isRight(one));
  expect(wrong.map(({ line }) => line)).toEqual([]);
});
