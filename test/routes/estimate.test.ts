import { expect, test } from "vitest";
import type { EstimateAnswer } from "#app/domain/estimate.ts";
import { openSite } from "#test/support/site.ts";

async function estimate(items: string): Promise<EstimateAnswer> {
  const { browser } = await openSite();
  const { loader } = await import("#app/routes/estimate.tsx");
  const { body } = await browser().get(loader, `/estimate?${new URLSearchParams({ items })}`);
  return body as EstimateAnswer;
}

test("the estimate lists what it leaves out, and why", async () => {
  const { lines, notes } = await estimate("2 couches, a can of paint and a zorblax");
  expect(lines).toMatchObject([{ id: "sofa", quantity: 2 }]);
  expect(notes).toEqual([
    expect.stringMatching(/^We can't take Paint\. .*drop-off/),
    expect.stringMatching(/"zorblax".*\(713\) 555-0142/),
  ]);
});

test("a refused thing is explained, and a load size is priced", async () => {
  expect(await estimate("pintura")).toMatchObject({
    lines: [],
    notes: [expect.stringMatching(/Paint/)],
  });
  expect(await estimate("a full truck load")).toMatchObject({
    lines: [{ id: "load-full", priceCents: 100_000 }],
    notes: [],
  });
});
