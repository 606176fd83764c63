/**
 * Why photos were not taken, in an address: a plain post of photos leads back to the page of its job,
 * which says it there. Only the names of known refusals travel, never words.
 */
import type { RefusalWords } from "#app/booking/words/change.ts";
import { words as changes } from "#app/booking/words/change-words.ts";
import { words as photos } from "#app/booking/words/photo-words.ts";
import { isPhotoRefusal, refusedFileWords, someRefusedWords } from "#app/booking/words/photos.ts";
import { MAX_PHOTOS, type PhotoRefusal } from "#app/jobs/photos/photo.ts";

/** Of a whole post. */
const wholes = (): Readonly<Record<string, RefusalWords>> => ({
  ended: changes.ended,
  full: photos.full(MAX_PHOTOS),
  none: photos.none,
  many: photos.many,
  day: photos.day,
  gone: photos.gone,
  outdated: photos.outdated,
  unreadable: changes.unreadable,
  "not-now": photos.notNow,
  "post-too-large": photos.tooLarge(MAX_PHOTOS),
});

/** The query for a post that added no photo. @param words one of those that `wholes` has */
export function postRefusalQuery({ problem }: RefusalWords): string {
  const [name = "unreadable"] =
    Object.entries(wholes()).find(([, words]) => words.problem === problem) ?? [];
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
  const whole = wholes();
  if (Object.hasOwn(whole, name)) return whole[name] ?? null;
  const refused = names.filter(isPhotoRefusal);
  if (refused.length === 0) return null;
  const words = someRefusedWords(Math.min(8, Number(query.get("added")) || 0), refused.length);
  const files = [...new Set(refused)].map((why) => refusedFileWords({ file: "", why }));
  return { ...words, advice: [...files, words.advice].join(" ") };
}
