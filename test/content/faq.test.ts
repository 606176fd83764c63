import { expect, test } from "vitest";
import { frequentQuestions } from "#app/content/faq.ts";

const questions = frequentQuestions(20);

test("there are ten questions, each with an anchor of its own and an answer", () => {
  expect(questions).toHaveLength(10);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(10);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(10);
  for (const { id, question, answer } of questions) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(question).toMatch(/\?$/);
    expect(answer.length).toBeGreaterThan(40);
  }
});

test("the figures are those of the rules", () => {
  const answer = (id: string) => questions.find((question) => question.id === id)?.answer;
  expect(answer("price")).toMatch(/16-foot truck.*\$100.*\$1\.82 a point.*10 points.*\$1,000/);
  expect(answer("cities")).toMatch(/Houston and 19 nearby cities/);
  expect(answer("discount")).toMatch(/10%/);
});
