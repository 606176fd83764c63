/** The answers to posts that waited for signal (app/desk/offline/): words, in place of a page. */
import type { RefusalWords } from "#app/booking/words/change.ts";
import type { Clash } from "#app/desk/job/clash.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { QUEUE_HEADER } from "./desk-queue.ts";

export function isQueued(request: Request): boolean {
  return request.method === "POST" && request.headers.has(QUEUE_HEADER);
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
