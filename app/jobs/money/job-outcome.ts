import type { Job } from "#app/jobs/job.ts";
import type { JobStage } from "#app/jobs/job-event.ts";
import type { Order } from "#app/jobs/job-line.ts";
import { type TaxSetting, taxOn } from "#app/prices/tax.ts";
import { jobTax, jobTotalCents } from "./job-money.ts";
import type { FinalPrice } from "./receipt.ts";

/** What a job comes to, in cents and points, and how far it is. */
export type JobOutcome = Omit<Order, "totalCents"> & {
  taxCents: number;
  /** With the tax that is added, without tips. */
  totalCents: number;
  stage: JobStage;
};

/**
 * The one answer to what a job comes to and how far it is, for screens, files, reports and the terminal
 * (rule 281): as it was done, else as it is booked.
 */
export function outcomeOf(job: Job, final: FinalPrice | null, current: TaxSetting): JobOutcome {
  const { items, volume, subtotalCents, discountCents } = final ?? job;
  const { taxCents } = final?.tax ?? taxOn(job.totalCents, jobTax(job, current));
  const totalCents = jobTotalCents(job, { final }, current);
  return { items, volume, subtotalCents, discountCents, taxCents, totalCents, stage: job.stage };
}

/** How far a job is, for lists and files: a booked one is confirmed once both emails were accepted. */
export function stateWords(job: Job): string {
  const { stage } = job;
  if (stage !== "booked") return stage === "on-the-way" ? "on the way" : stage;
  return job.confirmedAt !== null ? "confirmed" : "unconfirmed";
}
