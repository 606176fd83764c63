import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "./log.server.ts";
import { leave } from "./requests/leaving.server.ts";
import { answersInProgress, onRequestStart } from "./requests/request-context.server.ts";

/** Longer than the slowest request: an address looked up in 5 seconds, two emails in 10. */
const GRACE_MS = 20_000;

/**
 * Ends the process on SIGTERM and SIGINT without losing work: remix-serve closes the port, requests
 * in progress are answered, the worker settles its notice, then the database closes with the
 * process.
 * @param stopWork resolves when the background work is finished
 */
export function stopWithGrace(stopWork: () => Promise<void>): void {
  process.once("SIGUSR2", () => {
    leave();
    log.info("leaving");
  });
  const stop = async (signal: NodeJS.Signals) => {
    log.info({ signal, inProgress: answersInProgress().size }, "stopping");
    closeConnections();
    const isDone = await Promise.race([
      Promise.all([allAnswered(), stopWork()]).then(() => true),
      pause(GRACE_MS, false),
    ]);
    if (isDone) log.info("stopped");
    else
      log.error(
        { inProgress: answersInProgress().size },
        "stopped, but not everybody had an answer",
      );
    await written();
    // The framework's timers would keep the process alive for seconds.
    process.exit(isDone ? 0 : 1);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
}

/** Resolves when the log is flushed: lines written at exit would come out of order. */
function written(): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
}

/** Ends each kept-open connection with the answer in progress, or with its next one. */
function closeConnections(): void {
  for (const response of answersInProgress()) closeAfter(response);
  onRequestStart(({ response }) => closeAfter(response));
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Includes requests that arrive meanwhile on connections that are still open. */
async function allAnswered(): Promise<void> {
  for (;;) {
    const [response] = answersInProgress();
    if (!response) return;
    await once(response, "close");
  }
}
