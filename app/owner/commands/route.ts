import type { Command } from "commander";
import { orderDay } from "#app/domain/day-view.ts";
import { stageOf, type TrackedJob } from "#app/domain/job.ts";
import type { JobOutcome } from "#app/domain/job-outcome.ts";
import { formatMoney } from "#app/domain/money.ts";
import { phoneWords } from "#app/domain/phone-number.ts";
import { STAGE_WORDS } from "#app/domain/stage-words.ts";
import {
  type CommandContext,
  findJob,
  readOrderNumber,
  withContext,
} from "#app/owner/command-context.ts";
import { dayFactsOf } from "#app/services/day-facts.server.ts";
import { moveStop } from "#app/workflows/order-stops.ts";
import { saveDayOrder } from "#db/day-orders.server.ts";
import { oncePerPost } from "#db/desk-posts.server.ts";
import { readOutcomes } from "#db/money.server.ts";
import { dayTitle, readDay, todayAt } from "../days.ts";
import { OwnerError } from "../explain.ts";
import { type Column, table } from "../terminal.ts";

const COLUMNS: Column[] = [
  { head: "Stop", width: 6 },
  { head: "Order", width: 13 },
  { head: "Window", width: 11 },
  { head: "Customer", width: 20 },
  { head: "Where", width: 18 },
  { head: "Price", width: 12, align: "right" },
];

type Options = { up?: string; down?: string };

export function addRoute(program: Command): void {
  program
    .command("route")
    .description("Lists a day's stops in the order of the route, or moves one of them")
    .argument("[day]", "today, tomorrow, or a date like 2026-07-24", "today")
    .option("--up <order>", "one stop earlier within its window", readOrderNumber)
    .option("--down <order>", "one stop later", readOrderNumber)
    .addHelpText(
      "after",
      `
Examples:
  npm run owner -- route tomorrow
  npm run owner -- route --up JB-123456`,
    )
    .action((day: string, options: Options) =>
      withContext(async (context) => console.log(await run(day, options, context))),
    );
}

async function run(day: string, { up, down }: Options, context: CommandContext): Promise<string> {
  const order = up ?? down;
  if (order === undefined) return describe(readDay(day, todayAt(context.now)), context);
  const { date } = findJob(context.database, order);
  if (date === null) throw new OwnerError(`${order} has no day yet.`);
  const before = describe(date, context);
  const way = up === undefined ? "down" : "up";
  await moveStop({ date, orderNumber: order, way, requestId: null }, servicesOf(context));
  const after = describe(date, context);
  if (after !== before) return after;
  throw new OwnerError(`${order} is the ${way === "up" ? "first" : "last"} stop of its window.`);
}

function servicesOf({ database, now }: CommandContext) {
  return {
    saveOrder: (date: string, requestId: string | null, order: OrderOf) => {
      const at = now.toISOString();
      oncePerPost(database, requestId, at, () => {
        const ids = order(dayFactsOf(database, date));
        if (ids) saveDayOrder(database, date, ids, at);
      });
    },
  };
}

type OrderOf = (facts: ReturnType<typeof dayFactsOf>) => readonly number[] | null;

function describe(date: string, { database, now }: CommandContext): string {
  const stops = orderDay(dayFactsOf(database, date));
  const title = dayTitle(date, todayAt(now));
  if (stops.length === 0) return `${title}: no jobs.`;
  const outcomeOf = readOutcomes(database, stops);
  const driven = stops.filter((job) => stageOf(job) !== "cancelled");
  return `${title}\n\n${table(
    COLUMNS,
    stops.map((job) => row(job, driven.indexOf(job) + 1, outcomeOf(job))),
  )}`;
}

/** @param number 0: it is cancelled */
function row(job: TrackedJob, number: number, { totalCents }: JobOutcome): string[] {
  return [
    number === 0 ? "" : `${number}`,
    `${job.orderNumber}\n${STAGE_WORDS[stageOf(job)]}`,
    job.timeOfDay ?? "Time open",
    `${job.name}\n${phoneWords(job)}`,
    `${job.street}\n${job.city} ${job.zip}`,
    formatMoney(totalCents),
  ];
}
