import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, sharedServer, startBuiltServer } from "#test/support/built-server.ts";
import { bookPickup } from "#test/support/photo-visit.ts";

const MB = 1024 * 1024;
const FORM = { "content-type": "application/x-www-form-urlencoded" };

test("a post from another site is refused on every route, with a page that explains it", async () => {
  const { url } = await sharedServer();
  for (const path of [
    "/schedule",
    "/quote",
    "/chat",
    "/cart",
    "/estimate",
    "/api/chat",
    "/api/leads",
  ]) {
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
      // A page that is gone back to asks again, and keeps what was typed.
      const kept = answer.headers["cache-control"];
      expect([path, method, kept]).toEqual([
        path,
        method,
        expect.stringMatching(/no-(?:store|cache)/),
      ]);
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
  expect(body).toContain("more than you can send at once");
  expect(existsSync(join(site.folder, "uploads"))).toBe(false);
});

/** In chunks, so that there is no Content-Length. */
function twoMegabytes(): Readable {
  return Readable.from(Array.from({ length: 32 }, () => Buffer.alloc(65_536, "a")));
}

test("an address without end is refused before it costs anything", async () => {
  const { url } = await sharedServer();
  const timeOf = async (path: string, status: number) => {
    const start = performance.now();
    const answer = await ask(url + path, {});
    expect([path.slice(0, 40), answer.status]).toEqual([path.slice(0, 40), status]);
    return performance.now() - start;
  };
  // Beside an ordinary page, asked for in turns: the machine does other work too.
  const ordinary: number[] = [];
  const isQuick = (times: number[]) => Math.min(...times) < 1.8 * Math.min(...ordinary) + 10;
  const home = await ask(url, {});
  const version = /"version":\s*"(\w+)"/.exec(home.body)?.[1];
  for (const [path, status] of [
    [`/${"a/".repeat(7_000)}`, 414],
    [`/${"a/".repeat(9)}`, 414],
    [`/${"a/".repeat(9)}a.data`, 414],
    [`/desk/${"%5C".repeat(2_000)}`, 400],
    [`/service-areas/${"a".repeat(9_000)}`, 414],
    [`/service-areas/${"a".repeat(7_000)}`, 404],
    [`/?${"a&".repeat(3_900)}`, 200],
    [`/itemized?q=${"%20".repeat(2_500)}`, 200],
    [`/itemized?q=${"a+".repeat(3_900)}`, 200],
    [`/estimate?items=${"a+2+".repeat(1_900)}`, 200],
    [`/list/${"lamp.1_".repeat(1_000)}lamp`, 404],
    [`/__manifest?version=${version}&p=${"/a".repeat(3_000)}`, 400],
    [`/__manifest?version=${version}${"&p=a/b".repeat(1_200)}`, 200],
    [
      `/__manifest?version=${version}&${Array.from({ length: 800 }, (_, at) => `p=/${at}/`).join("&")}`,
      200,
    ],
  ] as const) {
    const times: number[] = [];
    ordinary.length = 0;
    for (let turn = 0; turn < 8 && !isQuick(times); turn++) {
      ordinary.push(await timeOf("/itemized?q=a", 200));
      times.push(await timeOf(path, status));
    }
    expect([path.slice(0, 40), isQuick(times) || [times, ordinary]]).toEqual([
      path.slice(0, 40),
      true,
    ]);
  }
});

test("no path that leaves its folder is answered with a redirect to another site", async () => {
  const { url } = await sharedServer();
  const { hostname, port } = new URL(url);
  const up = ["..", "%2e%2e", ".%2E", "..%2f", "%2e"];
  const hosts = [
    "\\evil.example",
    "%5Cevil.example",
    "\\\\evil.example",
    "/evil.example",
    "%2Fevil.example",
  ];
  for (const path of hosts.flatMap((host) => up.map((dots) => `/${host}/${dots}`))) {
    const answer = await ask(url, { hostname, port, path });
    expect([path, answer.status === 400 || answer.status === 404]).toEqual([path, true]);
    expect([path, answer.headers.location]).toEqual([path, undefined]);
  }
});

test("no cache keeps what a visitor typed, nor a failure at a private address", async () => {
  const server = await startBuiltServer();
  for (const path of [
    "/chat",
    "/estimate?items=sofa",
    "/list/lamp",
    "/list/nothing",
    "/list/lamp.data",
    "/chat.data",
  ]) {
    const { headers } = await ask(server.url + path, {});
    expect([path, headers["cache-control"]]).toEqual([path, "private, no-store"]);
  }
  const database = new Sqlite(join(server.folder, "junkbuddy.db"));
  onTestFinished(() => void database.close());
  for (const table of ["jobs", "settings"])
    database.exec(`ALTER TABLE ${table} RENAME TO ${table}_lost`);
  for (const path of [`/feeds/${"0".repeat(64)}.ics`, `/booking/${"0".repeat(64)}`]) {
    const { status, headers } = await ask(server.url + path, {});
    expect([path, status, headers["cache-control"]]).toEqual([path, 500, "private, no-store"]);
  }
});

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
