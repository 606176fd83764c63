import { randomBytes } from "node:crypto";
import type { JobDetails } from "#app/jobs/job.ts";
import type { SaveJob } from "#app/jobs/jobs.server.ts";
import { sampleJob } from "./sample-job.ts";

/** The details and price of a booking, with the given differences. */
export function sampleDetails(differences: Partial<JobDetails> = {}): JobDetails {
  const { orderNumber, bookingKey, createdAt, revision, changedAt, token, ...details } =
    sampleJob();
  return { ...details, ...differences };
}

/** A booking to save; its order number is the first one drawn. */
export function sampleBooking(differences: Partial<SaveJob> = {}): SaveJob {
  return {
    bookingKey: "3f0c9f0e-6d5f-4a55-9d0a-2f5f6f1c7a10",
    details: sampleDetails(),
    token: randomBytes(32).toString("hex"),
    isForced: true,
    drawOrderNumber: () => "JB-100000",
    createdAt: "2026-07-20T15:30:00.000Z",
    noticeDueAt: "2026-07-20T15:31:00.000Z",
    ...differences,
  };
}
