/**
 * The context of each request in progress, looked up by the request itself: AsyncLocalStorage would
 * make every await slower on Node 20.
 */
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Log, log } from "#app/server/log.server.ts";

/**
 * Calls a handler for every request from now on, before Express and Remix see it: remix-serve has no place
 * for middleware, but Node's HTTP server publishes each request on a diagnostics channel. Handlers run in
 * the order they were added.
 */
export function onRequestStart(meet: (exchange: Exchange) => void): void {
  subscribe("http.server.request.start", (message) => meet(message as Exchange));
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

type RequestContext = {
  id: string;
  /** On the clock of `performance.now()`. */
  startedAt: number;
  /** Bytes sent on its connection before it. */
  bytesBefore: number;
  /** What the site's pages showed when it arrived. */
  pageVersion: string;
};

const REQUEST_ID_HEADER = "x-request-id";

const contexts = new WeakMap<IncomingMessage, RequestContext>();
const byId = new Map<string, RequestContext>();
const inProgress = new Set<ServerResponse>();

/**
 * Gives every request from now on an id. Its answer and the headers that routes read carry it as
 * X-Request-Id. An id sent by the client is ignored, so that lines of the log with one id belong to
 * one request.
 * @param pageVersion what the site's pages show at present, asked at each request
 */
export function followRequests(pageVersion: () => string): void {
  onRequestStart(({ request, response }) => {
    const context = {
      id: randomUUID(),
      startedAt: performance.now(),
      bytesBefore: request.socket.bytesWritten,
      pageVersion: pageVersion(),
    };
    contexts.set(request, context);
    byId.set(context.id, context);
    request.headers[REQUEST_ID_HEADER] = context.id;
    response.setHeader("X-Request-Id", context.id);
    inProgress.add(response);
    response.once("close", () => {
      byId.delete(context.id);
      inProgress.delete(response);
    });
  });
}

/** The request's id; undefined where `followRequests` was not called: the development server, tests. */
function requestId(request: Request): string | undefined {
  return request.headers.get(REQUEST_ID_HEADER) ?? undefined;
}

/** The log for what happens in a request: each line has its id. */
export function requestLog(request: Request): Log {
  const id = requestId(request);
  return id ? log.child({ id }) : log;
}

/** When the request arrived, on the clock of `performance.now()`; now, where that is unknown. */
function arrivalOf(request: Request): number {
  return byId.get(requestId(request) ?? "")?.startedAt ?? performance.now();
}

/** The version of the pages when the request arrived; undefined where that is unknown. */
export function versionAtArrival(request: Request): string | undefined {
  return byId.get(requestId(request) ?? "")?.pageVersion;
}

export function contextOf(request: IncomingMessage): RequestContext | undefined {
  return contexts.get(request);
}

/** The answers that are not finished yet. */
export function answersInProgress(): ReadonlySet<ServerResponse> {
  return inProgress;
}

/**
 * The Server-Timing header, in milliseconds, which browsers show beside a request: `load` from its
 * arrival until its data is there, `render` for the page, `total` for both.
 */
export function startTiming(request: Request) {
  const arrivedAt = arrivalOf(request);
  const loadedAt = performance.now();
  const load = loadedAt - arrivedAt;

  return {
    loaded: () => metric("load", load),
    rendered: () => {
      const render = performance.now() - loadedAt;
      return [metric("load", load), metric("render", render), metric("total", load + render)].join(
        ", ",
      );
    },
  };
}

function metric(name: string, milliseconds: number): string {
  return `${name};dur=${milliseconds.toFixed(1)}`;
}
