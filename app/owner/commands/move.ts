import type { Command } from "commander";
import { DESK_MOVE_REFUSALS, ROOM_WORDS } from "#app/domain/desk-words.ts";
import type { TimeOfDay } from "#app/domain/schedule.ts";
import { slotWords } from "#app/domain/slot-words.ts";
import { findJob, readOrderNumber, withContext } from "#app/owner/command-context.ts";
import { type MoveRefusal, moveBooking } from "#app/workflows/move-booking.ts";
import { readDay, todayAt } from "../days.ts";
import { readWindow } from "../hours-input.ts";
import { toldWords } from "../job-words.ts";
import { changedJob, jobServices, ownerChange } from "../services.ts";

export function addMove(program: Command): void {
  program
    .command("move")
    .description("Moves a job to another window, or gives one without a day its day")
    .argument("<order>", "the order number", readOrderNumber)
    .argument("<day>", "today, tomorrow, or a date like 2026-07-24")
    .argument("<window>", "morning, afternoon or evening", readWindow)
    .option("--force", "into a full or closed window")
    .addHelpText("after", "\nExample:\n  npm run owner -- move JB-123456 tomorrow afternoon")
    .action((order: string, day: string, timeOfDay: TimeOfDay, { force }: { force?: true }) =>
      withContext(async (context) => {
        const slot = { date: readDay(day, todayAt(context.now)), timeOfDay };
        const request = {
          ...ownerChange(findJob(context.database, order)),
          ...{ slot, isForced: force === true },
        };
        const job = changedJob(await moveBooking(request, jobServices(context)), explain);
        console.log(`${order} is set for ${slotWords(slot)}. ${toldWords(job)}`);
      }),
    );
}

function explain(refusal: MoveRefusal) {
  if (refusal.why !== "no-room") return DESK_MOVE_REFUSALS[refusal.why];
  return {
    problem: `${slotWords(refusal.wanted)} ${ROOM_WORDS[refusal.state]}.`,
    advice: "Nothing was changed. To move it all the same, add --force.",
  };
}
