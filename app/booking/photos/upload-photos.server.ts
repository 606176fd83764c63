/** Customers' photos on the disk: made anew of what was sent, under random names. */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata, type OutputInfo, type Sharp } from "sharp";
import {
  formatOf,
  HEAD_BYTES,
  POST_FOLDER,
  photoFiles,
  photoOfFile,
} from "#app/jobs/photos/photo.ts";
import { createKeyedMutex } from "#app/lib/keyed-mutex.ts";
import type { KeepPhoto, PhotoStore, PreparePhoto } from "./photo-store.ts";

/** The longest side of a photo as it is kept, in pixels. */
const LARGE = 2000;
/** The same of a photo that a model looks at: what a piece of furniture is can be seen in it. */
const FOR_MODEL = 1024;
/** The frame of the picture that says which photo is meant, in an answer and nowhere else. */
const THUMB = { width: 160, height: 120 } as const;
/** The previews' frame: twice its size on a page. */
const SMALL = { width: 480, height: 360 } as const;
/** What phones make. One that has to be decoded whole, and not line by line, takes more memory. */
const MAX_PIXELS = 50_000_000;
const MAX_PIXELS_AT_ONCE = 25_000_000;
/** Longer than any panorama: a picture of a single row takes as long as one of its pixels in a square. */
const MAX_SIDE = 20_000;
const MAX_SECONDS = 10;
/** Longer than any post or any photo takes: what is older was left by a process that was killed. */
const LEFT_AFTER_MS = 3_600_000;

// No photo is read twice, and several threads would take several times the memory.
sharp.cache(false);
sharp.concurrency(1);

// One after the other: a decoded photo takes many times the memory of its file.
const inTurn = createKeyedMutex();

/** @param folder made when missing, for the site alone */
export function createPhotoStore(folder: string): PhotoStore {
  return {
    keep: (path) => inTurn("photo", () => keep(path, folder)),
    discard: async (name) => {
      const { large, small } = photoFiles(name);
      await Promise.all([large, small].map((file) => rm(join(folder, file), { force: true })));
    },
  };
}

/** Makes a photo of a file that a model may see: upright, small, without place and camera. Nothing is kept. */
export const preparePhoto: PreparePhoto = (path) =>
  inTurn("photo", async () => {
    const made = await make(path, FOR_MODEL, THUMB);
    return made.ok ? { ok: true, jpeg: made.large.data, thumb: made.small } : made;
  });

async function keep(path: string, folder: string): Promise<KeepPhoto> {
  const made = await make(path, LARGE, SMALL);
  if (!made.ok) return made;
  makeUploadsFolder(folder);
  const name = randomBytes(16).toString("hex");
  const { large, small } = photoFiles(name);
  for (const [file, content] of [
    [large, made.large.data],
    [small, made.small],
  ] as const) {
    await writeFile(join(folder, file), content, { flag: "wx", mode: 0o600 });
  }
  const { width, height, size } = made.large.info;
  return { ok: true, photo: { name, width, height, bytes: size } };
}

type Made =
  | { ok: true; large: { data: Buffer; info: OutputInfo }; small: Buffer }
  | Extract<KeepPhoto, { ok: false }>;

/**
 * Upright pixels and nothing else: what the file said beside them is not written.
 * @param longest the longest side of the large one, in pixels
 * @param frame of the small one
 */
async function make(
  path: string,
  longest: number,
  frame: { width: number; height: number },
): Promise<Made> {
  const format = formatOf(await readHead(path));
  if (format !== "jpeg" && format !== "png" && format !== "webp") return { ok: false, why: format };
  try {
    if (isTooLarge(await read(path).metadata())) return { ok: false, why: "too-many-pixels" };
    const large = await read(path)
      .autoOrient()
      .resize(longest, longest, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(large.data)
      .resize({ ...frame, fit: "cover" })
      .jpeg({ quality: 74 })
      .toBuffer();
    return { ok: true, large, small };
  } catch (error) {
    return { ok: false, why: refusalOf(error) };
  }
}

function refusalOf(error: unknown): "too-many-pixels" | "broken" {
  return /pixel limit/i.test(String(error)) ? "too-many-pixels" : "broken";
}

function read(path: string): Sharp {
  const options = { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true } as const;
  return sharp(path, options).timeout({ seconds: MAX_SECONDS });
}

function isTooLarge(header: Metadata): boolean {
  const isAtOnce = header.format !== "jpeg" || header.isProgressive === true;
  if (Math.max(header.width, header.height) > MAX_SIDE) return true;
  return header.width * header.height > (isAtOnce ? MAX_PIXELS_AT_ONCE : MAX_PIXELS);
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Made for the site alone, and narrowed where it is there already. */
function makeUploadsFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).mode & 0o077) chmodSync(folder, 0o700);
}

/**
 * Deletes what should not lie there any more: files of photos that were removed, and what a killed
 * process has left. A photo that the database does not know is left to the owner (`doctor` names it).
 */
export function tidyUploads(folder: string, isRemoved: (name: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    const name = photoOfFile(entry);
    const isLeft = name === null ? entry.startsWith(POST_FOLDER) && isOld(path) : isRemoved(name);
    if (isLeft) rmSync(path, { recursive: true, force: true });
  }
}

function isOld(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > LEFT_AFTER_MS;
}
