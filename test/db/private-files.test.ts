import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makePrivate } from "#db/private-files.server.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const FILES = ["junkbuddy.db", "junkbuddy.db-wal", "junkbuddy.db-shm", "junkbuddy.db.lock"];
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** A data folder, with the umask of a plain `npm start`. */
function dataFolder(): string {
  const umask = process.umask(0o022);
  onTestFinished(() => void process.umask(umask));
  return join(temporaryFolder(), "data");
}

test("a new database, its journals and its folder are readable by their owner alone", () => {
  const folder = dataFolder();
  temporaryDatabase(join(folder, "junkbuddy.db"));
  expect(modeOf(folder)).toBe(0o700);
  expect(FILES.map((name) => modeOf(join(folder, name)))).toEqual(FILES.map(() => 0o600));
});

test("files that an earlier version left readable by others are made private", () => {
  const folder = dataFolder();
  const path = join(folder, "junkbuddy.db");
  temporaryDatabase(path);
  for (const other of ["outbox", "photos", "backups"]) mkdirSync(join(folder, other));
  writeFileSync(join(folder, "session-secret"), "");
  chmodSync(folder, 0o755);
  for (const name of FILES) chmodSync(join(folder, name), 0o644);
  temporaryDatabase(path);
  expect(modeOf(folder)).toBe(0o700);
  expect(FILES.map((name) => modeOf(join(folder, name)))).toEqual(FILES.map(() => 0o600));
});

test.each([
  ["that holds other things", (folder: string) => writeFileSync(join(folder, "letter.txt"), "")],
  ["that every user writes into", (folder: string) => chmodSync(folder, 0o1755)],
])("a folder %s keeps its mode, and the database becomes private", (_, prepare) => {
  const folder = dataFolder();
  mkdirSync(folder);
  prepare(folder);
  temporaryDatabase(join(folder, "junkbuddy.db"));
  expect(modeOf(folder)).toBe(0o755);
  expect(modeOf(join(folder, "junkbuddy.db"))).toBe(0o600);
});

test("the target of a symlink keeps its mode", () => {
  const folder = dataFolder();
  mkdirSync(folder);
  const elsewhere = join(folder, "..", "elsewhere");
  writeFileSync(elsewhere, "", { mode: 0o644 });
  symlinkSync(elsewhere, join(folder, "junkbuddy.db-wal"));
  makePrivate(join(folder, "junkbuddy.db"));
  expect(modeOf(elsewhere)).toBe(0o644);
});
