/** The command that copies a database to a storage, as its unit runs it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readCopyState } from "#app/server/copy/copy-state.server.ts";
import { S3_BUCKET, S3_KEY_ID, S3_SECRET } from "./s3-stand-in.ts";

/** What an owner fills in for the stand-in. @param url of the stand-in */
export const copySettings = (url: string) => ({
  ...{ COPY_ENDPOINT: "https://s3.stand-in.test", COPY_BASE_URL: url, COPY_BUCKET: S3_BUCKET },
  ...{ COPY_KEY_ID: S3_KEY_ID, COPY_SECRET_KEY: S3_SECRET },
});

export function startCopyCommand(settings: Record<string, string> & { DATABASE_PATH: string }) {
  const child = spawn(process.execPath, ["build/commands/copy.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    // With what it has started, as a machine that is lost takes all along.
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words) => {
      output += words;
    });
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    process.kill(signal === "SIGKILL" ? -Number(child.pid) : Number(child.pid), signal);
    await ended;
  };
  onTestFinished(() => end("SIGKILL"));
  return {
    output: () => output,
    state: () => readCopyState(settings),
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    hasEnded: () => child.exitCode !== null,
    folder: join(settings.DATABASE_PATH, ".."),
  };
}
