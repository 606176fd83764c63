/** The commands that change what the shop shows, by the desk's own workflows. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storedPriceList } from "#db/price-list.server.ts";
import { findSettings } from "#db/settings.server.ts";
import { readHours } from "#db/windows.server.ts";
import { openOfficeWithJobs } from "#test/support/owner-command.ts";

test("a price is changed, hidden, taken out and brought in, whole or not at all", async () => {
  const { owner, folder, database } = openOfficeWithJobs();
  const list = () => storedPriceList(database, "db/catalog.csv");
  const price = () => list().catalog.byId.get("sofa")?.priceCents;
  expect(await owner(["prices"])).toMatchObject({ status: 0 });
  const changed = await owner(["prices", "sofa", "119.50"]);
  expect(changed.stdout).toContain("Sofa: $110.00 to $119.50");
  const evening = { NOW: "2026-07-21T03:30:00.000Z" };
  expect((await owner(["prices", "desk", "51"], evening)).stdout).toContain("Mon, Jul 20, 2026");
  expect(price()).toBe(11_950);
  await owner(["prices", "treadmill", "--hide"]);
  expect(list().hidden).toEqual(["treadmill"]);
  for (const wrong of [
    ["sofa", "free"],
    ["no-such-thing", "1"],
    ["treadmill", "--hide"],
  ]) {
    expect(await owner(["prices", ...wrong])).toMatchObject({ status: 1, stdout: "" });
  }
  const path = join(folder, "prices.csv");
  expect((await owner(["prices", "--export", path])).status).toBe(0);
  expect((await owner(["prices", "--export", path])).stderr).toContain("is there already");
  const csv = readFileSync(path, "utf8");
  writeFileSync(path, csv.replace("119.50", "-5"));
  const refused = await owner(["prices", "--import", path]);
  expect(refused.stderr).toMatch(/Nothing was changed.*line \d+, price/s);
  expect(price()).toBe(11_950);
  writeFileSync(path, csv.replace("119.50", "121.00"));
  const looked = await owner(["prices", "--import", path], {}, "n\n");
  expect(looked.stdout).toMatch(
    /Dearer \(1\):\s+Sofa: \$119\.50 to \$121\.00.*Nothing was changed/s,
  );
  expect(price()).toBe(11_950);
  expect((await owner(["prices", "--import", path], {}, "y\n")).status).toBe(0);
  expect([price(), list().hidden]).toEqual([12_100, ["treadmill"]]);
  expect((await owner(["prices", "--back"])).status).toBe(0);
  expect(price()).toBe(11_950);
  expect((await owner(["prices", "--import", path, "--yes"])).status).toBe(0);
  expect(price()).toBe(12_100);
});

test("tax, notice and the feed's link are set; the link is printed once and kept as a hash", async () => {
  const { owner, database } = openOfficeWithJobs();
  expect((await owner(["tax", "included", "8.25"])).status).toBe(0);
  expect(findSettings(database).tax).toEqual({ mode: "included", rate: 825 });
  for (const wrong of [["sometimes"], ["added", "99"]]) {
    expect((await owner(["tax", ...wrong])).status).toBe(1);
  }
  await owner(["notice", "4"]);
  expect(readHours(database, "2026-07-20").noticeHours).toBe(4);
  await owner(["notice", "usual"]);
  expect(readHours(database, "2026-07-20").noticeHours).toBeUndefined();
  const { stdout } = await owner(["feed"]);
  const secret = /\/feeds\/([0-9a-f]{64})\.ics/.exec(stdout)?.[1] ?? "";
  expect(secret).not.toBe("");
  expect(findSettings(database).feedHash).toMatch(/^[0-9a-f]{64}$/);
  expect(findSettings(database).feedHash).not.toBe(secret);
  await owner(["feed", "--stop"]);
  expect(findSettings(database).feedHash).toBeNull();
});
