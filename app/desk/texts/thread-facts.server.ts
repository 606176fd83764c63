import { isStopped } from "#app/jobs/texts/text-consent.server.ts";
import {
  addAnswer,
  answersSent,
  findThread,
  newestJobOf,
  textedJobOf,
} from "#app/jobs/texts/thread.server.ts";
import { oncePerPost } from "#db/desk-posts.server.ts";
import type { Database } from "#db/open.server.ts";
import type { ThreadFacts } from "./thread-view.ts";

/** What the database knows of the texts with a number. */
export function readThread(
  database: Database,
  phone: string,
  { offer, isSending }: { offer: unknown; isSending: boolean },
): ThreadFacts {
  return {
    phone,
    texts: findThread(database, phone),
    states: answersSent(database, phone),
    newest: newestJobOf(database, phone) ?? null,
    isStopped: isStopped(database, phone),
    isWanted: textedJobOf(database, phone) !== undefined,
    takesTexts: offer !== null,
    isSending,
  };
}

/** Keeps an answer once for a post, and owes it to the customer. */
export function answerThread(
  database: Database,
  phone: string,
  { requestId, words, at }: { requestId: string; words: string; at: string },
): void {
  const job = textedJobOf(database, phone);
  if (job) oncePerPost(database, requestId, at, () => addAnswer(database, job, { words, at }));
}
