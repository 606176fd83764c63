/** The post of the booking form, wherever it stands: on /schedule and on the page of a quote. */
import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import {
  type BookingOutcome,
  type BookingRequest,
  bookPickup,
} from "#app/booking/book-pickup.server.ts";
import { readBookingForm } from "#app/booking/booking-form.server.ts";
import { describeOutcome } from "#app/booking/explain-booking.ts";
import { nearMarks } from "#app/booking/near-marks.server.ts";
import { words } from "#app/booking/words/booking-words.ts";
import { houstonWallTime } from "#app/lib/dates.ts";
import { likelyEmail } from "#app/lib/email-address.ts";
import { inLanguage, requestLanguage } from "#app/lib/language.ts";
import type { OpenDays } from "#app/schedule/open-days.ts";
import { offeredWindows } from "#app/schedule/windows.server.ts";
import { now } from "#app/server/env.server.ts";
import { looksAutomated } from "#app/server/requests/bot-check.server.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { requestLog } from "#app/server/requests/request-context.server.ts";
import { bookingServicesFor } from "#app/services.server.ts";
import { bookingRate, recipientWait, secret } from "#app/site-checks.server.ts";
import { connection } from "#db/client.server.ts";
import { answerBooking, type Words } from "./answer-booking.ts";
import { nearSentence } from "./near-sentence.ts";

export type Confirmed = Extract<BookingOutcome, { kind: "confirmed" }>;

export type BookingPost = {
  /** What is booked; of a quote with the form's own key, which the form cannot choose. */
  order: Omit<BookingRequest, "bookingKey" | "values" | "emailAsked" | "language"> & {
    bookingKey?: string;
  };
  openDays: () => OpenDays | null;
  confirm: (outcome: Confirmed) => Promise<Response>;
};

/**
 * Books what was posted, or shows the form again as it was filled in, with the reason.
 * @param read the form, where it was read already
 */
export async function takeBookingPost(
  request: Request,
  { order, openDays, confirm }: BookingPost,
  read?: URLSearchParams | BadFormError,
) {
  const language = requestLanguage(request);
  const say = <Said>(work: () => Said) => inLanguage(language, work);
  const form = read ?? (await readForm(request).catch(asBadForm));
  if (form instanceof BadFormError) {
    const said = say(() => ({ problem: words.form, advice: words.advice.again }));
    return refuse(form.status, said);
  }
  const typed = readBookingForm(form);
  /** Shows the form again as it was filled in, with the windows near its ZIP. */
  const shown = async (said: Words) => {
    const near = await nearMarks(request, typed.values);
    const emailMeant = said.errors?.email ? likelyEmail(typed.values.email) : undefined;
    const { bookingKey, values } = typed;
    return { bookingKey, values, near, emailMeant, ...said };
  };
  if (form.get("intent") === "look") {
    const looked = await shown({ problem: null, advice: "" });
    const windows = offeredWindows(connection());
    const hasZip = typed.values.zip.trim() !== "";
    const advice = hasZip
      ? say(() => nearSentence(looked.near, openDays(), windows, houstonWallTime(now())))
      : "";
    return data(answerBooking({ ...looked, advice }), { headers: NOT_STORED });
  }
  const wait = await bookingRate(request);
  if (wait !== null) {
    const said = say(() => ({
      problem: words.busy,
      advice: words.advice.wait(waitWords(wait)),
    }));
    return refuse(429, await shown(said), { "Retry-After": String(wait) });
  }
  if (looksAutomated(form, Object.values(typed.values), secret, now())) {
    const said = say(() => ({ problem: words.automated, advice: words.advice.again }));
    return refuse(422, await shown(said));
  }
  const services = { ...bookingServicesFor(requestLog(request)), recipientWait };
  const outcome = await bookPickup({ ...typed, ...order, language }, services);
  if (outcome.kind === "confirmed") return confirm(outcome);
  if (outcome.kind === "too-many") {
    const said = say(() => ({ problem: words.recipient, advice: words.advice.recipient }));
    return refuse(429, await shown(said), { "Retry-After": String(outcome.waitSeconds) });
  }
  const { status, ...said } = say(() => describeOutcome(outcome));
  // The key of a cancelled booking cannot make another one.
  const renewed = outcome.kind === "cancelled" ? { bookingKey: randomUUID() } : {};
  return refuse(status, await shown({ ...said, ...renewed }));
}

const NOT_STORED = { "Cache-Control": "no-store" };

function refuse(status: number, said: Words, headers: Record<string, string> = {}) {
  const all = { ...NOT_STORED, "X-Robots-Tag": "noindex", ...headers };
  return data(answerBooking(said), { status, headers: all });
}
