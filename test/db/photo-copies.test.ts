/** Customers' photos in backups and back. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { photoFiles } from "#app/jobs/photos/photo.ts";
import { changePhotos, findPhotos } from "#app/jobs/photos/photos.server.ts";
import { backUp } from "#db/backup.server.ts";
import { rehearseRestore } from "#db/rehearse.server.ts";
import { restore } from "#db/restore.server.ts";
import { sampleBooking } from "#test/support/job-details.ts";
import { savedJob } from "#test/support/saved-job.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const AT = new Date("2026-11-21T09:30:05.123Z");
const keep = { daily: 2, weekly: 1 };
const NAMES = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [string, string, string];
const daysLater = (days: number) => new Date(AT.getTime() + days * 86_400_000);

test("a backup takes the photos that are shown along, for their owner alone, and no others", async () => {
  const { path, folder, add, remove } = open();
  add(NAMES[0]);
  add(NAMES[1]);
  remove(NAMES[1]);
  const backup = await backUp(path, { folder, keep, at: AT });
  expect(backup).toMatchObject({ jobs: 1, photos: 1, missing: 0 });
  const copies = join(folder, "junkbuddy-2026-11-21T093005Z.photos");
  expect(readdirSync(folder).sort()).toEqual([
    "junkbuddy-2026-11-21T093005Z.db",
    "junkbuddy-2026-11-21T093005Z.photos",
  ]);
  expect(readdirSync(copies).sort()).toEqual(Object.values(photoFiles(NAMES[0])).sort());
  expect(statSync(copies).mode & 0o777).toBe(0o700);
  expect(statSync(join(copies, photoFiles(NAMES[0]).large)).mode & 0o777).toBe(0o600);
});

test("backups share what they both hold, and the photos go with the backup they belong to", async () => {
  const { path, folder, add } = open();
  add(NAMES[0]);
  const first = await backUp(path, { folder, keep, at: AT });
  add(NAMES[1]);
  const second = await backUp(path, { folder, keep, at: daysLater(1) });
  const inode = (backup: string, name: string) =>
    statSync(join(backup.replace(/db$/, "photos"), photoFiles(name).large)).ino;
  expect(inode(second.path, NAMES[0])).toBe(inode(first.path, NAMES[0]));
  mkdirSync(join(folder, "my.photos"));
  for (const day of [8, 15, 22]) await backUp(path, { folder, keep, at: daysLater(day) });
  const entries = readdirSync(folder);
  const databases = entries.filter((name) => name.endsWith(".db"));
  expect(databases.length).toBeLessThan(5);
  expect(entries.filter((name) => name.endsWith(".photos")).sort()).toEqual(
    [...databases.map((name) => name.replace(/db$/, "photos")), "my.photos"].sort(),
  );
  // What the removed ones shared is whole in those that stay.
  const last = databases.at(-1)?.replace(/db$/, "photos") ?? "";
  expect(readFileSync(join(folder, last, photoFiles(NAMES[0]).large), "utf8")).toBe(
    `large ${NAMES[0]}`,
  );
});

test(
  "a restore brings the photos back, takes what the backup lacks from those there are, and " +
    "throws nothing away",
  async () => {
    const { path, folder, uploads, add, close } = open();
    add(NAMES[0]);
    add(NAMES[1]);
    add(NAMES[2]);
    rmSync(join(uploads, photoFiles(NAMES[2]).large));
    const backup = await backUp(path, { folder, keep, at: AT });
    expect(backup).toMatchObject({ photos: 2, missing: 1 });
    close();
    const copies = backup.path.replace(/db$/, "photos");
    rmSync(join(uploads, photoFiles(NAMES[0]).large));
    rmSync(join(copies, photoFiles(NAMES[1]).large));
    const LATER = "e".repeat(32);
    writeFileSync(join(uploads, photoFiles(LATER).large), "added after the backup");

    const rehearsed = await rehearseRestore(backup.path, path, uploads);
    expect(rehearsed).toMatchObject({ jobs: 1, photos: 3, missing: 1 });
    await expect(restore(backup.path, path, { at: AT })).rejects.toThrow(
      `1 photos of it are neither in ${copies} nor here`,
    );
    expect(existsSync(join(uploads, photoFiles(LATER).large))).toBe(true);
    const restored = await restore(backup.path, path, { at: AT, withoutPhotos: true });
    expect(restored).toMatchObject({ photos: 2, missing: 1 });
    expect(restored.replacedPhotos).toBe(`${uploads}.replaced-2026-11-21T093005123Z`);
    for (const name of NAMES.slice(0, 2)) {
      expect(readFileSync(join(uploads, photoFiles(name).large), "utf8")).toBe(`large ${name}`);
    }
    expect(existsSync(join(uploads, photoFiles(LATER).large))).toBe(false);
    expect(existsSync(join(restored.replacedPhotos ?? "", photoFiles(LATER).large))).toBe(true);
    const database = temporaryDatabase(path);
    expect(findPhotos(database, 1).map(({ name }) => name)).toEqual(NAMES);
  },
);

/** A database with one job, and the folder of its photos. */
function open() {
  const place = temporaryFolder();
  const path = join(place, "junkbuddy.db");
  const uploads = join(place, "uploads");
  mkdirSync(uploads);
  const database = temporaryDatabase(path);
  const { id } = savedJob(database, sampleBooking());
  const at = AT.toISOString();
  return {
    path,
    uploads,
    folder: join(place, "backups"),
    close: () => void database.$client.close(),
    add: (name: string) => {
      const { large, small } = photoFiles(name);
      writeFileSync(join(uploads, large), `large ${name}`);
      writeFileSync(join(uploads, small), `small ${name}`);
      changePhotos(database, id, { add: [{ name, width: 1, height: 1, bytes: 1 }] }, at);
    },
    remove: (name: string) => changePhotos(database, id, { remove: [name] }, at),
  };
}
