/**
 * The owner's before-and-after photos (docs/photos.md): read from a folder outside the build, made
 * small for the web, and served under names that change with their content.
 */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { readCsv } from "#app/lib/read-csv.server.ts";
import type { BeforeAfter, Picture } from "#app/ui/gallery/before-after.ts";

const WIDTHS = [480, 960] as const;
/** The gallery's frame is 4:3.4; both photos are cropped around their middle, so that they match. */
const HEIGHT_OF_WIDTH = 3.4 / 4;
const FORMATS = [
  { ext: "avif", type: "image/avif", options: { quality: 50, effort: 2 } },
  { ext: "webp", type: "image/webp", options: { quality: 72 } },
  { ext: "jpeg", type: "image/jpeg", options: { quality: 74, mozjpeg: true } },
] as const;
/** Part of every file name: changing it makes all files again. */
const RECIPE = "1";
const MAX_FILE_BYTES = 50 * 1024 * 1024;
const MAX_PAIRS = 24;
const MAX_CREW = 4;
const CREW_CAPTION = "Our crew";
const CAPTIONS_FILE = "captions.csv";
const CAPTIONS_COLUMNS = ["photo", "caption", "before", "after"] as const;

const PHOTO_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)-(before|after)\.(?:jpe?g|png|webp|avif)$/i;
const CREW_NAME = /^(crew(?:-[a-z0-9]+)*)\.(?:jpe?g|png|webp|avif)$/i;
const CACHED_NAME = /^[0-9a-f]{20}\.(?:avif|webp|jpeg)$/;

export type PhotoAlbum = {
  /** The pairs whose pictures are ready, by name. */
  pairs: readonly BeforeAfter[];
  /** The crew, by name; each with its caption as its text for who cannot see it. */
  crew: readonly Picture[];
  /** The path and type of a served file; null for a name that is not the album's. */
  find: (name: string) => { path: string; type: string } | null;
};

type Words = Record<(typeof CAPTIONS_COLUMNS)[number], string>;
type Row = [photo: string, caption: string, before: string, after: string];
type Side = "before" | "after";
type Served = { path: string; type: string };

/**
 * Reads the folder and makes the files that the cache beside it lacks. A photo that cannot be used
 * is left out with one line in the log; a missing folder gives an empty album.
 */
export async function readPhotoAlbum(
  folder: string,
  log: (line: string) => void,
): Promise<PhotoAlbum> {
  const cache = join(dirname(resolve(folder)), `${basename(resolve(folder))}-cache`);
  const files = new Map<string, Served>();
  const pairs: BeforeAfter[] = [];
  const captions = readCaptions(folder, log);
  for (const [key, paths] of findPairs(folder, log)) {
    try {
      const words = captions.get(key);
      const picture = (side: Side) => makePicture(paths[side], altText(side, key, words), cache);
      const [before, after] = [await picture("before"), await picture("after")];
      for (const [name, served] of [...before.files, ...after.files]) files.set(name, served);
      const caption = words?.caption || nameOf(key);
      pairs.push({ key, caption, before: before.picture, after: after.picture });
    } catch (error) {
      log(`Photos of "${key}" are left out: ${reasonOf(error)}`);
    }
  }
  const crew: Picture[] = [];
  for (const [key, path] of findCrew(folder)) {
    try {
      const made = await makePicture(path, captions.get(key)?.caption || CREW_CAPTION, cache);
      for (const [name, served] of made.files) files.set(name, served);
      crew.push(made.picture);
    } catch (error) {
      log(`Photo of "${key}" is left out: ${reasonOf(error)}`);
    }
  }
  dropUnused(cache, files);
  return { pairs, crew, find: (name) => files.get(name) ?? null };
}

/** Both photos of each place, by the names of their files. */
function findPairs(folder: string, log: (line: string) => void): [string, Record<Side, string>][] {
  if (!existsSync(folder)) return [];
  const found = new Map<string, Partial<Record<Side, string>>>();
  for (const name of readdirSync(folder).sort()) {
    const [, key, side] = PHOTO_NAME.exec(name) ?? [];
    if (key === undefined || side === undefined) {
      if (name !== CAPTIONS_FILE && !CREW_NAME.test(name) && !name.startsWith(".")) {
        log(
          `Photo "${name}" is left out: its name must end in -before.jpg or -after.jpg, or begin with crew`,
        );
      }
      continue;
    }
    const sides = found.get(key.toLowerCase()) ?? {};
    found.set(key.toLowerCase(), { ...sides, [side.toLowerCase()]: join(folder, name) });
  }
  const pairs = [...found].flatMap(([key, { before, after }]): [string, Record<Side, string>][] => {
    if (before && after) return [[key, { before, after }]];
    log(`Photos of "${key}" are left out: there is no ${key}-${before ? "after" : "before"} photo`);
    return [];
  });
  for (const [key] of pairs.slice(MAX_PAIRS)) {
    log(`Photos of "${key}" are left out: the gallery shows ${MAX_PAIRS} pairs`);
  }
  return pairs.slice(0, MAX_PAIRS);
}

