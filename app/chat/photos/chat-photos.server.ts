/** Reads a post of the chat with photos in it (rules 91 to 95). */

import { type PostedFile, withFiles } from "#app/booking/photos/photo-post.server.ts";
import { MAX_CONVERSATION_BYTES } from "#app/chat/conversation-field.ts";
import { sayTo } from "#app/lib/language.ts";
import { type CheckRate, waitWords } from "#app/server/requests/rate-limit.server.ts";
import { MAX_CHAT_PHOTOS } from "./photo-detections.ts";
import { words } from "./words.ts";

const LIMITS = {
  lane: "chat" as const,
  photos: MAX_CHAT_PHOTOS,
  fields: 8,
  fieldBytes: MAX_CONVERSATION_BYTES,
};

export type ChatPhotos<Prepared> = {
  /** The form's other fields; empty where the post was not read. */
  fields: URLSearchParams;
} & ({ prepared: Prepared } | { refusal: { words: string; status: number; headers: Headers } });

/**
 * Hands the files of a post to `prepare`, and deletes them then: nothing lies on the disk any more while
 * the model looks at what was made of them.
 * @param folder in which the files lie meanwhile
 * @param photoRate counts each photo: a model is paid for each
 */
export async function readChatPhotos<Prepared>(
  request: Request,
  folder: string,
  photoRate: CheckRate,
  prepare: (files: readonly PostedFile[]) => Promise<Prepared>,
): Promise<ChatPhotos<Prepared>> {
  const post = await withFiles(request, folder, LIMITS, async ({ fields, files }) => {
    const wait = await photoRate(request, Math.max(1, Math.min(files.length, MAX_CHAT_PHOTOS)));
    if (wait === null) return { fields, prepared: await prepare(files) };
    const headers = new Headers({ "Retry-After": String(wait) });
    const problem = sayTo(request, () => words.tooMany(waitWords(wait)));
    return { fields, refusal: { words: problem, status: 429, headers } };
  });
  if (!("refusal" in post)) return post.result;
  const { problem, status, headers } = post.refusal;
  return {
    fields: new URLSearchParams(),
    refusal: { words: problem, status, headers: new Headers(headers) },
  };
}
