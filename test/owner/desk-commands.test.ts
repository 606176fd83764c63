/** What the desk does, typed as commands (docs/owner.md): by the desk's own workflows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatMoney } from "#app/domain/money.ts";
import { findJobByOrderNumber } from "#db/jobs.server.ts";
import { findMoney } from "#db/money.server.ts";
import { findSettings } from "#db/settings.server.ts";
import { addOverride } from "#db/windows.server.ts";
import { addJob, OWNER_NOW, openOfficeWithJobs } from "#test/support/owner-command.ts";
import { openWeek } from "#test/support/owner-hours.ts";

const TODAY = "2026-07-20";
const ORDER = "JB-100001";

function openDay() {
  const office = openOfficeWithJobs();
  const job = addJob(office.database, ORDER, { date: TODAY, timeOfDay: "Morning" });
  return {
    ...office,
    job,
    now: () => findJobByOrderNumber(office.database, ORDER),
    money: () => findMoney(office.database, job.id),
  };
}

test("a job is driven to, done at another price, paid in part, voided and corrected", async () => {
  const { owner, now, money } = openDay();
  const way = await owner(["way", ORDER]);
  expect(way).toMatchObject({ status: 0, stderr: "" });
  expect(way.stdout).toContain(`On the way to ${ORDER}. The site tells`);
  expect(now()?.stage).toBe("on-the-way");
  expect((await owner(["way", ORDER])).stderr).toContain("not waiting for the truck");

  for (const [typed, words] of [
    [["--paid", "none", "--price", "380"], "Say why"],
    [["--reason", "x"], "Say how it was paid"],
    [["--paid", "cash", "--price", "free"], "is no amount"],
    [["--paid", "none", "--tip", "5"], "A tip is part of a payment"],
    [["--paid", "cash", "--price", "1", "--add", "sofa", "--reason", "x"], "one of the two"],
  ] as const) {
    const refused = await owner(["done", ORDER, ...typed]);
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toContain(words);
  }
  expect(now()?.stage).toBe("on-the-way");

  const price = ["--price", "380", "--reason", "Promised on the phone"];
  const done = await owner(["done", ORDER, ...price, "--paid", "none"]);
  expect(done.stdout).toMatch(
    /is done\..*Final +\$380\.00: Promised.*To pay +\$380\.00.*R-2026-0001/s,
  );
  expect((await owner(["pay", ORDER, "zelle", "120", "--tip", "20"])).stdout).toMatch(
    /\$120\.00 by Zelle, tip \$20\.00.*To pay +\$260\.00/s,
  );
  expect((await owner(["pay", ORDER, "cash", "900"])).stderr).toContain("does not fit");
  expect((await owner(["pay", ORDER, "barter"])).status).toBe(1);
  const [payment] = money().payments;
  const reason = ["--reason", "It was the other job"];
  expect((await owner(["void", ORDER, "99", ...reason])).stderr).toContain("void already");
  const voided = await owner(["void", ORDER, `${payment?.id}`, ...reason]);
  expect(voided.stdout).toMatch(/void: It was the other job.*To pay +\$380\.00/s);
  await owner(["correct", ORDER]);
  expect(money().final?.kind).toBe("as-booked");
  await owner(["pay", ORDER, "cash"]);
  const shown = (await owner(["show", ORDER])).stdout;
  expect(shown).toMatch(/To pay +\$0\.00/);
  expect(shown).toMatch(/R-2026-0001.*void: Payment added/s);
  const valid = money().receipts.filter(({ voidedAt }) => voidedAt === null);
  expect(valid).toHaveLength(1);
  // The reports say what the receipt says, after all of that.
  const total = formatMoney(valid[0]?.receipt.final.tax.totalCents ?? 0);
  expect((await owner(["reports", "revenue"])).stdout).toMatch(
    new RegExp(`so far +1 +\\${total.replace(".", "\\.")}`),
  );
});

test("a job that was done with other things keeps its booked prices and gets its receipt without an email", async () => {
  const { owner, job, money } = openDay();
  const [line] = job.items;
  const more = ["--add", `2 ${line?.id}`, "--reason", "More in the shed", "--no-email"];
  expect((await owner(["done", ORDER, ...more, "--paid", "card"])).status).toBe(0);
  const { final } = money();
  expect(final?.kind).toBe("other-lines");
  expect(final?.items.find(({ id }) => id === line?.id)?.quantity).toBe((line?.quantity ?? 0) + 2);
  expect(final?.tax.totalCents).toBe(money().payments[0]?.cents);
});

test("a job is moved, its list is changed and it gets a note; a full window takes --force", async () => {
  const { owner, database, job, now } = openDay();
  openWeek(database);
  const closed = { fromDate: "2026-07-22", toDate: "2026-07-22", timeOfDay: null, note: "" };
  addOverride(database, { ...closed, isOpen: false, points: null, stops: null }, OWNER_NOW, null);
  expect((await owner(["move", ORDER, "2026-07-22", "evening"])).stderr).toMatch(
    /closed.*--force/s,
  );
  expect(now()?.date).toBe(TODAY);
  expect((await owner(["move", ORDER, "2026-07-22", "evening", "--force"])).status).toBe(0);
  expect(now()).toMatchObject({ date: "2026-07-22", timeOfDay: "Evening" });
  expect((await owner(["move", ORDER, "someday", "evening"])).status).toBe(1);

  const id = job.items[0]?.id ?? "";
  expect((await owner(["items", ORDER])).stderr).toContain("--add or --remove");
  expect((await owner(["items", ORDER, "--add", "unicorn"])).stderr).toContain("no item");
  expect((await owner(["items", ORDER, "--remove", "99 piano"])).status).toBe(1);
  const changed = await owner(["items", ORDER, "--add", "Sofa", "--remove", id, "--force"]);
  expect(changed).toMatchObject({ status: 0, stderr: "" });
  expect(now()?.items.map((line) => line.id)).not.toContain(id);
  expect(now()?.items.map((line) => line.id)).toContain("sofa");

  await owner(["note", ORDER, "Gate code 4411"]);
  expect(now()?.deskNote).toBe("Gate code 4411");
  expect((await owner(["show", ORDER])).stdout).toContain("Gate code 4411");
  await owner(["note", ORDER, ""]);
  expect(now()?.deskNote).toBeNull();
});

test("the route's order is the owner's: a stop goes up and down within its window", async () => {
  const { owner, database } = openDay();
  addJob(database, "JB-100002", { date: TODAY, timeOfDay: "Morning", latitude: 29.9 });
  const order = async (args: string[] = []) =>
    (await owner(["route", ...args])).stdout.match(/JB-\d{6}/g);
  const [first = "", last = ""] = (await order()) ?? [];
  expect(await order(["--down", first])).toEqual([last, first]);
  expect(await order(["--up", first])).toEqual([first, last]);
  expect((await owner(["route", "--up", first])).stderr).toContain("first stop of its window");
});

test("a job is taken by phone: the price is said first, and nothing is booked without a yes", async () => {
  const { owner, database } = openOfficeWithJobs();
  const caller = ["--name", "Ana Ruiz", "--phone", "713-555-0142", "--street", "12 Elm St"];
  const job = ["add", ...caller, "--zip", "77002", "--say", "two recliners and a desk"];
  const when = ["--day", "tomorrow", "--window", "morning"];
  const asked = await owner([...job, ...when], {}, "no\n");
  expect(asked.stdout).toMatch(/2 × .*Recliner.*1 × .*Desk.*Price: \$/s);
  expect(asked).toMatchObject({ status: 1, stderr: "Nothing was booked.\n" });
  const { stdout } = await owner([...job, ...when, "--item", "3 tire", "--yes"]);
  const order = /JB-\d{6}/.exec(stdout)?.[0] ?? "";
  expect(findJobByOrderNumber(database, order)).toMatchObject({
    ...{ source: "phone", pricedBy: "phone", email: "", city: "Houston" },
    ...{ date: "2026-07-21", timeOfDay: "Morning", status: "confirmed" },
  });
  expect((await owner([...job, "--zip", "00000", "--yes"])).status).toBe(1);
  expect((await owner(["add", ...caller, "--zip", "77002", "--yes"])).stderr).toContain(
    "list is empty",
  );

  expect((await owner(["customers", "ruiz"])).stdout).toContain("1 customer");
  expect((await owner(["customers", "(713)", "555-0142"])).stdout).toContain(order);
  expect((await owner(["customers", "--of", order])).stdout).toMatch(/Came by +phone/);
  expect((await owner(["customers", "nobody"])).stdout).toContain("Nobody was found");
  expect((await owner(["customers", "--note", "x"])).stderr).toContain("Say whose note");
  const noted = await owner(["customers", "--of", order, "--note", "Prefers texts"]);
  expect(noted.stdout).toMatch(/Note +Prefers texts/);
  expect((await owner(["show", order])).stdout).toContain("Prefers texts");
});

test("the figures of the reports are printed, and written as CSV without a formula", async () => {
  const { owner, folder, database } = openDay();
  addJob(database, "JB-100007", { city: "=HYPERLINK(1)" });
  expect((await owner(["reports"])).stdout).toContain("Revenue per week");
  const path = join(folder, "cities.csv");
  expect((await owner(["reports", "cities", "--csv", path])).status).toBe(0);
  expect(readFileSync(path, "utf8")).toContain("'=hyperlink");
  expect((await owner(["reports", "cities", "--csv", path])).stderr).toContain("is there already");
  expect((await owner(["reports", "weather"])).status).toBe(1);
});

test("crew, codes, devices, yard, reviews and the inbox are kept from the terminal", async () => {
  const { owner, database } = openDay();
  expect((await owner(["crew", "--add", " "])).status).toBe(1);
  const number =
    /No\. (\d+), Luis/.exec((await owner(["crew", "--add", "Luis"])).stdout)?.[1] ?? "";
  expect((await owner(["crew", "--code", number])).stdout).toMatch(/Luis: \w{4}-\w{4}/);
  expect((await owner(["crew", "--amounts", "on"])).stdout).toContain("sees the amount");
  expect(findSettings(database).crewSeesAmounts).toBe(true);
  expect((await owner(["crew", "--remove", number])).stdout).toContain("Nobody but you");
  expect((await owner(["crew", "--code", number])).status).toBe(1);
  expect((await owner(["devices"])).stdout).toContain("No device");
  expect((await owner(["devices", "--sign-out", "7"])).status).toBe(1);

  expect((await owner(["yard", "100 Main St"])).status).toBe(1);
  const yard = await owner(["yard", "100 Main St", "--city", "Houston", "--zip", "77002"]);
  expect(yard.stdout).toContain("100 Main St, Houston 77002");
  expect(findSettings(database).yard?.latitude).toBeCloseTo(29.75, 1);
  expect((await owner(["settings"])).stdout).toContain("100 Main St");
  await owner(["yard", "--none"]);
  expect(findSettings(database).yard).toBeNull();

  expect((await owner(["reviews", "--add", "Short", "--author", "A"])).status).toBe(1);
  const review = ["--add", "On time, and swept up after.", "--author", "Ana R.", "--stars", "5"];
  expect((await owner(["reviews", ...review])).stdout).toContain("Ana R. (5 of 5)");
  expect((await owner(["reviews", "--remove", "1"])).stdout).toContain("no reviews");

  expect((await owner(["inbox"])).stdout).toContain("Sales tax is not set");
  expect((await owner(["inbox", "--seen", "setup:tax"])).status).toBe(1);
  expect((await owner(["inbox", "--seen", "late-cancel:9"])).status).toBe(1);
});
