/** Asks for a secret in the terminal, without showing what is typed. */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Each line that is typed, or comes from a pipe; ends where the input does. */
export async function* askSecret(question: string): AsyncGenerator<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    ...{ input: process.stdin, output: silent, terminal: process.stdin.isTTY === true },
  });
  lines.on("SIGINT", () => process.exit(130));
  try {
    process.stderr.write(question);
    for await (const line of lines) {
      process.stderr.write("\n");
      yield line;
      process.stderr.write(question);
    }
  } finally {
    lines.close();
  }
}
