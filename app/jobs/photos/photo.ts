/** What a photo of a job may be (rule 180). */
import { type JobStage, mayFollow } from "#app/jobs/job-event.ts";

export const PHOTO_KINDS = ["customer", "before", "after"] as const;
/** "donation": the slip of what went to a charity, which is shown with it. */
export type PhotoKind = (typeof PHOTO_KINDS)[number] | "donation";

/** The most photos a customer may have on a booking at a time. */
export const MAX_PHOTOS = 8;
/** The most that a booking's customer may ever add, those included that were removed. */
export const MAX_PHOTOS_EVER = 40;
/** The most that all customers together may add within a day. */
export const MAX_PHOTOS_A_DAY = 500;
/** The largest file a customer may send, in bytes. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** What the form offers. Without HEIC, so that iPhones send a JPEG of it. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp";

/** A photo as it is kept: upright, in pixels and bytes of its large file. */
export type KeptPhoto = { name: string; width: number; height: number; bytes: number };

/** What becomes of a job's photos in one change; the photos to remove by their names. */
export type PhotoChange = {
  add?: readonly KeptPhoto[];
  remove?: readonly string[];
  /** Of what is added; left out: the customer's. */
  kind?: PhotoKind;
};

/** Why a file was not taken. */
export type PhotoRefusal =
  | "too-large"
  | "heic"
  | "video"
  | "no-photo"
  | "broken"
  | "too-many-pixels"
  | "no-room";

/** Whether the crew may add photos of its own: of what it has left behind, too. */
export function mayAddCrewPhotos(stage: JobStage): boolean {
  return mayFollow(stage, "photos-changed");
}

/** Whether the customer may still add and remove photos: until the job is over. */
export function mayShowPhotos(stage: JobStage): boolean {
  return stage !== "done" && mayFollow(stage, "photos-changed");
}

/** How the folder begins in which the files of a post lie while it is answered. */
export const POST_FOLDER = "post-";

const FILE = /^([0-9a-f]{32})(?:-small)?\.jpg$/;

/** The two files of a photo: as large as it is kept, and its preview. */
export function photoFiles(name: string): { large: string; small: string } {
  return { large: `${name}.jpg`, small: `${name}-small.jpg` };
}

/** The photo that a file belongs to; null for a file of any other name. */
export function photoOfFile(file: string): string | null {
  return FILE.exec(file)?.[1] ?? null;
}

type PhotoFormat = "jpeg" | "png" | "webp";

/** How many bytes of a file tell what it is. */
export const HEAD_BYTES = 16;

const HEIC_BRANDS = /^(?:he[ivx]|mif|msf|avi)/;
const VIDEOS = new Set(["moov", "mdat", "wide", "AVI "]);
const MATROSKA = "\x1a\x45\xdf\xa3";

/** What a file is by its first bytes, whatever its name says. */
export function formatOf(
  head: Uint8Array,
): PhotoFormat | Extract<PhotoRefusal, "heic" | "video" | "no-photo"> {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  const part = (start: number) => text.slice(start, start + 4);
  const container = part(0) === "RIFF" ? part(8) : part(4);
  if (container === "WEBP") return "webp";
  // An ISO media file names its brand after "ftyp": HEIC and AVIF pictures, else a video.
  if (container === "ftyp") return HEIC_BRANDS.test(part(8)) ? "heic" : "video";
  if (VIDEOS.has(container) || text.startsWith(MATROSKA)) return "video";
  return "no-photo";
}
