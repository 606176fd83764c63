/** What a job came to, as options say it. */
import type { Command } from "commander";
import type { TrackedJob } from "#app/domain/job.ts";
import type { FinalRequest } from "#app/domain/job-money.ts";
import { severalLines } from "#app/domain/typed-text.ts";
import type { CommandContext } from "./command-context.ts";
import { OwnerError } from "./explain.ts";
import { changedList, type ListOptions, withListOptions } from "./job-list.ts";
import { readAmount } from "./list-input.ts";

export type FinalOptions = ListOptions & { price?: number; reason?: string; email: boolean };

export function withFinalOptions(command: Command): Command {
  return withListOptions(command)
    .option("--price <dollars>", "another price than the list gives, like 404.59", readAmount)
    .option("--reason <words>", "why it is not the booked price; it stands on the receipt")
    .option("--no-email", "do not email the receipt");
}

/** @throws OwnerError where the options do not fit together */
export function finalOf(
  job: TrackedJob,
  { price, reason = "", ...list }: FinalOptions,
  context: CommandContext,
): FinalRequest {
  const isList = list.add !== undefined || list.remove !== undefined;
  const why = severalLines(reason).slice(0, 500);
  if (isList && price !== undefined) {
    throw new OwnerError("Another list, or another price: one of the two.");
  }
  if ((isList || price !== undefined) && why === "") {
    throw new OwnerError('Say why: --reason "Carried from the third floor". It is on the receipt.');
  }
  if (isList) {
    return { kind: "other-lines", wanted: changedList(job, list, context), reason: why };
  }
  return price === undefined
    ? { kind: "as-booked" }
    : { kind: "other-price", cents: price, reason: why };
}
