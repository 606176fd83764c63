import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressDocument, toBytes } from "#app/server/document/document-response.server.ts";
import { PageFiles } from "#app/server/document/page-files.server.ts";
import { expectLog } from "#test/support/expect-log.ts";
import { temporaryFolder } from "#test/support/temporary.ts";
import { until } from "#test/support/until.ts";

const KATY = "/service-areas/katy";

/** A process that writes page files; the test sets its day. */
function openFiles(root: string, port = 3001, day = { today: "2026-07-09" }): PageFiles {
  const files = new PageFiles({ root, port, version: () => day.today });
  onTestFinished(() => files.close());
  return files;
}

const pageOf = (words: string) =>
  compressDocument(toBytes({ html: `<p>${words.repeat(500)}</p>`, scriptHashes: [] }));
/** The file that the web server would send; null when there is none. */
function served(root: string, path: string, ending = ""): Buffer | null {
  const file = join(root, "current", path, `index.html${ending}`);
  return existsSync(file) ? readFileSync(file) : null;
}
const modeOf = (path: string) => statSync(path).mode & 0o777;

test("a page is written with its compressed forms, readable by every user of the machine", async () => {
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  const root = join(temporaryFolder(), "pages");
  const files = openFiles(root);
  const page = await pageOf("Katy. ");
  await files.add(KATY, Promise.resolve(page));
  await files.add("/", Promise.resolve(page));
  for (const path of ["/", KATY]) {
    expect(served(root, path)).toEqual(Buffer.from(page.bytes));
    for (const [ending, unpack] of [
      [".br", brotliDecompressSync],
      [".gz", gunzipSync],
    ] as const) {
      expect(unpack(served(root, path, ending) as Buffer)).toEqual(Buffer.from(page.bytes));
    }
  }
  const folder = join(root, "current", KATY);
  for (const one of [root, join(root, "current"), join(folder, ".."), folder]) {
    expect(modeOf(one)).toBe(0o755);
  }
  // No temporary file is left.
  expect(readdirSync(folder)).toEqual(["index.html", "index.html.br", "index.html.gz"]);
  for (const name of readdirSync(folder)) expect(modeOf(join(folder, name))).toBe(0o644);
});

test(
  "a process that starts serves its own empty folder, and pages of the earlier process are " +
    "no longer served",
  async () => {
    const root = temporaryFolder();
    const first = openFiles(root, 3001);
    await first.add("/", pageOf("Sofa $110. "));
    const second = openFiles(root, 3002);
    expect(served(root, "/")).toBeNull();
    await first.add("/faq", pageOf("Sofa $110. "));
    expect(served(root, "/faq")).toBeNull();
    await second.add("/", pageOf("Sofa $123. "));
    expect(served(root, "/")?.toString()).toContain("$123");
  },
);

test("a process that starts removes the files of a killed process on the same port", async () => {
  const root = temporaryFolder();
  const other = openFiles(root, 3002);
  await other.add("/", pageOf("Before. "));
  const killed = openFiles(root, 3001);
  await killed.add("/", pageOf("Before. "));
  const before = readdirSync(root);
  openFiles(root, 3001);
  expect(served(root, "/")).toBeNull();
  const gone = before.filter((name) => !readdirSync(root).includes(name));
  expect(gone).toEqual([expect.stringMatching(/^3001-/)]);
});

test("at Houston's midnight the pages of both processes are removed", async () => {
  const root = temporaryFolder();
  const days = [{ today: "2026-07-09" }, { today: "2026-07-09" }];
  const [first, second] = [openFiles(root, 3001, days[0]), openFiles(root, 3002, days[1])];
  await second.add("/", pageOf("Thursday. "));
  // A page whose rendering began yesterday and ends today.
  let ready: (page: Awaited<ReturnType<typeof pageOf>>) => void = () => undefined;
  const late = second.add(
    "/faq",
    new Promise((resolve) => {
      ready = resolve;
    }),
  );

  for (const day of days) day.today = "2026-07-10";
  await until(() => served(root, "/") === null);
  ready(await pageOf("Thursday. "));
  await late;
  expect(served(root, "/faq")).toBeNull();
  // Only the folder of one process is served now: one of the two has written the new day's page
  // there.
  await Promise.all([first, second].map((files) => files.add("/", pageOf("Friday. "))));
  expect(served(root, "/")?.toString()).toContain("Friday");
  expect(readdirSync(root).filter((name) => name !== "current")).toHaveLength(2);
});

