import type { Command } from "commander";
import { readOrderNumber, withContext } from "#app/commands/command-context.ts";

export function addResend(program: Command): void {
  program
    .command("resend")
    .description("Sends both emails of a job again: yours and the customer's")
    .argument("<order>", "the order number", readOrderNumber)
    .addHelpText("after", "\nExample:\n  npm run owner -- resend JB-123456")
    .action(async (order: string) => {
      // What makes and sends emails takes a second to load, for which no other command should wait.
      const { resend } = await import("#app/commands/resend.ts");
      await withContext((context) => resend(order, context));
    });
}
