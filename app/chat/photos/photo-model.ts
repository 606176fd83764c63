import type { ModelFailure } from "#app/chat/chat-model.ts";
import type { CartLine } from "#app/prices/cart.ts";

/** Something that the model sees, with the number of the photo, from 1, that shows it. */
export type DetectedThing = CartLine & { photo: number };

export type PhotoReading =
  | { ok: true; things: DetectedThing[] }
  /** `detail` is for the log: one line, without secrets. */
  | { ok: false; reason: ModelFailure; detail: string };

/** Names what JPEG files show of the price list. Never rejects: every failure is a value. */
export type ReadPhotos = (photos: readonly Uint8Array[]) => Promise<PhotoReading>;