test("a page added after midnight belongs to the new day, also before the next check of the clock", async () => {
  const root = temporaryFolder();
  const day = { today: "2026-07-09" };
  const files = openFiles(root, 3001, day);
  await files.add("/", pageOf("Thursday. "));
  day.today = "2026-07-10";
  await files.add("/faq", pageOf("Friday. "));
  expect(served(root, "/")).toBeNull();
  expect(served(root, "/faq")).not.toBeNull();
});

test("a process that stops removes its page files, and the remaining process serves its own", async () => {
  const root = temporaryFolder();
  const [staying, leaving] = [openFiles(root, 3001), openFiles(root, 3002)];
  await staying.add("/", pageOf("Staying. "));
  await leaving.add("/", pageOf("Leaving. "));
  leaving.close();
  expect(served(root, "/")).toBeNull();
  await until(() => served(root, "/")?.toString().includes("Staying"));
  await leaving.add("/faq", pageOf("Leaving. "));
  staying.close();
  expect(readdirSync(root)).toEqual([]);
});

test("a process that stops leaves the served folder of the other process in place", async () => {
  const root = temporaryFolder();
  const [leaving, staying] = [openFiles(root, 3001), openFiles(root, 3002)];
  await staying.add("/", pageOf("Staying. "));
  leaving.close();
  expect(served(root, "/")?.toString()).toContain("Staying");
});

test("a folder that cannot be created is one line in the log, and adding a page does not fail", async () => {
  const root = join(temporaryFolder(), "file");
  writeFileSync(root, "");
  const files = await expectLog(/^Pages are not served from files .*EEXIST/, () => openFiles(root));
  await files.add("/", pageOf("Home. "));
  files.close();
});

test("a removed folder is one line in the log, not one a second", async () => {
  const root = join(temporaryFolder(), "pages");
  const files = openFiles(root);
  await expectLog(/^Pages are not served from files .*ENOENT/, async () => {
    rmSync(root, { recursive: true });
    for (const path of ["/", "/faq"]) await files.add(path, pageOf("Home. "));
  });
});

test("a page that cannot be written is one line in the log, and others are still written", async () => {
  const root = temporaryFolder();
  const files = openFiles(root);
  writeFileSync(join(root, "current", "faq"), "in the way");
  await expectLog(/^A page's file was not written .*faq is not a folder/, () =>
    files.add("/faq", pageOf("FAQ. ")),
  );
  expect(served(root, "/")).toBeNull();
  await files.add("/", pageOf("Home. "));
  expect(served(root, "/")).not.toBeNull();
});

test("a page whose write failed is written again once the disk allows", async () => {
  const root = temporaryFolder();
  const day = { today: "2026-07-09" };
  const files = new PageFiles({ root, port: 3001, version: () => day.today, retryMs: 0 });
  onTestFinished(() => files.close());
  expect(files.isMissing("/faq")).toBe(true);
  const inTheWay = join(root, "current", "faq");
  writeFileSync(inTheWay, "");
  await expectLog(/^A page's file was not written/, () => files.add("/faq", pageOf("FAQ. ")));
  expect(files.isMissing("/faq")).toBe(true);
  rmSync(inTheWay);
  const writing = files.add("/faq", pageOf("FAQ. "));
  // While it is being written, it does not count as missing.
  expect(files.isMissing("/faq")).toBe(false);
  await writing;
  expect(files.isMissing("/faq")).toBe(false);
  expect(served(root, "/faq")).not.toBeNull();
  day.today = "2026-07-10";
  await until(() => files.isMissing("/faq"));
});

test("a failed write is tried again after a pause, not for every request", async () => {
  const root = temporaryFolder();
  const files = openFiles(root);
  writeFileSync(join(root, "current", "faq"), "");
  await expectLog(/^A page's file was not written/, () => files.add("/faq", pageOf("FAQ. ")));
  expect(files.isMissing("/faq")).toBe(false);
});

test("a folder that could not be created is created once the disk allows", async () => {
  const root = join(temporaryFolder(), "pages");
  writeFileSync(root, "");
  const open = () => new PageFiles({ root, port: 3001, version: () => "2026-07-09", retryMs: 500 });
  const files = await expectLog(/^Pages are not served from files/, open);
  onTestFinished(() => files.close());
  rmSync(root);
  await until(() => files.isMissing("/"));
  await files.add("/", pageOf("Home. "));
  expect(served(root, "/")).not.toBeNull();
});

/** A folder outside of the site's, which it must not change. */
function foreignFolder(): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o700);
  return folder;
}

