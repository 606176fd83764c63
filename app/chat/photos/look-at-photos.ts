/** Photos of what is leaving, looked at by the owner's model (rules 91 to 95). */

import type { PreparePhoto, SentFile } from "#app/booking/photos/photo-store.ts";
import { type RefusedFile, refusedFileWords } from "#app/booking/words/photos.ts";
import type { ReadBy } from "#app/chat/chat.ts";
import { words as chatWords } from "#app/chat/words.ts";
import { inLanguage, type Language } from "#app/lib/language.ts";
import type { Product } from "#app/prices/catalog.ts";
import { MAX_CHAT_PHOTOS, type PhotoDetection, toPhotoDetections } from "./photo-detections.ts";
import type { PhotoReading, ReadPhotos } from "./photo-model.ts";
import { words } from "./words.ts";

type PreparedPhoto = { jpeg: Uint8Array; thumb: Uint8Array };

type PreparedPhotos = { photos: readonly PreparedPhoto[]; refused: readonly RefusedFile[] };

/** Makes what a model may see of the files that were sent; of the others it says why not. */
export async function preparePhotos(
  files: readonly Pick<SentFile, "name" | "path" | "isCutOff">[],
  prepare: PreparePhoto,
): Promise<PreparedPhotos> {
  const photos: PreparedPhoto[] = [];
  const refused: RefusedFile[] = [];
  for (const { name: file, path, isCutOff } of files) {
    if (isCutOff) refused.push({ file, why: "too-large" });
    else if (photos.length >= MAX_CHAT_PHOTOS) refused.push({ file, why: "no-room" });
    else {
      const made = await prepare(path);
      if (made.ok) photos.push(made);
      else refused.push({ file, why: made.why });
    }
  }
  return { photos, refused };
}

export type LookServices = {
  readPhotos: ReadPhotos;
  findProduct: (id: string) => Product | undefined;
  /** That of the answer. */
  language: Language;
  /** Called with the reason when the model did not answer. */
  onModelFailure: (failure: Extract<PhotoReading, { ok: false }>) => void;
};

export type PhotoAnswer = {
  reply: string;
  /** How many photos were looked at. */
  count: number;
  seen: readonly PhotoDetection[];
  /** A small picture of each photo, in its order, as a data URL: the server keeps none. */
  thumbs: readonly string[];
  readBy: ReadBy;
};

/** Asks the model what the photos show. The words of the answer are the site's own. */
export async function lookAtPhotos(
  { photos, refused }: PreparedPhotos,
  services: LookServices,
): Promise<PhotoAnswer> {
  const answer = (reply: () => string, more: Partial<PhotoAnswer> = {}): PhotoAnswer => ({
    ...{ count: photos.length, seen: [], thumbs: [], readBy: "on" },
    ...more,
    reply: inLanguage(services.language, () => [reply(), ...unseenWords(refused)].join(" ")),
  });
  const limits = () => chatWords.photoLimits(MAX_CHAT_PHOTOS);
  if (photos.length === 0) return answer(() => words.none(limits()));
  const reading = await services.readPhotos(photos.map(({ jpeg }) => jpeg));
  if (!reading.ok) {
    services.onModelFailure(reading);
    return answer(() => chatWords.lookFailed, { readBy: "off" });
  }
  const things = reading.things.map(({ photo, ...line }) => ({ ...line, photos: [photo] }));
  const seen = toPhotoDetections(things, services.findProduct);
  if (seen.length === 0) return answer(() => words.nothing);
  return answer(() => words.seen, { seen, thumbs: photos.map(({ thumb }) => dataUrl(thumb)) });
}

/** Each file that was not looked at, and why. */
function unseenWords(refused: readonly RefusedFile[]): string[] {
  const noRoom = (file: string) => words.noRoom(file, MAX_CHAT_PHOTOS);
  const { video } = words;
  return refused.map((file) => refusedFileWords(file, { video, "no-room": noRoom }));
}

function dataUrl(jpeg: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;
}
