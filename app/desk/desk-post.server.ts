/** The posts of the desk's forms, and the answers to them. */
import { data, redirect } from "@remix-run/node";
import { type ChangePost, readChange } from "#app/booking/booking-page.server.ts";
import type { RefusalWords, Refused } from "#app/booking/words/change.ts";
import type { Job } from "#app/jobs/job.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { inLanguage, type Language, requestLanguage } from "#app/lib/language.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskRate } from "#app/site-checks.server.ts";
import type { Clash } from "./job/clash.ts";
import { pressedAt } from "./offline/desk-queue.server.ts";
import { words } from "./words/desk-words.ts";

/** Reads a post of the desk. Forms without a revision of their own carry 0. */
export async function readDeskPost(
  request: Request,
): Promise<ChangePost & { pressedAt: Date | undefined }> {
  return { ...(await readChange(request, deskRate)), pressedAt: pressedAt(request, now()) };
}

/** To a page of the desk once a post is done, or was done before. */
export function toDesk(location: string): Response {
  return redirect(location, { status: 303, headers: PRIVATE_HEADERS });
}

/** The page again, with what was typed and why nothing was changed. */
export function refuseDeskPost<Typed>({ status, headers, problem, advice }: Refused, typed: Typed) {
  return data(
    { problem, advice, typed, clash: null },
    { status, headers: { ...PRIVATE_HEADERS, ...headers } },
  );
}

/**
 * The answer to a change of a job. A change that was based on an earlier revision is not made: the page
 * shows both.
 * @throws Response 404 for a job that is not there
 */
export function answerDesk<Refusal, Typed>(
  request: Request,
  result: ChangeResult<Refusal>,
  { language = requestLanguage(request), ...answer }: DeskAnswer<Refusal, Typed>,
) {
  return inLanguage(language, () => answerIn(result, answer));
}

type DeskAnswer<Refusal, Typed> = {
  /** Where it leads once it is done. */
  to: string;
  typed: Typed;
  /** Both versions of a change that was based on an earlier revision. */
  clash?: (job: Job) => Clash;
  explain: (refusal: Refusal) => RefusalWords & { status: number };
  /** Of who reads it, where that is not the desk's. */
  language?: Language;
};

function answerIn<Refusal, Typed>(
  result: ChangeResult<Refusal>,
  { to, typed, clash, explain }: Omit<DeskAnswer<Refusal, Typed>, "language">,
) {
  switch (result.kind) {
    case "changed":
    case "repeated":
      return toDesk(to);
    case "outdated":
      return data(
        { ...words.outdated, typed, clash: clash?.(result.job) ?? null },
        { status: 409, headers: PRIVATE_HEADERS },
      );
    case "refused": {
      const { status, problem, advice } = explain(result.refusal);
      return refuseDeskPost({ status, problem, advice }, typed);
    }
    case "unknown":
      throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  }
}
