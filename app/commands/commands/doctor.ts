import type { Command } from "commander";
import type { Outside } from "#app/commands/doctor/domain.ts";
import { examine } from "#app/commands/doctor/examine.ts";
import { OwnerError } from "#app/commands/explain.ts";
import { facts, printable } from "#app/commands/terminal.ts";
import type { Finding } from "#app/desk/doctor/finding.ts";
import { typedHere } from "#app/server/typed-here.server.ts";

const WORDS = { ok: "ok", warning: "warning", broken: "BROKEN" };

export function addDoctor(program: Command, outside?: Outside): void {
  program
    .command("doctor")
    .description("Checks everything the site needs, and says what to fix")
    .option("--port <port...>", "the ports of the site's servers, where PORT is not set")
    .addHelpText(
      "after",
      `
It asks each outside service whose key is set once, and for the site itself as
a visitor does, by its https address. It changes nothing.
Ends with 1 when something is broken, with 0 when there are warnings only.

Example:
  npm run owner -- doctor`,
    )
    .action(async ({ port }: { port?: string[] }) => {
      const findings = await examine(process.env, new Date(), port?.map(readPort), outside);
      console.log(facts(findings.map(describe)));
      console.log(`\n${verdict(findings)}`);
      if (findings.some(({ level }) => level === "broken")) process.exitCode = 1;
    });
}

function readPort(typed: string): number {
  const port = Number(typed);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new OwnerError(`"${printable(typed)}" is not a port number. Use 1 to 65535.`);
}

function describe({ level, what, fix }: Finding): [string, string] {
  return [WORDS[level], typedHere(fix === undefined ? what : `${what}\nFix: ${fix}`)];
}

function verdict(findings: readonly Finding[]): string {
  const count = (level: Finding["level"]) => findings.filter((one) => one.level === level).length;
  const [faults, warnings] = [count("broken"), count("warning")];
  if (faults + warnings === 0) return "All is well.";
  return `${faults} broken, ${warnings === 1 ? "1 warning" : `${warnings} warnings`}.`;
}
