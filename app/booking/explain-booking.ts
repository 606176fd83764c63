import { nearSlotWords } from "#app/schedule/words.ts";
import type { BookingOutcome } from "./book-pickup.server.ts";
import type { BookingErrors } from "./booking.ts";
import type { BookingFailure, BookingRefusal } from "./booking-failure.ts";
import { words } from "./words/booking-words.ts";
import { words as quotes } from "./words/quote-words.ts";

type Words = Pick<BookingRefusal, "problem" | "advice" | "errors"> & Partial<BookingRefusal>;

/** The message and the HTTP status for an outcome that is not a booking (rules 100 and 101). */
export function describeOutcome(
  outcome: Exclude<BookingOutcome, { kind: "confirmed" | "too-many" }>,
): Words & { status: 409 | 422 | 503 } {
  switch (outcome.kind) {
    case "invalid":
      return { ...describeErrors(outcome.errors), status: 422 };
    case "empty-cart":
      return { problem: words.emptyCart, advice: words.advice.items, errors: {}, status: 422 };
    case "cancelled":
      return { problem: words.cancelled, advice: words.advice.anew, errors: {}, status: 409 };
    case "no-quote":
      return { ...quotes.gone[outcome.why], errors: {}, status: 409 };
    case "call-first":
      return { problem: words.callFirst, advice: words.advice.call, errors: {}, status: 422 };
    case "no-room":
      return { ...describeNoRoom(outcome), status: 409 };
    case "failed": {
      const { failure } = outcome;
      const isAddress = failure.step === "geocode" && failure.reason === "not-found";
      return { ...describeFailure(failure), status: isAddress ? 422 : 503 };
    }
  }
}

function describeNoRoom({
  wanted,
  today,
  state,
  offers,
}: Extract<BookingOutcome, { kind: "no-room" }>) {
  return {
    problem: words.noRoom[state](nearSlotWords(wanted, today)),
    advice: state === "too-large" ? words.advice.tooLarge : words.advice.noRoom(offers.length),
    errors: {},
    offers,
  };
}

function describeErrors(errors: BookingErrors): Words {
  const problem = words.fieldsLeft(Object.keys(errors).length);
  return { problem, advice: words.advice.fields, errors };
}

function addressErrors(isZipElsewhere = false): BookingErrors {
  return isZipElsewhere ? { zip: words.fields.zipElsewhere } : { street: words.fields.place };
}

function describeFailure(failure: BookingFailure): Words {
  switch (failure.step) {
    case "geocode": {
      const isAddress = failure.reason === "not-found";
      const errors = isAddress ? addressErrors(failure.isZipElsewhere) : {};
      const advice = isAddress ? words.advice.address : words.advice.again;
      return { problem: words.geocode[failure.reason], advice, errors };
    }
    case "save":
      return { problem: words.notSaved, advice: words.advice.again, errors: {} };
    case "email":
      return { problem: words.mail[failure.reason], advice: words.advice.saved, errors: {} };
  }
}
