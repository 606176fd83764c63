import type { Job } from "#app/jobs/job.ts";
import { type SaveJob, saveJob } from "#app/jobs/jobs.server.ts";
import type { Database } from "#db/open.server.ts";

/** Saves a booking for which there is room. */
export function savedJob(database: Database, booking: SaveJob): Job {
  const saved = saveJob(database, booking);
  if (saved.kind !== "saved") throw new Error(`There is no room: ${saved.state}`);
  return saved.job;
}
