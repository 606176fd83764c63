import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { readPhotoAlbum } from "#app/server/gallery/album.server.ts";

// The tests make real pictures, six of each photo.
vi.setConfig({ testTimeout: 60_000 });

/** A folder of photos, and the album and log lines that reading it gives. */
function photoFolder() {
  const home = mkdtempSync(join(tmpdir(), "junk-buddy-photos-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const folder = join(home, "photos");
  const cache = join(home, "photos-cache");
  mkdirSync(folder);
  const write = (name: string, content: Buffer | string) =>
    writeFileSync(join(folder, name), content);
  const read = async () => {
    const log: string[] = [];
    return { album: await readPhotoAlbum(folder, (line) => log.push(line)), log };
  };
  return { folder, cache, write, read };
}

/** A photo of one colour, larger than any the site serves. */
function photo(background: string, format: "jpeg" | "png" | "webp" = "jpeg") {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** The file names in a picture's sources. */
function namesIn(sources: readonly { srcSet: string }[]): string[] {
  return sources.flatMap(({ srcSet }) => srcSet.match(/[0-9a-f]{20}\.\w+/g) ?? []);
}

test("a pair of photos is shown with its captions, in three formats and two widths", async () => {
  const { write, read } = photoFolder();
  write("garage-before.jpg", await photo("#d03e16"));
  write("Garage-After.PNG", await photo("#1e44b5", "png"));
  write(
    "captions.csv",
    // As Excel saves it where lists are separated by semicolons.
    Buffer.from(
      "Photo;Caption;Before;After\r\ngarage;Garaje en Katy, colchón;Boxes to the ceiling;Room for both cars\r\n",
      "latin1",
    ),
  );
  const { album, log } = await read();
  expect(log).toEqual([]);
  const [pair] = album.pairs;
  expect(pair).toMatchObject({
    key: "garage",
    caption: "Garaje en Katy, colchón",
    before: { alt: "Boxes to the ceiling", width: 480, height: 408 },
    after: { alt: "Room for both cars" },
  });
  expect(pair?.before.sources.map(({ type }) => type)).toEqual([
    "image/avif",
    "image/webp",
    "image/jpeg",
  ]);
  const names = namesIn(pair?.before.sources ?? []);
  expect(names).toHaveLength(6);
  for (const name of names) {
    const { path } = album.find(name) ?? { path: "" };
    const { width, height } = await sharp(path).metadata();
    expect([
      [480, 408],
      [960, 816],
    ]).toContainEqual([width, height]);
  }
  expect(album.find(pair?.before.src.replace("/photos/", "") ?? "")?.type).toBe("image/jpeg");
});

test("without a captions file the file name becomes the caption", async () => {
  const { write, read } = photoFolder();
  write("back-yard-before.jpg", await photo("#d03e16"));
  write("back-yard-after.webp", await photo("#1e44b5", "webp"));
  const { album } = await read();
  expect(album.pairs[0]).toMatchObject({
    caption: "Back yard",
    before: { alt: "Back yard, before the pickup" },
    after: { alt: "Back yard, after the pickup" },
  });
});

test("a changed photo gets new file names, its old files are removed, and others are not made again", async () => {
  const { cache, write, read } = photoFolder();
  write("garage-before.jpg", await photo("#d03e16"));
  write("garage-after.jpg", await photo("#1e44b5"));
  const first = (await read()).album.pairs[0];
  const kept = namesIn(first?.before.sources ?? [])[0] as string;
  const madeAt = statSync(join(cache, kept)).mtimeMs;
  writeFileSync(join(cache, "owners-note.txt"), "mine");

  write("garage-after.jpg", await photo("#17603f"));
  const second = (await read()).album.pairs[0];
  expect(second?.before).toEqual(first?.before);
  expect(second?.after.src).not.toBe(first?.after.src);
  expect(statSync(join(cache, kept)).mtimeMs).toBe(madeAt);
  for (const name of namesIn(first?.after.sources ?? [])) {
    expect(existsSync(join(cache, name))).toBe(false);
  }
  expect(readdirSync(cache)).toHaveLength(13);
});

test("place and time are removed from a photo, and it is turned upright", async () => {
  const { write, read } = photoFolder();
  const turned = await sharp(await photo("#d03e16"))
    .withExif({ IFD3: { GPSLatitude: "29/1 45/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  write("garage-before.jpg", turned);
  write("garage-after.jpg", await photo("#1e44b5"));
  const { album } = await read();
  const name = album.pairs[0]?.before.src.replace("/photos/", "") ?? "";
  const { exif, orientation } = await sharp(album.find(name)?.path).metadata();
  expect(exif).toBeUndefined();
  expect(orientation).toBeUndefined();
});

test("photos that cannot be shown are left out with one line in the log each", async () => {
  const { write, read, folder } = photoFolder();
  const good = await photo("#d03e16");
  write("attic-before.jpg", "no picture at all");
  write("attic-after.jpg", good);
  write("den-before.jpg", good.subarray(0, 900));
  write("den-after.jpg", good);
  write("shed-before.jpg", good);
  write("IMG_0042.jpg", good);
  write("garage-before.jpg", good);
  write("garage-after.jpg", good);
  mkdirSync(join(folder, "yard-before.jpg"));
  write("yard-after.jpg", good);
  symlinkSync(join(folder, "gone.jpg"), join(folder, "loft-before.jpg"));
  write("loft-after.jpg", good);
  const { album, log } = await read();
  expect(album.pairs.map(({ key }) => key)).toEqual(["garage"]);
  expect(log).toHaveLength(6);
  expect(log).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Photos of "attic" are left out: attic-before\.jpg: /),
      expect.stringMatching(/^Photos of "den" are left out: den-before\.jpg: /),
      'Photos of "shed" are left out: there is no shed-after photo',
      expect.stringMatching(/^Photo "IMG_0042\.jpg" is left out: its name must end in/),
      expect.stringMatching(/^Photos of "yard" are left out: /),
      expect.stringMatching(/^Photos of "loft" are left out: /),
    ]),
  );
});

test("a captions file with another first line is ignored, and the photos are shown", async () => {
  const { write, read } = photoFolder();
  write("garage-before.jpg", await photo("#d03e16"));
  write("garage-after.jpg", await photo("#1e44b5"));
  write("captions.csv", "file;text\ngarage;Two-car garage\n");
  const { album, log } = await read();
  expect(album.pairs[0]?.caption).toBe("Garage");
  expect(log).toEqual([expect.stringMatching(/captions\.csv is left out: its first line must be/)]);
});

test("a missing folder gives an empty album and is not created", async () => {
  const { folder, cache, read } = photoFolder();
  rmSync(folder, { recursive: true });
  const { album, log } = await read();
  expect(album.pairs).toEqual([]);
  expect(log).toEqual([]);
  expect(existsSync(cache)).toBe(false);
});

test.each([
  "../photos/captions.csv",
  "..%2fgarage-before.jpg",
  "captions.csv",
  "garage-before.jpg",
  "00000000000000000000.jpeg",
  "__proto__",
  "",
])("%j is not a file of the album", async (name) => {
  const { write, read } = photoFolder();
  write("captions.csv", "photo,caption,before,after\n");
  const { album } = await read();
  expect(album.find(name)).toBeNull();
});
