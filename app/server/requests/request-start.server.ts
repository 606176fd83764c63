/**
 * Calls handlers before Express and Remix see a request: remix-serve has no place for middleware, but
 * Node's HTTP server publishes each request on a diagnostics channel.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Adds a handler for every request from now on; handlers run in the order they were added. */
export function onRequestStart(meet: (exchange: Exchange) => void): void {
  subscribe("http.server.request.start", (message) => meet(message as Exchange));
}
