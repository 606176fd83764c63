import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#test/support/temporary.ts";
import { runWhenUnlocked } from "../../scripts/apt.mjs";

const LOCK = "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 812 (apt)";

/** A command that counts its runs and then runs a script, in place of apt-get. */
function command(script: string) {
  const folder = temporaryFolder();
  const path = join(folder, "apt-get");
  const runs = join(folder, "runs");
  writeFileSync(path, `#!/bin/sh\necho run >> ${runs}\nruns=$(wc -l < ${runs})\n${script}\n`);
  chmodSync(path, 0o755);
  return { path, runs: () => readFileSync(runs, "utf8").split("\n").length - 1 };
}

/** Collects what is printed from now on. */
function hearOutput(): string[] {
  const said: string[] = [];
  const note = (words: unknown) => {
    said.push(String(words));
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(note),
    vi.spyOn(process.stderr, "write").mockImplementation(note),
    vi.spyOn(console, "log").mockImplementation(note),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return said;
}

test("while another program holds the package manager's lock, the installation waits and says so", async () => {
  const said = hearOutput();
  const { path, runs } = command(`[ $runs -gt 2 ] || { echo "${LOCK}" >&2; exit 100; }`);
  expect(await runWhenUnlocked(path, [], 1)).toBe(true);
  expect(runs()).toBe(3);
  const waiting = said.filter((words) => words.startsWith("Waiting for the package manager"));
  expect(waiting).toEqual(Array(2).fill(expect.stringContaining("held by process 812 (apt)")));
});

test("a command that fails for another reason is not repeated, and its reason is shown", async () => {
  const said = hearOutput();
  const { path, runs } = command("echo 'E: Unable to locate package caddy' >&2; exit 100");
  expect(await runWhenUnlocked(path, [], 1)).toBe(false);
  expect(runs()).toBe(1);
  expect(said.join("")).toContain("Unable to locate package caddy");
});

test("a missing command is a failure", async () => {
  expect(await runWhenUnlocked(join(temporaryFolder(), "no-such-command"), [], 1)).toBe(false);
});
