/**
 * Where a request is met before Express and Remix see it: remix-serve gives no place for a
 * middleware, but Node's own HTTP server announces each on a channel.
 */
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Calls back for every request from now on, in the order of these calls. */
export function onRequestStart(meet: (exchange: Exchange) => void): void {
  subscribe("http.server.request.start", (message) => meet(message as Exchange));
}
