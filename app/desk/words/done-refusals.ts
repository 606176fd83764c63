/** Why nothing was changed of a job's money, in the language of who is told. */
import type { Refused } from "#app/booking/words/change.ts";
import { words } from "./done-refusal-words.ts";

export const choosePaid = (): Refused => ({ ...words.choosePaid, status: 422 });

/** What the owner alone can ask for. */
const OF_OWNER = {
  "bad-discount": {
    problem: "That discount isn't right.",
    advice: "Type dollars up to the price, or a percentage up to 100. Nothing was changed.",
    status: 422,
  },
  "by-stripe": {
    problem: "This payment went through Stripe.",
    advice: "It can't be voided. Correct the price, then refund what was paid too much.",
    status: 409,
  },
  "no-email": { problem: "There is no email address.", advice: "Call the customer.", status: 422 },
  "no-payment": {
    problem: "That payment is already voided.",
    advice: "Nothing was changed.",
    status: 409,
  },
} as const satisfies Record<string, Refused>;

const STATUS = {
  ended: 409,
  "open-days": 409,
  "no-reason": 422,
  empty: 422,
  "bad-price": 422,
  "owner-only": 403,
  "no-approval": 409,
  same: 422,
  gone: 409,
  "bad-amount": 422,
  "bad-tip": 422,
  "tip-unpaid": 422,
} as const satisfies Partial<Record<keyof typeof words, number>>;

export type MoneyRefusalWhy = keyof typeof OF_OWNER | keyof typeof STATUS;

export function moneyRefusal(why: MoneyRefusalWhy): Refused {
  return why in OF_OWNER
    ? OF_OWNER[why as keyof typeof OF_OWNER]
    : { ...words[why as keyof typeof STATUS], status: STATUS[why as keyof typeof STATUS] };
}
