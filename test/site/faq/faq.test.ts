import { expect, test } from "vitest";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { frequentQuestions } from "#app/site/faq/faq.ts";

const NOT_TAKEN = ["Paint", "Tar, Sealers and Adhesives"];
const questions = frequentQuestions({ cityCount: 20, numbers: USUAL_NUMBERS, notTaken: NOT_TAKEN });
const answerOf = (id: string, all = questions) => all.find((one) => one.id === id)?.answer;

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

test("the answers quote the figures of the price rules", () => {
  expect(answerOf("price")).toMatch(/16-foot truck.*\$100.*\$1\.82 a point.*10 points.*\$1,000/);
  expect(answerOf("cities")).toMatch(/Houston and 19 nearby cities/);
  expect(answerOf("discount")).toMatch(/10%/);
  expect(answerOf("same-day")).toMatch(/"We're near you then".*"Earlier pickup".*two hours/);
});

test("the answer names refused things, and none where the owner takes everything", () => {
  expect(answerOf("not-taken")).toContain(": Paint; Tar, Sealers and Adhesives.");
  const without = answerOf(
    "not-taken",
    frequentQuestions({ cityCount: 20, numbers: USUAL_NUMBERS, notTaken: [] }),
  );
  expect(without).toMatch(/^We take almost anything\./);
});

test("photos in the chat are spoken of where the site takes them", () => {
  expect(answerOf("load-or-items")).not.toContain("photos");
  const taking = frequentQuestions({
    cityCount: 20,
    numbers: USUAL_NUMBERS,
    takesPhotos: true,
    notTaken: [],
  });
  expect(answerOf("load-or-items", taking)).toMatch(
    /up to 4 photos.*we keep none\. Once you.ve booked, you can add them/,
  );
});

test("a question that replaced another keeps the former anchor", () => {
  const anchors = questions.flatMap(({ id, formerId }) => [id, formerId ?? id]);
  expect(anchors).toEqual(expect.arrayContaining(["insured", "be-home"]));
});

test("who comes is told with what the owner has filled in, and no more", () => {
  expect(answerOf("be-home")).toMatch(/^A local crew comes, and they call ahead.*on the left\.$/);
  const facts = [{ name: "insurance", label: "Insurance", text: "General liability" }];
  const filled = frequentQuestions({ cityCount: 20, numbers: USUAL_NUMBERS, notTaken: [], facts });
  expect(answerOf("be-home", filled)).toMatch(/About us: Insurance: General liability\.$/);
});
