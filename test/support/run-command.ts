import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/**
 * Runs one of the commands that the build compiled to its end, with the settings given and no others.
 * @param input what is typed into it
 */
export async function runCommand(
  name: "owner" | "backup" | "restore" | "migrate" | "fetch-copy",
  {
    args = [],
    settings = {},
    cwd = process.cwd(),
    input = "",
  }: { args?: string[]; settings?: Record<string, string>; cwd?: string; input?: string } = {},
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [resolve(`build/commands/${name}.js`), ...args], {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
    stdio: "pipe",
  });
  child.stdin.end(input);
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (words) => {
    stdout += words;
  });
  child.stderr.on("data", (words) => {
    stderr += words;
  });
  const [status] = await once(child, "close");
  return { status, stdout, stderr };
}
