/** What a job has cost besides (rule 459): added and taken off by the owner. */
import { and, eq } from "drizzle-orm";
import { readCents } from "#app/lib/read-cents.ts";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";
import { now } from "#app/server/env.server.ts";
import { write } from "#db/client.server.ts";
import { oncePerPost } from "#db/desk-posts.server.ts";
import { jobCosts } from "#db/schema.ts";
import { MAX_COST_WORDS } from "./job-costs.ts";

const MAX_CENTS = 1_000_000;

/** @returns false where there are no words, or no amount */
export async function addCost(
  jobId: number,
  typed: { words: string; amount: string },
  requestId: string,
): Promise<boolean> {
  const words = beginningOf(singleLine(typed.words), MAX_COST_WORDS);
  const cents = readCents(typed.amount);
  if (words === "" || !cents || cents > MAX_CENTS) return false;
  const at = now().toISOString();
  await write((free) =>
    oncePerPost(free, requestId, at, () => {
      free.insert(jobCosts).values({ jobId, words, cents, at }).run();
    }),
  );
  return true;
}

export async function removeCost(jobId: number, id: number): Promise<void> {
  const isIt = and(eq(jobCosts.id, id), eq(jobCosts.jobId, jobId));
  const removedAt = now().toISOString();
  await write((free) => free.update(jobCosts).set({ removedAt }).where(isIt).run());
}
