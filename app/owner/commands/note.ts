import type { Command } from "commander";
import { NOTE_REFUSALS } from "#app/domain/desk-words.ts";
import { findJob, readOrderNumber, withContext } from "#app/owner/command-context.ts";
import { noteForDesk } from "#app/workflows/note-for-desk.ts";
import { changedJob, jobServices, ownerChange } from "../services.ts";

export function addNote(program: Command): void {
  program
    .command("note")
    .description("Writes the note for yourself and the crew on a job")
    .argument("<order>", "the order number", readOrderNumber)
    .argument("<words>", 'in place of the note before; "" takes it off')
    .addHelpText(
      "after",
      `
The customer never sees it.

Example:
  npm run owner -- note JB-123456 "Gate code 4411, big dog"`,
    )
    .action((order: string, note: string) =>
      withContext(async (context) => {
        const request = { ...ownerChange(findJob(context.database, order)), note };
        const job = changedJob(await noteForDesk(request, jobServices(context)), ({ why }) => ({
          ...NOTE_REFUSALS[why],
        }));
        console.log(job.deskNote === null ? "The note is off." : "The note is kept.");
      }),
    );
}
