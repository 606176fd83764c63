/**
 * Why photos were not taken, in an address: a plain post of photos leads back to the page of its job,
 * which says it there. Only the names of known refusals travel, never words.
 */
import { type RefusalWords, UNREADABLE } from "#app/booking/words/change.ts";
import {
  isPhotoRefusal,
  NOT_NOW,
  PHOTOS_OUTDATED,
  PHOTOS_REFUSALS,
  POST_TOO_LARGE,
  refusedFileWords,
  someRefusedWords,
} from "#app/booking/words/photos.ts";
import type { PhotoRefusal } from "#app/jobs/photos/photo.ts";

/** Of a whole post. */
const WHOLE: Readonly<Record<string, RefusalWords>> = {
  ...PHOTOS_REFUSALS,
  outdated: PHOTOS_OUTDATED,
  unreadable: UNREADABLE,
  "not-now": NOT_NOW,
  "post-too-large": POST_TOO_LARGE,
};

/** The query for a post that added no photo. @param words one of those that `WHOLE` knows */
export function postRefusalQuery({ problem }: RefusalWords): string {
  const [name = "unreadable"] =
    Object.entries(WHOLE).find(([, words]) => words.problem === problem) ?? [];
  return `photos=${name}`;
}

/** The query for single files. @param added how many photos were taken all the same */
export function fileRefusalsQuery(
  added: number,
  refused: readonly { why: PhotoRefusal }[],
): string {
  return `photos=${refused.map(({ why }) => why).join(",")}&added=${added}`;
}

/** The words for a query; null where it names no refusal. */
export function readPhotoRefusal(query: URLSearchParams): RefusalWords | null {
  const names = (query.get("photos") ?? "").split(",");
  const [name = ""] = names;
  if (Object.hasOwn(WHOLE, name)) return WHOLE[name] ?? null;
  const refused = names.filter(isPhotoRefusal);
  if (refused.length === 0) return null;
  const words = someRefusedWords(Math.min(8, Number(query.get("added")) || 0), refused.length);
  const files = [...new Set(refused)].map((why) => refusedFileWords({ file: "", why }));
  return { ...words, advice: [...files, words.advice].join(" ") };
}
