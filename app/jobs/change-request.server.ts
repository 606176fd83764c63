import type { Client } from "#db/write-queue.server.ts";
import { changeJob } from "./change-job.server.ts";
import type { ChangeResult, JobChange } from "./job-change.ts";
import type { Actor } from "./job-event.ts";

export type ChangeRequest = {
  jobId: number;
  /** A repeat of the same post shows the first result. Null: a command, which is not repeated. */
  requestId: string | null;
  /** The revision that whoever asks has seen. */
  revision: number | null;
  who: Actor;
  /** The name of the crew member who asks (rule 421). */
  by?: string | undefined;
  /** When it was pressed, where it waited for signal since; left out: now. */
  pressedAt?: Date | undefined;
};

export type ChangeServices = {
  client: Client;
  now: () => Date;
  /** Called after a change, so that its messages go out at once. */
  onMessagesDue: () => void;
};

/** Changes a job in one transaction (`app/jobs/change-job.server.ts` says how), and has its messages sent. */
export async function changeAsked<Refusal>(
  { jobId: id, requestId, revision, by, pressedAt }: ChangeRequest,
  { client, onMessagesDue }: ChangeServices,
  at: Date,
  decide: JobChange<Refusal>["decide"],
): Promise<ChangeResult<Refusal>> {
  const change = { id, requestId, revision, at, by, pressedAt, decide };
  const result = await client.write((free) => changeJob(free, change));
  if (result.kind === "changed") onMessagesDue();
  return result;
}
