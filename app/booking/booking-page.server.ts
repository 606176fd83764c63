/**
 * What the pages behind a booking's private link share: the way in, the posts that change the
 * booking, and the answers to them.
 */

import { randomUUID } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import { isPageGone } from "#app/jobs/change-deadline.ts";
import type { Job } from "#app/jobs/job.ts";
import type { ChangeResult, Stamp } from "#app/jobs/job-change.ts";
import type { JobEvent, JobEventKind } from "#app/jobs/job-event.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { findJobByToken } from "#app/jobs/jobs.server.ts";
import { dayLine, isStanding } from "#app/jobs/visit.ts";
import { daysOfJob, mainOf } from "#app/jobs/visits.server.ts";
import { sayTo, spokenLanguage } from "#app/lib/language.ts";
import { bookingPath, isToken } from "#app/lib/private-path.ts";
import {
  asBadForm,
  BadFormError,
  idOfContent,
  readFields,
  readForm,
} from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { type CheckRate, waitWords } from "#app/server/requests/rate-limit.server.ts";
import { findProduct, linesIn, sendsMail } from "#app/services.server.ts";
import { connection } from "#db/client.server.ts";
import { type BookingView, viewBooking } from "./booking-view.ts";
import { type RefusalWords, type Refused, unread } from "./words/change.ts";
import { words } from "./words/change-words.ts";
import { words as drafts } from "./words/draft-words.ts";

/**
 * The booking that an address opens. An order number opens nothing.
 * @throws Response 404 where there is none, 410 once its page is gone (rule 128)
 */
export function openBooking({ token = "" }: { token?: string }, at: Date): Job & { token: string } {
  const job = isToken(token) ? findJobByToken(connection(), token) : undefined;
  if (!job) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  const main = mainOf(connection(), job);
  // A further day has no page of its own: all is asked and shown on the job's (rule 479).
  if (main) throw redirect(bookingPath(main.token), { status: 303, headers: PRIVATE_HEADERS });
  if (isPageGone(job, at)) throw new Response("Gone", { status: 410, headers: PRIVATE_HEADERS });
  return { ...job, token };
}

/** A booking as its customer's pages show it at an instant, in the language that is spoken. */
export function showBooking(
  job: Job,
  at: Date,
  events: readonly JobEvent[] = findEvents(connection(), job.id),
  isTexted = false,
): BookingView & { days: string[] } {
  const standing = daysOfJob(connection(), job).filter(isStanding);
  const days = standing.map(dayLine);
  const named = { ...job, items: linesIn(spokenLanguage(), job.items) };
  return { ...viewBooking(named, events, findProduct, at, sendsMail(), isTexted), days };
}

/** A loader whose words are those of the page that it is asked for. */
export function spoken<Args extends { request: Request }, Loaded>(load: (args: Args) => Loaded) {
  return (args: Args): Loaded => sayTo(args.request, () => load(args));
}

/** New with each rendering (rule 125). */
export function stampChange({ revision }: Pick<Job, "revision">): Stamp {
  return { requestId: randomUUID(), revision };
}

export type ChangePost = Stamp & {
  /** What was typed; empty where the post could not be read. */
  form: URLSearchParams;
  refusal: Refused | null;
};

const stampSchema = z.object({
  requestId: z.uuid(),
  revision: z.string().regex(/^\d{1,9}$/),
});

/** The hidden fields as they were posted; null where they are not what a page has sent out. */
export function checkStamp(form: URLSearchParams): Stamp | null {
  const stamp = stampSchema.safeParse(Object.fromEntries(form));
  if (!stamp.success) return null;
  return { requestId: stamp.data.requestId, revision: Number(stamp.data.revision) };
}

/** Too many changes came from one address; null: not so. */
export async function tooBusy(request: Request, checkRate: CheckRate): Promise<Refused | null> {
  const wait = await checkRate(request);
  if (wait === null) return null;
  const headers = { "Retry-After": String(wait) };
  return sayTo(request, () => ({ ...words.busy(waitWords(wait)), status: 429, headers }));
}

/** Reads a post that would change a booking; that it comes from this site is checked before. */
export async function readChange(request: Request, checkRate: CheckRate): Promise<ChangePost> {
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) {
    return unreadPost({ ...sayTo(request, unread), status: form.status });
  }
  const stamp = checkStamp(form);
  if (!stamp) return unreadPost(sayTo(request, unread), form);
  const refusal = await tooBusy(request, checkRate);
  if (refusal) return unreadPost(refusal, form);
  return {
    form,
    requestId: idOfContent(form.toString()),
    revision: stamp.revision,
    refusal: null,
  };
}

/** The id that a post has or would have got, by its body as it was sent. */
export function idOfBody(body: string): string {
  return idOfContent(readFields(body).toString());
}

/** The answer to a post that was not looked at: the page again, with what was typed. */
export function refusePost<Typed>({ status, headers, problem, advice }: Refused, typed: Typed) {
  return data({ problem, advice, typed }, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}

/**
 * The answer to a change: the booking's page where it is done, also when this very post has done it
 * before; else the page that was posted from, as the booking is now, with what was typed.
 * @param explain the words for a refusal, with the status: 422 where something else can be typed,
 *   409 where the booking or the day does not take it; more than words goes to the page as well
 * @throws Response 404 for a booking that is not there any more
 */
export function answerChange<Refusal, Typed, Words extends RefusalWords>(
  result: ChangeResult<Refusal>,
  {
    request,
    token,
    part,
    what,
    typed,
    outdated = () => drafts.outdated,
    explain,
  }: {
    request: Request;
    token: string;
    /** The page it leads to; none: the booking itself. */
    part?: string;
    what: JobEventKind;
    typed: Typed;
    /** Where what was sent cannot be shown again. */
    outdated?: () => RefusalWords;
    explain: (refusal: Refusal, job: Job) => Words & { status: number };
  },
) {
  switch (result.kind) {
    case "changed":
    case "repeated":
      return toBooking(token, what, part);
    case "outdated":
      return data(
        { ...sayTo(request, outdated), typed },
        { status: 409, headers: PRIVATE_HEADERS },
      );
    case "refused": {
      const said = () => explain(result.refusal, result.job);
      const { status, ...words } = sayTo(request, said);
      return data({ ...words, typed }, { status, headers: PRIVATE_HEADERS });
    }
    case "unknown":
      throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  }
}

/** To a page of the booking, which says what was done; the place of that on the page gets the focus. */
function toBooking(token: string, what: JobEventKind, part?: string): Response {
  const location = `${bookingPath(token, part)}?did=${what}#did`;
  return redirect(location, { status: 303, headers: PRIVATE_HEADERS });
}

function unreadPost(refusal: Refused, form = new URLSearchParams()): ChangePost {
  return { form, requestId: "", revision: 0, refusal };
}
