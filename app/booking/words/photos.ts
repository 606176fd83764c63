/** What a customer reads about the photos of a booking (rule 180). */

import { MAX_PHOTOS, type PhotoRefusal } from "#app/jobs/photos/photo.ts";
import { ENDED, OUTDATED, type RefusalWords } from "./change.ts";

/** A file that was not taken, by the name it was sent with. */
export type RefusedFile = { file: string; why: PhotoRefusal };

/** Why a change of the photos as a whole was refused. many, day: a ceiling of rule 243. */
export type PhotosRefusal = "ended" | "full" | "none" | "gone" | "many" | "day";

const WHY: Record<PhotoRefusal, string> = {
  "too-large": "is larger than 10 MB. Send a smaller copy.",
  heic: "is a HEIC or AVIF picture. Send it as a JPEG.",
  video: "is a video. Send a photo instead, or describe it in the note.",
  "no-photo": "is not a photo. Send a JPEG, PNG or WebP.",
  broken: "is damaged. Take the photo again.",
  "too-many-pixels": "has too many pixels. Send a smaller copy.",
  "no-room": `doesn't fit. A booking holds ${MAX_PHOTOS} photos. Remove one first.`,
};

export function isPhotoRefusal(name: string): name is PhotoRefusal {
  return Object.hasOwn(WHY, name);
}

const MAX_NAME_CHARACTERS = 60;

/** "gate.mov is a video. …" */
export function refusedFileWords({ file, why }: RefusedFile): string {
  return fileWords(file, WHY[why]);
}

/** The same where some of the reasons are said in other words. */
export function refusedFileWordsBut(otherWords: Partial<typeof WHY>) {
  return ({ file, why }: RefusedFile): string => fileWords(file, otherWords[why] ?? WHY[why]);
}

function fileWords(file: string, words: string): string {
  const name = [...file.replaceAll(/\p{C}/gu, "")].slice(0, MAX_NAME_CHARACTERS).join("");
  return `${name || "A file"} ${words}`;
}

/** @param added how many photos of the same post were taken */
export function someRefusedWords(added: number, refused: number): RefusalWords {
  const files = refused === 1 ? "We couldn't take 1 file." : `We couldn't take ${refused} files.`;
  if (added === 0) return { problem: files, advice: "No photo was added." };
  return {
    problem: files,
    advice: added === 1 ? "The other photo was added." : `The other ${added} photos were added.`,
  };
}

export const PHOTOS_REFUSALS: Record<PhotosRefusal, RefusalWords & { status: 409 | 422 }> = {
  ended: { ...ENDED, status: 409 },
  full: {
    problem: `A booking holds ${MAX_PHOTOS} photos, and others were added in the meantime.`,
    advice: "These were not added. Remove one first, then choose them again.",
    status: 409,
  },
  none: {
    problem: "No photo was chosen.",
    advice: "Choose a JPEG, PNG or WebP, up to 10 MB, then press the button again.",
    status: 422,
  },
  many: {
    problem: "This booking can't take any more photos.",
    advice: "These were not added. Tell us the rest in the note, or call us.",
    status: 422,
  },
  day: {
    problem: "We can't take more photos today.",
    advice: "These were not added, and your booking is safe. Try again tomorrow.",
    status: 422,
  },
  gone: { problem: "That photo was already removed.", advice: "Nothing was changed.", status: 409 },
};

export const PHOTOS_OUTDATED: RefusalWords = {
  problem: OUTDATED.problem,
  advice: "Nothing was changed now. Here is the booking as it is. Choose the photos again.",
};

/** The whole post was larger than any `most` photos. */
export function postTooLarge(most: number): RefusalWords {
  return {
    problem: "That's more than you can send at once.",
    advice: `Nothing was added. Send up to ${most} photos, each up to 10 MB.`,
  };
}

/** The same of a booking's photos. */
export const POST_TOO_LARGE = postTooLarge(MAX_PHOTOS);

/** The photos did not arrive within a minute, or hardly moved. */
export const TOO_SLOW: RefusalWords = {
  problem: "Your photos took too long to arrive.",
  advice: "Nothing was added. Send them one or two at a time, or try again on a better connection.",
};

/** Too many are sending photos, or the disk has no room for them. */
export const NOT_NOW: RefusalWords = {
  problem: "We can't take photos right now.",
  advice: "Nothing was added, and your booking is safe. Try again in a few minutes.",
};
