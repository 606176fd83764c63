import { NO_ROOM, nearSlotWords } from "#app/schedule/words.ts";
import type { BookingOutcome } from "./book-pickup.server.ts";
import type { BookingErrors } from "./booking.ts";
import type { BookingFailure, BookingRefusal } from "./booking-failure.ts";
import {
  ADVICE,
  CALL_FIRST_FAILURE,
  CANCELLED_FAILURE,
  EMPTY_CART_FAILURE,
  GEOCODE_FAILURES,
  MAIL_FAILURES,
  noRoomAdvice,
  SAVE_FAILURE,
  ZIP_ELSEWHERE,
} from "./words/booking.ts";
import { QUOTE_GONE } from "./words/quote.ts";

type Words = Pick<BookingRefusal, "problem" | "advice" | "errors"> & Partial<BookingRefusal>;

/** The message and the HTTP status for an outcome that is not a booking (rules 100 and 101). */
export function describeOutcome(
  outcome: Exclude<BookingOutcome, { kind: "confirmed" | "too-many" }>,
): Words & { status: 409 | 422 | 503 } {
  switch (outcome.kind) {
    case "invalid":
      return { ...describeErrors(outcome.errors), status: 422 };
    case "empty-cart":
      return { problem: EMPTY_CART_FAILURE, advice: ADVICE.items, errors: {}, status: 422 };
    case "cancelled":
      return { problem: CANCELLED_FAILURE, advice: ADVICE.anew, errors: {}, status: 409 };
    case "no-quote":
      return { ...QUOTE_GONE[outcome.why], errors: {}, status: 409 };
    case "call-first":
      return { problem: CALL_FIRST_FAILURE, advice: ADVICE.call, errors: {}, status: 422 };
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
    problem: NO_ROOM.booking[state](nearSlotWords(wanted, today)),
    advice: state === "too-large" ? ADVICE.tooLarge : noRoomAdvice(offers.length),
    errors: {},
    offers,
  };
}

function describeErrors(errors: BookingErrors): Words {
  const count = Object.keys(errors).length;
  const problem =
    count === 1 ? "1 field needs another look." : `${count} fields need another look.`;
  return { problem, advice: ADVICE.fields, errors };
}

function addressErrors(isZipElsewhere = false): BookingErrors {
  return isZipElsewhere ? { zip: ZIP_ELSEWHERE } : { street: "Check the street, city and ZIP." };
}

function describeFailure(failure: BookingFailure): Words {
  switch (failure.step) {
    case "geocode": {
      const isAddress = failure.reason === "not-found";
      const errors = isAddress ? addressErrors(failure.isZipElsewhere) : {};
      const advice = isAddress ? ADVICE.address : ADVICE.again;
      return { problem: GEOCODE_FAILURES[failure.reason], advice, errors };
    }
    case "save":
      return { problem: SAVE_FAILURE, advice: ADVICE.again, errors: {} };
    case "email":
      return { problem: MAIL_FAILURES[failure.reason], advice: ADVICE.saved, errors: {} };
  }
}
