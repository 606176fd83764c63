import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { withContext } from "#app/owner/command-context.ts";
import { deskHash } from "#app/services/desk-hash.server.ts";
import { sessionSecret } from "#app/settings.server.ts";
import {
  renewFeed,
  type SettingResult,
  setNotice,
  setTax,
  stopFeed,
} from "#app/workflows/change-settings.ts";
import { OwnerError } from "../explain.ts";
import { settingsServices } from "../services.ts";

export function addSettings(program: Command): void {
  program
    .command("tax")
    .description("Says how prices stand to the sales tax")
    .argument("<way>", "unset, included or added")
    .argument("[rate]", "in percent, like 8.25", "8.25")
    .addHelpText(
      "after",
      `
Texas taxes the removal of garbage and solid waste (Tax Code 151.0048, Rule
3.356). A tax adviser confirms what holds for you. Booked jobs keep what their
customers were told.

Example:
  npm run owner -- tax included 8.25`,
    )
    .action((mode: string, rate: string) =>
      withContext(async (context) => {
        if (!["unset", "included", "added"].includes(mode)) {
          throw new OwnerError("The tax is unset, included or added.");
        }
        check(await setTax({ mode, rate }, settingsServices(context)));
        console.log(mode === "unset" ? "No tax is set." : `Tax is ${mode}, ${rate}%.`);
      }),
    );
  program
    .command("notice")
    .description("Sets how many hours before a window it can still be booked")
    .argument("<hours>", "0 to 72, or usual for the site's own two hours")
    .action((hours: string) =>
      withContext(async (context) => {
        check(await setNotice(hours === "usual" ? "" : hours, settingsServices(context)));
        console.log(hours === "usual" ? "Two hours, as usual." : `${hours} hours.`);
      }),
    );
  program
    .command("feed")
    .description("Makes a new private link to your jobs for a phone's calendar")
    .option("--stop", "end the feed instead")
    .action(({ stop }: { stop?: true }) =>
      withContext(async (context) => {
        const services = settingsServices(context);
        if (stop) {
          await stopFeed(services);
          return console.log("The feed has ended.");
        }
        const secret = await renewFeed({
          ...services,
          drawToken: () => randomBytes(32).toString("hex"),
          hash: deskHash(sessionSecret(context.settings)),
        });
        console.log(
          [
            `${context.settings.SITE_URL}/feeds/${secret}.ics`,
            "Copy it now: only its hash is kept. An earlier link no longer works.",
          ].join("\n"),
        );
      }),
    );
}

function check(result: SettingResult): void {
  if (result.ok) return;
  throw new OwnerError(
    result.why === "no-rate"
      ? "A rate is in percent, like 8.25."
      : "Hours are a whole number from 0 to 72.",
  );
}
