/** Standing customers: their terms, and the discount of their own (rules 465 to 467). */

/** When what a job has come to is to be paid. */
export const TERMS = ["on-the-day", "net-15", "net-30"] as const;
export type Terms = (typeof TERMS)[number];

export const TERMS_WORDS: Record<Terms, string> = {
  "on-the-day": "On the day",
  "net-15": "Net 15",
  "net-30": "Net 30",
};

export type Account = {
  id: number;
  name: string;
  /** Where its invoices go. */
  email: string;
  /** Its purchase order number; "": none. */
  poNumber: string;
  terms: Terms;
  /** Its own discount, in hundredths of a percent. */
  rate: number;
  /** One invoice for the jobs of a month; otherwise one for each job. */
  isMonthly: boolean;
  /** When it was ended: no job is put on it any more. */
  endedAt: string | null;
};

/** What a job keeps of its account, as it was when it was put on it; null: it is on none. */
export type OnAccount = {
  accountId?: number | null;
  accountTerms?: Terms | null;
  /** Hundredths of a percent. */
  accountRate?: number | null;
  /** Whether the site's discount was the job's as well. */
  hasSiteDiscount?: boolean | null;
  /** Whether it is on the invoice of its month. */
  accountMonthly?: boolean | null;
};

/** "Bayou Homes, net 30", "Bayou Homes, net 30, by the month". */
export function accountWords({
  name,
  terms,
  isMonthly,
}: Pick<Account, "name" | "terms" | "isMonthly">): string {
  return `${name}, ${TERMS_WORDS[terms].toLowerCase()}${isMonthly ? ", by the month" : ""}`;
}
