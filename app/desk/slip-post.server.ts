/** Posts of fields with at most one photo, as of a ticket or a slip: read and answered. */
import { z } from "zod";
import { keepFiles } from "#app/booking/photos/change-photos.server.ts";
import { isPhotoPost, type PostedFile, withFiles } from "#app/booking/photos/photo-post.server.ts";
import { type Refused, unread } from "#app/booking/words/change.ts";
import { refusedFileWords } from "#app/booking/words/photos.ts";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { sayTo } from "#app/lib/language.ts";
import { env } from "#app/server/env.server.ts";
import { idOfContent } from "#app/server/requests/form.server.ts";
import { photoServices } from "#app/services.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { readDeskForm, refuseDeskForm } from "./desk-form.server.ts";
import { words } from "./words/job-refusal-words.ts";

export type SlipPost = {
  /** Whose language a refusal is in (`sayTo`). */
  request: Request;
  requestId: string;
  form: URLSearchParams;
  files: readonly PostedFile[];
};

const LIMITS = { lane: "desk", photos: 1, fields: 12, fieldBytes: 4_000 } as const;
const formId = z.uuid();

/**
 * Answers a post with at most one photo, whose file goes with the answer: a refusal shows the page again with what
 * was typed.
 * @param typedOf what the page shows of a refused form
 * @throws Response for one too many
 */
export async function answerSlipPost<Typed extends object>(
  request: Request,
  typedOf: (form: URLSearchParams) => Typed,
  answer: (post: SlipPost) => Promise<Refused | Response>,
) {
  const orRefused = (answer: Refused | Response, form: URLSearchParams) => {
    if (answer instanceof Response) return answer;
    const { problem, advice, status } = answer;
    return refuseDeskForm({ problem, advice }, status, { typed: typedOf(form) });
  };
  if (!isPhotoPost(request)) {
    const { requestId, form } = await readDeskForm(request, deskRate);
    return orRefused(await answer({ request, requestId, form, files: [] }), form);
  }
  const { pathname } = new URL(request.url);
  const post = await withFiles(request, env.UPLOADS_PATH, LIMITS, async ({ fields, files }) => {
    if (!formId.safeParse(fields.get("requestId")).success) {
      return orRefused(sayTo(request, unread), fields);
    }
    const whole = [pathname, fields, ...files.map(({ sha256 }) => sha256)].join(" ");
    const requestId = idOfContent(whole);
    return orRefused(await answer({ request, requestId, form: fields, files }), fields);
  });
  return "result" in post
    ? post.result
    : orRefused(post.refusal, post.fields ?? new URLSearchParams());
}

/**
 * Makes a photo of what was sent and hands it to `write`; where that keeps it not, its files go again.
 * @param write says whether it has kept the photo
 * @returns why the file was not taken; null: it was, or there is none
 */
export async function withSlip(
  { request, files }: Pick<SlipPost, "request" | "files">,
  write: (photo: KeptPhoto | null) => Promise<boolean>,
): Promise<Refused | null> {
  const { photos } = photoServices;
  const kept: (KeptPhoto & { sha256: string })[] = [];
  let isKept = false;
  try {
    const [refused] = await keepFiles(files, 1, kept, photos);
    if (refused) {
      const said = () => ({ problem: refusedFileWords(refused), advice: words.otherPhoto });
      return { ...sayTo(request, said), status: 422 };
    }
    const [photo = null] = kept.map(({ sha256, ...one }) => one);
    isKept = await write(photo);
    return null;
  } finally {
    if (!isKept) for (const { name } of kept) await photos.discard(name);
  }
}
