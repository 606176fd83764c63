/** What a customer reads about the photos of a booking (rule 180). */

import { MAX_PHOTOS, type PhotoRefusal } from "#app/jobs/photos/photo.ts";
import { ended, type RefusalWords } from "./change.ts";
import { words } from "./photo-words.ts";

/** A file that was not taken, by the name it was sent with. */
export type RefusedFile = { file: string; why: PhotoRefusal };

/** Why a change of the photos as a whole was refused. many, day: a ceiling of rule 243. */
export type PhotosRefusal = "ended" | "full" | "none" | "gone" | "many" | "day";

export function isPhotoRefusal(name: string): name is PhotoRefusal {
  return Object.hasOwn(words.refused, name);
}

const MAX_NAME_CHARACTERS = 60;

/** "gate.mov is a video. …". @param otherWords for some of the reasons */
export function refusedFileWords(
  { file, why }: RefusedFile,
  otherWords: Partial<typeof words.refused> = {},
): string {
  return (otherWords[why] ?? words.refused[why])(shownName(file) || words.aFile, MAX_PHOTOS);
}

function shownName(file: string): string {
  return [...file.replaceAll(/\p{C}/gu, "")].slice(0, MAX_NAME_CHARACTERS).join("");
}

/** @param added how many photos of the same post were taken */
export function someRefusedWords(added: number, refused: number): RefusalWords {
  return { problem: words.someRefused(refused), advice: words.added(added) };
}

export function photosRefusal(why: PhotosRefusal): RefusalWords & { status: 409 | 422 } {
  switch (why) {
    case "ended":
      return ended();
    case "full":
      return { ...words.full(MAX_PHOTOS), status: 409 };
    case "gone":
      return { ...words.gone, status: 409 };
    default:
      return { ...words[why], status: 422 };
  }
}

export const photosOutdated = (): RefusalWords => words.outdated;
