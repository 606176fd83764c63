/** How many of what was named before stay, or go. */
export type Share = { count: number; stays: boolean };

const SHARE =
  /^(?:(?:but|and|only|just|pero|y|solo|nomas) )*(\d{1,3}) (?:of (?:them|those|these) )?(?:(?:are|is|will|can|se) )?(?:be )?(stay|stays|staying|kept|remain|remaining|quedan?|go|goes|going|leaving|van?)\b/;

/** "nomás se van 3", "se quedan 2": Spanish counts behind the verb. */
const SHARE_BEHIND =
  /^(?:(?:pero|y|solo|nomas|nada mas|solamente) )*(?:se )?(quedan|van|llevan|lleven|llevense) (?:nomas |solo )?(\d{1,3})(?: de (?:ellos|ellas|esos|esas))?$/;

const KEPT =
  /^(?:(?:but|and|pero|y|so|just|only) )*(?:(?:im|i|ill|we|were|were gonna|im gonna|going to|want to) )*(?:keep|keeping|keepin|quedo con|me quedo con) (\d{1,3})(?: of (?:them|those|these))?$/;

/** "take 2 off", "remove 2 of them": so many fewer. */
const FEWER =
  /^(?:please |ok |and |actually |can you )*(?:(?:take|leave) (?:off |out )(\d{1,3})|(?:take|leave) (\d{1,3}) (?:of them )?(?:off|out)|(?:remove|drop|subtract|minus|quit\w+|resta\w*) (\d{1,3})(?: of (?:them|those))?|(\d{1,3}) (?:less|fewer|menos))$/;

/** "10 stay", "4 of them are staying", "only 6 are going". */
export function shareOf(clause: string): Share | undefined {
  if (!/\d/.test(clause)) return undefined;
  const [, kept] = KEPT.exec(clause.trim()) ?? [];
  if (kept !== undefined) return { count: Number(kept), stays: true };
  const fewer = FEWER.exec(clause.trim())
    ?.slice(1)
    .find((digits) => digits !== undefined);
  if (fewer !== undefined) return { count: Number(fewer), stays: true };
  const [, verbBefore, behind] = SHARE_BEHIND.exec(clause.trim()) ?? [];
  if (behind !== undefined) return { count: Number(behind), stays: verbBefore === "quedan" };
  const [, count, verb] = SHARE.exec(clause.trim()) ?? [];
  if (count === undefined || verb === undefined) return undefined;
  const elsewhere = /\b(?:going|goes|go) (?:to|with|home)\b/.test(clause);
  return { count: Number(count), stays: elsewhere || /^(?:stay|kept|remain|queda)/.test(verb) };
}

/** True where a number right before a verb says how many, so that it is not said of all. */
export function countsBefore(words: readonly string[]): boolean {
  return /(?<!\b(?:that|this|the) )\b\d{1,3}(?: of (?:them|those|these))?(?: (?:are|is|will|can|se))?(?: be)?$/.test(
    words.join(" "),
  );
}
