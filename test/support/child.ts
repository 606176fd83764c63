import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/** A child process of the test that prints lines; killed at the end of the test. */
export type Child = {
  process: ChildProcess;
  tell(line: string): void;
  /**
   * The next line it prints.
   * @throws when it ends instead, with its output
   */
  nextLine(): Promise<string>;
  /** Kills it with SIGKILL and waits for its end. */
  kill(): Promise<void>;
};

/**
 * Starts a TypeScript file as a process of its own, in the project's folder.
 * @param file path from the project's folder
 */
export function startChild(file: string, args: string[] = []): Child {
  const child = spawn(process.execPath, ["--import", "tsx", file, ...args], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let complaint = "";
  child.stderr.on("data", (words) => {
    complaint += words;
  });
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  return {
    process: child,
    tell: (line) => void child.stdin.write(`${line}\n`),
    async nextLine() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${file} ended: ${complaint}`);
      return value;
    },
    kill,
  };
}