const isUntouched = (folder: string) =>
  readdirSync(folder).length === 0 && modeOf(folder) === 0o700;

test("a root that is a symlink is refused", async () => {
  const elsewhere = foreignFolder();
  const root = join(temporaryFolder(), "pages");
  symlinkSync(elsewhere, root);
  const files = await expectLog(/^Pages are not served from files .*is not a folder/, () =>
    openFiles(`${root}/`),
  );
  await files.add("/", pageOf("Home. "));
  expect(isUntouched(elsewhere)).toBe(true);
});

test("a symlink in place of a page's folder or file is not followed", async () => {
  const elsewhere = foreignFolder();
  const root = temporaryFolder();
  const files = openFiles(root);
  const current = join(root, "current");
  symlinkSync(elsewhere, join(current, "service-areas"));
  await expectLog(/^A page's file was not written .*service-areas is not a folder/, () =>
    files.add(KATY, pageOf("Katy. ")),
  );
  symlinkSync(join(elsewhere, "made"), join(current, "index.html"));
  await files.add("/", pageOf("Home. "));
  expect(lstatSync(join(current, "index.html")).isFile()).toBe(true);
  expect(isUntouched(elsewhere)).toBe(true);
});

test("an existing folder keeps its mode", async () => {
  const root = temporaryFolder();
  const files = openFiles(root);
  const areas = join(root, "current", "service-areas");
  mkdirSync(areas);
  chmodSync(areas, 0o700);
  await files.add(KATY, pageOf("Katy. "));
  expect(modeOf(areas)).toBe(0o700);
  expect(served(root, KATY)).not.toBeNull();
});

test.each([
  ["a link out of the root", (link: string) => symlinkSync(foreignFolder(), link)],
  ["a link to a link", (link: string) => plantLinkToLink(link)],
  ["a folder", (link: string) => mkdirSync(link)],
])("%s in place of `current` is replaced", async (_, plant) => {
  const root = temporaryFolder();
  plant(join(root, "current"));
  const files = openFiles(root);
  await files.add("/", pageOf("Home. "));
  expect(served(root, "/")).not.toBeNull();
  rmSync(join(root, "current"));
  plant(join(root, "current"));
  await until(() => served(root, "/") !== null);
  expect(readlinkSync(join(root, "current"))).toMatch(/^3001-\w{6}$/);
});

function plantLinkToLink(link: string): void {
  const between = join(link, "..", "3009-abcdef");
  rmSync(between, { force: true });
  symlinkSync(foreignFolder(), between);
  symlinkSync("3009-abcdef", link);
}

test(
  "a price that is changed takes the link away before it is answered, and no earlier page " +
    "is written again",
  async () => {
    const root = temporaryFolder();
    const shop = { today: "2026-07-09 1" };
    const [desk, other] = [openFiles(root, 3001, shop), openFiles(root, 3002, shop)];
    await other.add("/", pageOf("Sofa $110. "));
    const late = pageOf("Sofa $110. ");
    shop.today = "2026-07-09 2";
    desk.renew();
    expect(served(root, "/")).toBeNull();
    // A request that arrived before the change ends after it, in either process.
    await desk.add("/", late, "2026-07-09 1");
    await other.add("/faq", late, "2026-07-09 1");
    for (const path of ["/", "/faq"]) expect(served(root, path)).toBeNull();
    await other.add("/", pageOf("Sofa $123. "), "2026-07-09 2");
    expect(served(root, "/")?.toString()).toContain("$123");
  },
);
