/** A customer who is erased (rule 239): what goes, and what stays in its place. */
import type { Job } from "#app/jobs/job.ts";
import type { EventFacts } from "#app/jobs/job-event.ts";
import type { FinalPrice, Receipt } from "#app/jobs/money/receipt.ts";

export const ERASED_NAME = "Erased customer";

/** Jobs that somebody still has to do or to close: their customer is not erased. */
export function jobsToClose<Listed extends Pick<Job, "stage">>(jobs: readonly Listed[]): Listed[] {
  return jobs.filter((job) => job.stage !== "done" && job.stage !== "cancelled");
}

/** What is left of an address: the reports ask for city and ZIP. */
export function placeLeft({ city, state, zip }: Pick<Job, "city" | "state" | "zip">): string {
  return `${city}, ${state} ${zip.slice(0, 5)}`;
}

/** Facts of an event that are nobody's words. */
const FIGURES: readonly string[] = [
  "date",
  "timeOfDay",
  "items",
  "totalCents",
  "volume",
  "isNear",
  "photos",
  "fields",
  "finalCents",
  "owedCents",
  "paid",
  "isLate",
  "truck",
  "by",
  "isDispute",
  "visit",
  "isWithMain",
] satisfies (keyof EventFacts)[];

/** The figures of an event, without anybody's words; a fact that is not known here goes too. */
export function factsLeft(facts: EventFacts | null): EventFacts | null {
  if (facts === null) return null;
  return Object.fromEntries(Object.entries(facts).filter(([name]) => FIGURES.includes(name)));
}

/** A final price without what somebody typed. */
export function finalLeft({ consent: _, ...final }: FinalPrice): FinalPrice {
  const { off } = final;
  return { ...final, reason: "", ...(off && { off: { ...off, reason: "" } }) };
}

/** A receipt's sums, without the customer. */
export function receiptLeft(receipt: Receipt, place: string): Receipt {
  const { orderNumber, doneAt, final, booked, payments, priceReason, dueOn } = receipt;
  return {
    ...(dueOn && { dueOn }),
    ...{ orderNumber, doneAt, booked, payments, priceReason },
    ...{ name: ERASED_NAME, fullAddress: place, final: finalLeft(final) },
  };
}
