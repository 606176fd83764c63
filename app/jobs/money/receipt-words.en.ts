/** A receipt in words. */
import { words as methods } from "./method-words.en.ts";

const byDay = (day: string | null) => (day ? ` by ${day}` : "");

export const words = {
  methods,
  price: "Price",
  discount: "Discount",
  /** @param rate "15%" */
  discountOf: (rate: string) => `Discount ${rate}`,
  because: (discount: string, reason: string) => `${discount}: ${reason}`,
  tax: (rate: string) => `Sales tax ${rate}`,
  taxIncluded: (rate: string) => `Sales tax ${rate}, included`,
  total: "Total",
  tip: "Tip for the crew",
  paid: (method: string) => `Paid by ${method}`,
  refunded: (method: string) => `Refunded by ${method}`,
  /** Of one of several payments. @param day "Mon, Jul 20" */
  onDay: (payment: string, day: string) => `${payment}, ${day}`,
  /** @param day until which it is to be paid; null: on the day */
  stillToPay: (day: string | null) => `Still to pay${byDay(day)}`,
  weOwe: "We owe you back",
  toPay: (sum: string, day: string | null) => `${sum} is still to pay${byDay(day)}.`,
  paidMore: (sum: string) => `You paid ${sum} more than the price. We owe you that back.`,
  /** @param methods none where nothing was to pay */
  nothingLeft: (methods: readonly string[]) =>
    methods.length === 0
      ? "Nothing left to pay."
      : `Paid by ${methods.join(" and ")}, nothing left to pay.`,
  points: (points: string) => `${points} points`,
};
