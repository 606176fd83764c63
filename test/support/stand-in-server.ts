/** A real HTTP server on a free loopback port that stands in for an outside service in tests. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type StandInRequest = {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
};

/** An answer over the wire, including the failures of a service. */
export type Answer =
  | { kind: "reply"; status: number; headers: Record<string, string>; body: string }
  /** Accepts the request and never answers. */
  | { kind: "hang" }
  /** Cuts the connection before answering. */
  | { kind: "reset" }
  /** Announces the whole body, sends half of it, cuts the connection. */
  | { kind: "half"; body: string }
  /** Sends the headers at once and then one byte every few milliseconds, without end. */
  | { kind: "drip" }
  /** Sends an endless body as fast as the client reads it. */
  | { kind: "flood" }
  /** Gives this answer after a delay. */
  | { kind: "slow"; ms: number; answer: Answer };

export type StandIn = {
  /** Without a slash at the end. */
  url: string;
  requests: StandInRequest[];
  close: () => Promise<void>;
};

const DRIP_MS = 5;

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  const type = { "content-type": "application/json; charset=utf-8" };
  return { kind: "reply", status, headers: { ...type, ...headers }, body: JSON.stringify(value) };
}

export function html(status: number, body = "<html><h1>Bad Gateway</h1></html>"): Answer {
  return { kind: "reply", status, headers: { "content-type": "text/html" }, body };
}

export const empty = (status: number): Answer => ({ kind: "reply", status, headers: {}, body: "" });
export const redirect = (location: string): Answer => {
  return { kind: "reply", status: 302, headers: { location }, body: "" };
};
export const hang: Answer = { kind: "hang" };
export const reset: Answer = { kind: "reset" };
export const drip: Answer = { kind: "drip" };
export const flood: Answer = { kind: "flood" };
export const half = (value: unknown): Answer => ({ kind: "half", body: JSON.stringify(value) });

/** Starts a server that answers each request with the result of `answer`. */
export async function startStandIn(
  answer: (request: StandInRequest) => Answer | Promise<Answer>,
): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const server = createServer(async (incoming, response) => {
    try {
      const request = await readRequest(incoming);
      requests.push(request);
      send(response, await answer(request));
    } catch (error) {
      // The client disconnected while sending, or the stand-in itself has a fault.
      send(response, json(500, { standInFailed: String(error) }));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<StandInRequest> {
  return {
    method: incoming.method ?? "",
    url: new URL(incoming.url ?? "/", "http://stand-in.test"),
    headers: incoming.headers,
    body: (await buffer(incoming)).toString("utf8"),
  };
}

function send(response: ServerResponse, answer: Answer): void {
  switch (answer.kind) {
    case "reply":
      response.writeHead(answer.status, answer.headers).end(answer.body);
      return;
    case "hang":
      return;
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "half":
      sendHalf(response, answer.body);
      return;
    case "drip":
      sendDrops(response);
      return;
    case "flood":
      sendFlood(response);
      return;
    case "slow":
      setTimeout(() => send(response, answer.answer), answer.ms);
  }
}

function sendHalf(response: ServerResponse, body: string): void {
  const bytes = Buffer.from(body);
  response.writeHead(200, { "content-type": "application/json", "content-length": bytes.length });
  response.write(bytes.subarray(0, bytes.length / 2), () => response.socket?.destroy());
}

function sendDrops(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), DRIP_MS);
  response.on("close", () => clearInterval(timer));
}

function sendFlood(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const chunk = " ".repeat(64 * 1024);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", pour);
  pour();
}
