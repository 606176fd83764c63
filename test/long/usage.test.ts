/** Every command says what it takes, and does nothing where it is asked that or given something else. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openOffice } from "#test/support/owner-command.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
/** Biome and Drizzle Kit answer for themselves; the owner's commands follow below. */
const OTHERS = ["fix", "migration", "owner"];
const DRAWERS = ["build-icons", "build-commands", "draw-favicons"];
const COMMANDS = [
  ...Object.entries(scripts).filter(([name]) => !OTHERS.includes(name)),
  ...DRAWERS.map((name) => [name, `node scripts/${name}.mjs`] as const),
];

async function ran(command: string, argument: string) {
  const [file = "", ...args] = command.split(" ");
  const path = file === "tsx" ? "node_modules/.bin/tsx" : process.execPath;
  const env = { ...process.env, DATABASE_PATH: `${temporaryFolder()}/none/site.db` };
  const child = spawn(path, [...args, argument], { env, timeout: 20_000 });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, out, err };
}

test.each(COMMANDS)(
  "%s answers --help, and refuses what it does not take",
  async (_, command) => {
    const [help, wrong] = await Promise.all([ran(command, "--help"), ran(command, "--no-such")]);
    expect(help).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/^(npm|node) .+\n\n/),
    });
    expect(wrong).toMatchObject({ code: 1, out: "" });
    expect(wrong.err).toContain(`'--no-such'. Nothing was done.\n${help.out}`);
  },
  60_000,
);

test("each of the owner's commands answers --help, and refuses what it does not take", async () => {
  const { owner, databasePath } = openOffice();
  const { stdout } = await owner([]);
  const names = [...stdout.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names.filter((one) => one !== "help")) {
    const help = await owner([name, "--help"]);
    expect(help).toMatchObject({ status: 0, stderr: "" });
    expect(help.stdout).toContain(`npm run owner -- ${name}`);
    expect(await owner([name, "--no-such"])).toMatchObject({ status: 1, stdout: "" });
  }
  expect(() => readFileSync(databasePath)).toThrow(/ENOENT/);
});
