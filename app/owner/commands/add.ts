import type { Command } from "commander";
import { withContext } from "#app/owner/command-context.ts";
import { readWindow } from "../hours-input.ts";
import { gather, readTypedItem } from "../list-input.ts";
import type { PhoneJobOptions } from "../phone-job.ts";

export function addAdd(program: Command): void {
  program
    .command("add")
    .description("Takes a job by phone: says the price, then books it")
    .requiredOption("--name <name>", "whom to ask for")
    .requiredOption("--phone <number>", "with ten digits")
    .requiredOption("--street <address>", "street and number")
    .requiredOption("--zip <zip>", "its ZIP")
    .option("--city <name>", "left out: the main city of the ZIP")
    .option("--email <address>", "left out: no emails go out")
    .option("--notes <words>", "for the crew")
    .option("--say <words>", 'what they say, like "two recliners and a desk"')
    .option(
      "--item <item>",
      'an item of the list, like "2 sofa"; may be repeated',
      gather(readTypedItem),
    )
    .option("--day <day>", "today, tomorrow or a date; left out: without a day yet")
    .option("--window <name>", "morning, afternoon or evening", readWindow)
    .option("--discount", "the chat's 10% off")
    .option("--force", "book a full or closed window all the same")
    .option("-y, --yes", "do not ask first")
    .addHelpText(
      "after",
      `
Example:
  npm run owner -- add --name "Ana Ruiz" --phone 713-555-0142 --street "12 Elm St" \\
    --zip 77002 --say "two recliners and a desk" --day tomorrow --window morning`,
    )
    .action(async (options: PhoneJobOptions) => {
      // The words of the chat and the outside services take a moment to load.
      const { takeCall } = await import("../phone-job.ts");
      await withContext((context) => takeCall(options, context));
    });
}
