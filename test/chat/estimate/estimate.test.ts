import { expect, test } from "vitest";
import { formatChoice } from "#app/chat/chat-answer.ts";
import type { EstimateAnswer } from "#app/chat/estimate/estimate.ts";
import { openSite } from "#test/support/site.ts";

/** The address of the estimate for a text. */
const pathFor = (items: string, answer?: string) =>
  `/estimate?${new URLSearchParams({ items, ...(answer && { answer }) })}`;

/** Opens a site. @returns what prices a text, and the answer that was pressed after it */
async function openEstimate() {
  const { browser } = await openSite();
  const { loader } = await import("#app/chat/estimate/estimate.route.tsx");
  return async (items: string, answer?: string): Promise<EstimateAnswer> => {
    const { body } = await browser().get(loader, pathFor(items, answer));
    return body as EstimateAnswer;
  };
}

test("the estimate lists what it leaves out, and why", async () => {
  const estimate = await openEstimate();
  const { lines, notes } = await estimate("2 couches, a can of paint and a zorblax");
  expect(lines).toMatchObject([{ id: "sofa", quantity: 2 }]);
  expect(notes).toEqual([
    expect.stringMatching(/^We can't take Paint\. .*drop-off/),
    expect.stringMatching(/"zorblax".*\(713\) 555-0142/),
  ]);
});

test("a refused thing is explained, and a load size is priced", async () => {
  const estimate = await openEstimate();
  expect(await estimate("pintura")).toMatchObject({
    lines: [],
    notes: [expect.stringMatching(/Paint/)],
  });
  expect(await estimate("a full truck load")).toMatchObject({
    lines: [{ id: "load-full", priceCents: 100_000 }],
    notes: [],
  });
});

test("the estimate asks what is open; an answer is priced, and the next question comes", async () => {
  const estimate = await openEstimate();
  const { lines, questions } = await estimate("some chairs, a bed and a lamp");
  expect(lines).toMatchObject([{ id: "dining-chair" }, { id: "bed-set-queen" }, { id: "lamp" }]);
  const [chairs, bed] = questions;
  expect([chairs?.about, bed?.about]).toEqual(["dining-chair", "bed-set-queen"]);
  const four = chairs?.options.find(({ label }) => label === "4");
  const answered = await estimate("some chairs, a bed and a lamp", four && formatChoice(four));
  expect(answered.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ["dining-chair", 4],
    ["bed-set-queen", 1],
    ["lamp", 1],
  ]);
  expect(answered.questions.map(({ about }) => about)).toEqual(["bed-set-queen"]);
});

test("an answer in the address that nothing offered brings known products alone, at their prices", async () => {
  const estimate = await openEstimate();
  expect(await estimate("a lamp", "sofa.2_unicorn.3|2")).toMatchObject({
    lines: [{ id: "sofa", quantity: 2, priceCents: 11_000 }],
  });
  for (const answer of ["sofa.900|2", "|", "sofa.2", "sofa|sofa", "<b>|x"]) {
    expect(await estimate("a lamp", answer)).toMatchObject({ lines: [{ id: "lamp" }] });
  }
});

test("an estimate counts as a message of the chat to the rate limit; the empty page is free", async () => {
  const { browser } = await openSite({ TRUST_PROXY: "1" });
  const { loader } = await import("#app/chat/estimate/estimate.route.tsx");
  const from = (address: string, path: string) =>
    browser().get(loader, path, { "x-forwarded-for": `1.2.3.4, ${address}` });
  for (let asked = 0; asked < 120; asked++) {
    expect((await from("203.0.113.9", pathFor("a sofa"))).status).toBe(200);
  }
  const refused = await from("203.0.113.9", pathFor("a sofa"));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({
    text: "a sofa",
    lines: [],
    refusal: expect.stringMatching(/^That's a lot at once\. Press See price again in \d+ second/),
  });
  expect((await from("203.0.113.9", "/estimate")).status).toBe(200);
  expect((await from("203.0.113.10", pathFor("a sofa"))).body).toMatchObject({
    lines: [{ id: "sofa" }],
    refusal: null,
  });
});
