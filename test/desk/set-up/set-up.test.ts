/** A site that has no owner yet (rules 511 and 512). */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDeskSite, stamp } from "#test/support/desk-site.ts";

async function open(settings: Record<string, string> = {}) {
  const site = await openDeskSite(settings);
  const file = join(site.folder, "setup-code");
  writeFileSync(file, "ABCDE-23456\n", { mode: 0o600 });
  const claim = await import("#app/desk/set-up/claim.route.tsx");
  const steps = await import("#app/desk/set-up/set-up.route.tsx");
  const { isClosed } = await import("#app/server/set-up.server.ts");
  const enter = (browser: ReturnType<typeof site.browser>, code: string) =>
    browser.post(claim.action, "/set-up", { code }, { "x-forwarded-for": "192.0.2.7" });
  return { ...site, file, claim, steps, isClosed, enter };
}

test("the code makes its first user the owner, once; the site opens with a press", async () => {
  const { browser, enter, file, claim, steps, isClosed } = await open();
  const [owner, stranger] = [browser(), browser()];
  for (const wrong of ["", "ABCDE-2345", "ABCDE-23457", "claimed", "x".repeat(5_000)]) {
    expect((await enter(stranger, wrong)).status).toBe(422);
  }
  expect((await stranger.get(claim.loader, "/set-up")).body).toEqual({ isUnclaimed: true });
  const entered = await enter(owner, " abcde23456 ");
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/desk/set-up"]);
  expect(readFileSync(file, "utf8")).toBe("claimed");
  for (const late of ["ABCDE-23456", "claimed"]) {
    expect((await enter(stranger, late)).status).toBe(422);
  }
  expect((await stranger.get(claim.loader, "/set-up")).body).toEqual({ isUnclaimed: false });
  expect((await stranger.get(steps.loader, "/desk/set-up")).headers.get("location")).toContain(
    "sign-in",
  );
  expect((await owner.get(steps.loader, "/desk/set-up")).body).toMatchObject({
    ...{ isClosed: true, words: "0 of 4 done" },
  });
  expect(isClosed()).toBe(true);
  expect(
    (await owner.post(steps.action, "/desk/set-up", { intent: "open", ...stamp(0) })).status,
  ).toBe(303);
  expect([isClosed(), existsSync(file)]).toEqual([false, false]);
  expect((await stranger.get(claim.loader, "/set-up")).headers.get("location")).toBe("/desk");
});

test("a right code counts after any number of wrong ones", async () => {
  const { browser, enter } = await open({ TRUST_PROXY: "1" });
  const stranger = browser();
  let refused = 0;
  for (let turn = 0; turn < 40; turn++) {
    if ((await enter(stranger, "AAAAA-AAAAA")).status === 429) refused++;
  }
  expect(refused).toBeGreaterThan(0);
  expect((await enter(browser(), "ABCDE-23456")).status).toBe(303);
});
