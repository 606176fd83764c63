import type { ReactNode } from "react";

/** The form that finishes a job, as far as the crew sees it. */
export const words = {
  title: "Finish the job",
  correct: "Correct the price",
  help:
    "If it was as booked, choose how they paid and press Done. If not, change the list or the price, and let the " +
    "customer approve it on this phone before you load.",
  doneWith: (name: ReactNode) => <>Done with {name}</>,
  visitDone: (order: string) =>
    `This day will be marked done. ${order} takes the money and makes the receipt.`,
  asBookedDone: (isBilled: boolean) =>
    `The job will be marked done as booked.${isBilled ? "" : " The owner records what was paid."}`,
  nothingToCollect: "Nothing to collect.",
  byInvoice: (account: ReactNode) => <>{account} pays by invoice.</>,
  openDays: "Finish the job when its last day is done. If you finish it now, that day stays open.",

  hauled: "What did you haul?",
  whats: {
    approved: "As approved",
    as: "As booked",
    lines: "Something changed",
    price: "Set another price",
  },
  price: (isBeforeTax: boolean): string => (isBeforeTax ? "Price, before tax" : "Price"),
  why: "Why it changed",
  whyHint: "The customer sees this on the receipt.",
  show: (name: ReactNode) => <>Show {name} the new price</>,
  showHint: "They approve or decline it on this phone.",
  paidBy: "Paid by",
  methods: {
    code: "Card: show code",
    card: "Card elsewhere",
    cash: "Cash",
    zelle: "Zelle",
    venmo: "Venmo",
    check: "Check",
    none: "Not yet",
  },
  received: "Received, if it isn’t all of it",
  tip: "Tip",
  tips: { "0": "None", "10": "$10", "20": "$20", other: "Other" },
  tipLater: "Not paid yet. Record a tip with the payment later.",
  otherTip: "Another tip",

  receipt: "Receipt",
  asBooked: (points: string) => `As booked, ${points} points`,
  total: "Total",
  noPrice: "Type the price and the discount as amounts.",
  receivedBy: (method: string) => `${method} received`,
  stillToPay: "Still to pay",
  finish: (isSent: boolean): string => (isSent ? "Finish, send receipt" : "Finish"),
  dontSend: "Don’t email it",

  /** What the crew alone reads on the page that the customer holds. */
  backToJob: "Crew: back to the job",
};
