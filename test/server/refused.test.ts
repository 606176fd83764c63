import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { type BuiltServer, sharedServer } from "#test/support/built-server.ts";
import { bookPickup } from "#test/support/photo-visit.ts";

const MB = 1024 * 1024;
const FORM = { "content-type": "application/x-www-form-urlencoded" };

test("a post from another site is refused on every route, with a page that explains it", async () => {
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

test("a post from the site's own page, an old browser or a command line is accepted", async () => {
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

test("an unknown method or an invalid host is refused without an error", async () => {
  const { url } = await sharedServer();
  expect((await ask(url, { method: "TRACE" })).status).toBe(405);
  expect((await ask(`${url}/faq`, { method: "DELETE" })).status).toBe(405);
  expect((await ask(url, { headers: { host: "a b" } })).status).toBe(400);
  expect((await ask(`${url}/refused/cross-site`, {})).status).toBe(404);
});

test("an unread body does not block the next request on the connection", async () => {
  const { url } = await sharedServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const large = Buffer.alloc(2_000_000, "a");
  const first = await ask(`${url}/faq`, { method: "POST", agent }, large);
  const second = await ask(`${url}/healthz`, { agent });
  agent.destroy();
  expect([first.status, second.status]).toEqual([405, 200]);
});

test("a chunked body that is too large is refused, and the connection stays usable", async () => {
  const { url } = await sharedServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const json = { "content-type": "application/json" };
  for (const [path, headers] of [
    ...["/cart", "/chat", "/estimate", "/api/leads"].map((path) => [path, FORM] as const),
    ...["/api/chat", "/api/leads"].map((path) => [path, json] as const),
  ]) {
    const answer = await ask(url + path, { method: "POST", agent, headers }, twoMegabytes());
    expect([path, answer.status]).toEqual([path, 413]);
    expect((await ask(`${url}/healthz?alive`, { agent })).status).toBe(200);
  }
  agent.destroy();
});

test("a path that cannot be decoded is answered with 400, without a stack in answer or log", async () => {
  const server = await sharedServer();
  const { hostname, port } = new URL(server.url);
  const send = (path: string, method: string) => ask(server.url, { hostname, port, path, method });
  const broken = ["/%ff", "/%", "/%zz.data", "/faq%c0%af.data", "/service-areas/%E0%A4%A"];
  for (const path of [...broken, "/assets/%ff"]) {
    for (const method of ["GET", "HEAD", "POST"]) {
      const answer = await send(path, method);
      expect([path, method, answer.status]).toEqual([path, method, 400]);
      expect(answer.body).not.toMatch(/URIError|node_modules|\n\s+at /);
    }
  }
  for (const path of ["/%25ff", "/%2525ff.data", "/%2e%2e/package.json", "//evil.example"]) {
    const { status = 0 } = await send(path, "GET");
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
  expect(server.output()).not.toMatch(/URIError|\n\s+at /);
});

test("a post whose Origin has another scheme than SITE_URL counts as another site's", async () => {
  const { url } = await sharedServer({ SITE_URL: "https://junk.example", TRUST_PROXY: "1" });
  const post = async (origin: string) => {
    const headers = { ...FORM, host: "junk.example", origin };
    return (await ask(`${url}/cart`, { method: "POST", headers })).status;
  };
  expect(await post("https://junk.example")).toBe(303);
  expect(await post("http://junk.example")).toBe(403);
  expect(await post("https://junk.example:8443")).toBe(403);
});

test("answers with a visitor's data forbid caching, and every answer has nosniff", async () => {
  const { url } = await sharedServer();
  const cookie = "cart=sofa.2";
  for (const path of ["/_root.data", "/faq.data", "/schedule.data", "/nothing-here.data"]) {
    const { headers } = await ask(url + path, { headers: { cookie } });
    expect([path, headers.vary, headers["x-content-type-options"]]).toEqual([
      path,
      expect.stringMatching(/\bCookie\b/),
      "nosniff",
    ]);
  }
  for (const path of ["/schedule", "/schedule.data"]) {
    for (const method of ["GET", "POST"]) {
      const answer = await ask(url + path, { method, headers: { ...FORM, cookie } });
      expect([path, method, answer.headers["cache-control"]]).toEqual([path, method, "no-store"]);
    }
  }
  for (const path of ["/api/chat", "/api/leads"]) {
    for (const method of ["GET", "POST"]) {
      const { headers } = await ask(url + path, { method });
      expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"]);
    }
  }
});

test("bytes that are not HTTP are answered with a bare 400", async () => {
  const { url } = await sharedServer();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\nHost: x\r\nX-Bad\u0000Name: y\r\n\r\n");
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n$/);
});

test("a post of photos that is too large is answered while it is still being sent", async () => {
  const site = await sharedServer();
  const page = await bookPickup(site.url, site.folder);
  const { status, body } = await beginPost(site, `${page}/photos`, 90 * MB);
  expect(status).toBe(413);
  expect(body).toContain("more than could be sent at once");
  expect(existsSync(join(site.folder, "uploads"))).toBe(false);
});

/** In chunks, so that there is no Content-Length. */
function twoMegabytes(): Readable {
  return Readable.from(Array.from({ length: 32 }, () => Buffer.alloc(65_536, "a")));
}

async function ask(url: string, options: RequestOptions, body?: Buffer | Readable) {
  const outgoing = request(url, options);
  const answered = once(outgoing, "response") as Promise<[IncomingMessage]>;
  if (body instanceof Readable) body.pipe(outgoing);
  else outgoing.end(body);
  const [incoming] = await answered;
  return {
    status: incoming.statusCode,
    headers: incoming.headers,
    body: await text(incoming),
  };
}

/** Announces a length, sends a few bytes, and waits for the answer. */
function beginPost({ url }: BuiltServer, path: string, bytes: number) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const post = request(url + path, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", "content-length": bytes },
    });
    post.on("response", async (answer) => {
      let body = "";
      for await (const chunk of answer) body += chunk;
      resolve({ status: answer.statusCode, body });
      post.destroy();
    });
    post.on("error", reject);
    post.write("--x\r\n");
  });
}