/** The photos of the crew, by the names of their files. */
function findCrew(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(
    (name) => CREW_NAME.test(name) && !PHOTO_NAME.test(name),
  );
  return names
    .sort()
    .slice(0, MAX_CREW)
    .map((name) => [name.replace(/\.\w+$/, "").toLowerCase(), join(folder, name)]);
}

/** The captions file, by place; without it captions come from the names of the photos. */
function readCaptions(folder: string, log: (line: string) => void): Map<string, Words> {
  const path = join(folder, CAPTIONS_FILE);
  if (!existsSync(path)) return new Map();
  try {
    const { names, lines } = readCsv(readFileSync(path), CAPTIONS_COLUMNS);
    if (!names.includes("photo")) {
      throw new Error(`its first line must be ${CAPTIONS_COLUMNS.join(",")}`);
    }
    return new Map(
      lines.map(({ cells }) => {
        const cellOf = (name: string) => cells[names.indexOf(name)] ?? "";
        const [photo, caption, before, after] = CAPTIONS_COLUMNS.map(cellOf) as Row;
        return [photo.toLowerCase(), { photo, caption, before, after }];
      }),
    );
  } catch (error) {
    log(`${path} is left out: ${reasonOf(error)}`);
    return new Map();
  }
}

async function makePicture(
  path: string,
  alt: string,
  cache: string,
): Promise<{ picture: Picture; files: [string, Served][] }> {
  if (statSync(path).size > MAX_FILE_BYTES) throw new Error(`${basename(path)} is over 50 MB`);
  const original = readFileSync(path);
  // The whole photo is hashed once; its files' names follow from that.
  const content = createHash("sha256").update(original).digest("hex");
  const files: [string, Served][] = [];
  const sources: { type: string; srcSet: string }[] = [];
  for (const { ext, type, options } of FORMATS) {
    const srcSet: string[] = [];
    for (const width of WIDTHS) {
      const name = `${nameHash(content, width)}.${ext}`;
      const target = join(cache, name);
      if (!existsSync(target)) {
        const height = Math.round(width * HEIGHT_OF_WIDTH);
        // Rotated as the camera was held; place and time are removed.
        await writeWhole(
          target,
          sharp(original, { autoOrient: true })
            .flatten({ background: "#fff" })
            .resize(width, height, { fit: "cover" })
            .toFormat(ext, options),
        ).catch((error: unknown) => {
          throw new Error(`${basename(path)}: ${reasonOf(error)}`);
        });
      }
      files.push([name, { path: target, type }]);
      srcSet.push(`/photos/${name} ${width}w`);
    }
    sources.push({ type, srcSet: srcSet.join(", ") });
  }
  const [width] = WIDTHS;
  const height = Math.round(width * HEIGHT_OF_WIDTH);
  const src = `/photos/${nameHash(content, width)}.jpeg`;
  return { picture: { alt, src, width, height, sources }, files };
}

/** Written under another name and renamed, so that a killed process leaves no partial file. */
async function writeWhole(target: string, image: Sharp): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.draft`;
  try {
    await image.toFile(draft);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes pictures that are no longer shown from the cache, and no other file. */
function dropUnused(cache: string, files: ReadonlyMap<string, unknown>): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    if (CACHED_NAME.test(name) && !files.has(name)) rmSync(join(cache, name), { force: true });
  }
}

function nameHash(content: string, width: number): string {
  const hash = createHash("sha256").update(`${RECIPE}:${width}:${content}`);
  return hash.digest("hex").slice(0, 20);
}

function altText(side: Side, key: string, words: Words | undefined): string {
  return words?.[side] || `${words?.caption || nameOf(key)}, ${side} the pickup`;
}

/** "back-yard" is "Back yard". */
function nameOf(key: string): string {
  const words = key.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n")[0] ?? message;
}
