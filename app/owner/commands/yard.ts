import type { Command } from "commander";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import { setYard } from "#app/workflows/change-settings.ts";
import { findSettings } from "#db/settings.server.ts";
import { OwnerError } from "../explain.ts";
import { settingsServices } from "../services.ts";
import { printable } from "../terminal.ts";

type Options = { city: string; zip: string; none?: true };

export function addYard(program: Command): void {
  program
    .command("yard")
    .description("Shows or sets where the truck starts its day")
    .argument("[street]", "street and number")
    .option("--city <name>", "its city", "")
    .option("--zip <zip>", "its ZIP", "")
    .option("--none", "routes start at the first stop")
    .addHelpText(
      "after",
      '\nExample:\n  npm run owner -- yard "100 Main St" --city Houston --zip 77002',
    )
    .action((street: string | undefined, options: Options) =>
      withContext(async (context) => console.log(await run(street, options, context))),
    );
}

async function run(
  street: string | undefined,
  { city, zip, none }: Options,
  context: CommandContext,
): Promise<string> {
  if (street !== undefined || none) {
    const address = none ? { street: "", city: "", zip: "" } : { street: street ?? "", city, zip };
    // The outside services take a moment to load, for which no other command should wait.
    const { chooseGeocoder } = await import("#app/services/choose-services.server.ts");
    const services = { ...settingsServices(context), geocode: chooseGeocoder(context.settings) };
    const result = await setYard(address, services);
    if (!result.ok) {
      throw new OwnerError(
        result.why === "no-address"
          ? 'The yard needs a street and a Texas ZIP: yard "100 Main St" --city Houston --zip 77002'
          : "The yard's address was not found. Check the ZIP.",
      );
    }
  }
  return yardWords(context);
}

/** Where routes start. */
export function yardWords({ database }: CommandContext): string {
  const { yard } = findSettings(database);
  return yard === null
    ? "Routes start at the first stop."
    : printable(`${yard.street}, ${yard.city} ${yard.zip}`);
}
