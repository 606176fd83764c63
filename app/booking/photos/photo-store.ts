/** Where the photos of bookings are kept. */
import type { KeptPhoto, PhotoRefusal } from "#app/jobs/photos/photo.ts";

export type SentFile = {
  /** As the browser named it. */
  name: string;
  /** Where it lies for the time of the post. */
  path: string;
  /** Of its content, in hexadecimal digits. */
  sha256: string;
  /** It was larger than a photo may be; what lies at its path is only the beginning of it. */
  isCutOff: boolean;
};

export type KeepPhoto =
  | { ok: true; photo: KeptPhoto }
  | { ok: false; why: Exclude<PhotoRefusal, "too-large" | "no-room"> };

/** Makes a photo of a file for a model to look at, and a small one for the answer. One at a time in this process. */
export type PreparePhoto = (
  path: string,
) => Promise<{ ok: true; jpeg: Buffer; thumb: Buffer } | Extract<KeepPhoto, { ok: false }>>;

export type PhotoStore = {
  /**
   * Makes a photo of a file: upright, without what it says about place and camera, in two sizes.
   * One at a time in this process.
   */
  keep: (path: string) => Promise<KeepPhoto>;
  discard: (name: string) => Promise<void>;
};
