/** The price list as a file, by the desk's own workflow. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storedPriceList } from "#app/prices/price-list.server.ts";
import { openOfficeWithJobs } from "#test/support/owner-command.ts";

test("the price list is taken out and brought in, whole or not at all", async () => {
  const { owner, folder, database } = openOfficeWithJobs();
  const list = () => storedPriceList(database, "db/catalog.csv");
  const price = () => list().catalog.byId.get("sofa")?.priceCents;
  expect((await owner(["prices"])).stdout).toContain("No price has changed yet");
  const path = join(folder, "prices.csv");
  expect((await owner(["prices", "--export", path])).status).toBe(0);
  expect((await owner(["prices", "--export", path])).stderr).toContain("is there already");
  const csv = readFileSync(path, "utf8");
  const change = (from: RegExp, to: string) => writeFileSync(path, csv.replace(from, to));
  const sofa = /^(sofa,.*?)110(?:\.00)?(?=,)/m;
  change(sofa, "$1-5");
  const refused = await owner(["prices", "--import", path]);
  expect(refused.stderr).toMatch(/Nothing was changed.*line \d+, price/s);
  expect(price()).toBe(11_000);
  change(sofa, "$1121.00");
  const looked = await owner(["prices", "--import", path], {}, "n\n");
  expect(looked.stdout).toMatch(
    /Price up \(1\):\s+Sofa: \$110\.00 to \$121\.00.*Nothing was changed/s,
  );
  expect(price()).toBe(11_000);
  expect((await owner(["prices", "--import", path], {}, "y\n")).status).toBe(0);
  expect(price()).toBe(12_100);
  expect((await owner(["prices", "--import", path, "--yes"])).stderr).toContain(
    "list you already use",
  );
  expect((await owner(["prices"])).stdout).toContain("Jul 20, 2026");
});
