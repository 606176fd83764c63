import type { JobStage } from "./job-event.ts";

/** How far a job is, as the owner and the crew say it. */
export const words: Record<JobStage, string> = {
  booked: "Booked",
  "on-the-way": "On my way",
  done: "Done",
  cancelled: "Canceled",
};
