/** What is known of the requests in progress. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { onRequestStart } from "./request-start.server.ts";

export type RequestContext = {
  id: string;
  /** On the clock of `performance.now()`. */
  startedAt: number;
  /** What its connection had sent before. */
  bytesBefore: number;
};

const REQUEST_ID_HEADER = "x-request-id";
/** What a proxy in front may call a request. */
const PROXY_ID = /^[A-Za-z0-9_-]{8,64}$/;

const current = new AsyncLocalStorage<RequestContext>();
const contexts = new WeakMap<IncomingMessage, RequestContext>();
const inProgress = new Set<ServerResponse>();

/**
 * Gives every request from now on an id, which its answer carries as X-Request-Id.
 * @param trustProxy keeps the id that a proxy in front has given
 */
export function followRequests({ trustProxy }: { trustProxy: boolean }): void {
  onRequestStart(({ request, response }) => {
    const context = {
      id: (trustProxy && proxyId(request)) || randomUUID(),
      startedAt: performance.now(),
      bytesBefore: request.socket.bytesWritten,
    };
    contexts.set(request, context);
    // Not `run`: the channel hands over no callback to run. Each request of a connection enters anew.
    current.enterWith(context);
    response.setHeader("X-Request-Id", context.id);
    inProgress.add(response);
    response.once("close", () => inProgress.delete(response));
  });
}

/** The request whose work this is; undefined outside of one. */
export function currentRequest(): RequestContext | undefined {
  return current.getStore();
}

export function contextOf(request: IncomingMessage): RequestContext | undefined {
  return contexts.get(request);
}

/** The answers that are still owed. */
export function answersInProgress(): ReadonlySet<ServerResponse> {
  return inProgress;
}

function proxyId({ headers }: IncomingMessage): string | undefined {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === "string" && PROXY_ID.test(given) ? given : undefined;
}
