import type { ServerResponse } from "node:http";
import morgan from "morgan";
import { log } from "#app/server/log.server.ts";
import { withoutSecrets } from "./private-pages.ts";
import { contextOf } from "./request-context.server.ts";

const MAX_PATH_CHARACTERS = 200;
const HEALTH_PATH = "/healthz";

/**
 * Logs one structured line for each request. remix-serve logs through morgan's "tiny" format; this
 * replaces that format by one that writes to the log and gives morgan nothing to print.
 */
export function logRequests(): void {
  morgan.format("tiny", (_, request, response) => {
    const context = contextOf(request);
    const line = {
      id: context?.id,
      method: request.method,
      path: pathOf(request),
      status: response.statusCode,
      ms: context && Math.round((performance.now() - context.startedAt) * 10) / 10,
      bytes: context && request.socket.bytesWritten - context.bytesBefore,
      ...(!isWhole(response) && { aborted: true }),
    };
    if (response.statusCode >= 500) log.error(line, "request");
    // The proxy checks the health every second.
    else log[line.path === HEALTH_PATH ? "debug" : "info"](line, "request");
    return undefined;
  });
}

/**
 * The path without secrets and without the query, which may hold personal data. Express keeps the
 * whole path in originalUrl.
 */
function pathOf(request: { url?: string | undefined; originalUrl?: string }): string {
  const [path = ""] = (request.originalUrl ?? request.url ?? "").split("?", 1);
  return withoutSecrets(path).slice(0, MAX_PATH_CHARACTERS);
}

/** False when the client closed the connection before the whole answer was sent. */
function isWhole(response: ServerResponse): boolean {
  return response.writableFinished;
}
