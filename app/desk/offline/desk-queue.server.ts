/** The answers to posts that waited for signal (app/desk/offline/): words, in place of a page. */
import type { RefusalWords } from "#app/booking/words/change.ts";
import type { Clash } from "#app/desk/job/clash.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { QUEUE_HEADER } from "./desk-queue.ts";

export function isQueued(request: Request): boolean {
  return request.method === "POST" && request.headers.has(QUEUE_HEADER);
}

/** So long a device may have been without signal. */
const LONGEST_AGO_MS = 14 * 86_400_000;

/** When a post of the queue was pressed, by its device's clock and never later than now; undefined for others. */
export function pressedAt(request: Request, at: Date): Date | undefined {
  if (!isQueued(request)) return undefined;
  const told = Date.parse(request.headers.get(QUEUE_HEADER) ?? "");
  const isBelieved = told <= at.getTime() && told > at.getTime() - LONGEST_AGO_MS;
  return isBelieved ? new Date(told) : at;
}

/** @param words why nothing was changed; null: none beside the status */
export function answerQueue(status: number, words: RefusalWords | null): Response {
  return Response.json(words ?? {}, { status, headers: PRIVATE_HEADERS });
}

/** The words in what an action has returned to its page. */
export function wordsOf(actionData: unknown): RefusalWords | null {
  const { problem, advice, clash } = (actionData ?? {}) as Partial<RefusalWords> & {
    clash?: Clash;
  };
  if (problem === undefined || advice === undefined) return null;
  return { problem, advice, ...(clash && { clash }) };
}
