import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { sharedServer } from "#test/support/built-server.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

test("a post of another site is refused with a page that says so, on every route", async () => {
  const { url } = await sharedServer();
  for (const path of ["/schedule", "/chat", "/cart", "/estimate", "/api/chat", "/api/leads"]) {
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "not a url" },
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    ]) {
      const answer = await ask(`${url}${path}`, {
        method: "POST",
        headers: { ...FORM, ...headers },
      });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.body).toContain("That came from another site");
      expect(answer.headers["content-security-policy"]).toContain("default-src 'self'");
    }
  }
});

test("a post of our own page, of an old browser, or typed by hand is taken", async () => {
  const { url } = await sharedServer();
  for (const headers of [
    { origin: url },
    { "sec-fetch-site": "same-origin", origin: "null" },
    { "sec-fetch-site": "none" },
    {},
  ]) {
    const answer = await ask(`${url}/cart`, { method: "POST", headers: { ...FORM, ...headers } });
    expect(answer.status).toBe(303);
  }
});

test("a method or a host that no browser sends is refused, not a failure", async () => {
  const { url } = await sharedServer();
  expect((await ask(url, { method: "TRACE" })).status).toBe(405);
  expect((await ask(`${url}/faq`, { method: "DELETE" })).status).toBe(405);
  expect((await ask(url, { headers: { host: "a b" } })).status).toBe(400);
  expect((await ask(`${url}/refused/cross-site`, {})).status).toBe(404);
});

test("a body that nobody reads does not hold up the next request on the connection", async () => {
  const { url } = await sharedServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const large = Buffer.alloc(2_000_000, "a");
  const first = await ask(`${url}/faq`, { method: "POST", agent }, large);
  const second = await ask(`${url}/healthz`, { agent });
  agent.destroy();
  expect([first.status, second.status]).toEqual([405, 200]);
});

test("what is no HTTP at all is answered with 400 and nothing of ours", async () => {
  const { url } = await sharedServer();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\nHost: x\r\nX-Bad\u0000Name: y\r\n\r\n");
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n$/);
});

async function ask(url: string, options: Parameters<typeof request>[1], body?: Buffer) {
  const outgoing = request(url, options);
  const answered = once(outgoing, "response") as Promise<[IncomingMessage]>;
  outgoing.end(body);
  const [incoming] = await answered;
  return {
    status: incoming.statusCode,
    headers: incoming.headers,
    body: await text(incoming),
  };
}
