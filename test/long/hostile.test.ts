import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request as send } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#test/support/built-server.ts";
import { type HostileRequest, hostileRequest } from "#test/support/hostile-requests.ts";
import { MARKS } from "#test/support/hostile-words.ts";
import { until } from "#test/support/until.ts";

/** `npm run fuzz -- 100000` sends more requests. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const AT_ONCE = 16;
/** The seed gives the same requests every time; another number gives others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_709);
const MODEL_KEY = "sk-very-secret";
/** The cache of pages for carts, which the first quarter does not fill, and what the compiler keeps. */
const MAY_BE_KEPT_KIB = 32 * 1_024;

type Answered = { status: number; headers: string; body: string; type: string };

test(`${REQUESTS} hostile requests: no failure, no echo, no secret and no lasting memory`, async () => {
  const server = await startBuiltServer({
    OPENAI_API_KEY: MODEL_KEY,
    // A closed port: the chat's model is unreachable.
    OPENAI_BASE_URL: "http://127.0.0.1:9",
    NODE_OPTIONS: "--import ./test/support/heap-report.mjs",
  });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const secrets = [...secretsOf(server), process.cwd(), "node_modules", "SqliteError"];
  const requests = fc.sample(hostileRequest, { numRuns: REQUESTS, seed: SEED });

  const ask = (request: HostileRequest) =>
    // The server closes connections that were idle for seconds; like a browser, ask once more, on a new one.
    exchange(server, agent, request).catch(() => exchange(server, false, request));
  await sendAll(requests.slice(0, REQUESTS / 4), ask);
  const warm = await keptBy(server);
  const complaints: string[] = [];
  await sendAll(requests, async (request) => {
    const answer = await ask(request);
    const wrong = whatIsWrong(answer, secrets);
    if (wrong) complaints.push(`${request.method} ${request.path.slice(0, 80)}: ${wrong}`);
  });
  agent.destroy();

  if (complaints.length > 0) console.log(server.log().filter(({ level }) => level === "error"));
  expect(complaints).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const grown = (await keptBy(server)) - warm;
  console.log(`${REQUESTS} hostile requests: ${warm} KiB kept before them, ${grown} more after`);
  expect(grown).toBeLessThan(MAY_BE_KEPT_KIB);
  for (const secret of secretsOf(server)) expect(server.output()).not.toContain(secret);
  expect(await server.stop()).toBe(0);
}, 900_000);

/** Many at once, each of them once. */
async function sendAll(
  requests: readonly HostileRequest[],
  take: (request: HostileRequest) => Promise<unknown>,
): Promise<void> {
  const queue = requests.values();
  const work = async () => {
    for (const request of queue) await take(request);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Sends a request unchanged, without a browser's normalisation. */
async function exchange(
  server: BuiltServer,
  agent: Agent | false,
  { method, path, headers, body }: HostileRequest,
): Promise<Answered> {
  const hasBody = !["GET", "HEAD", "TRACE"].includes(method);
  const length = hasBody ? { "content-length": body.length } : {};
  const outgoing = send(server.url, {
    method,
    path: asciiPath(path),
    agent,
    headers: { ...headers, ...length },
  });
  const answered = once(outgoing, "response") as Promise<[IncomingMessage]>;
  // After the answer has begun, the answer itself says what goes wrong.
  outgoing.on("error", () => {});
  outgoing.end(hasBody ? body : undefined);
  const [incoming] = await answered;
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.rawHeaders.join("\n"),
    type: incoming.headers["content-type"] ?? "",
    body: (await buffer(incoming)).toString("utf8"),
  };
}

function whatIsWrong({ status, headers, body, type }: Answered, secrets: string[]): string | null {
  if (status >= 500) return `answered ${status}`;
  if (/x-injected|injected=1/i.test(headers)) return "a header was injected";
  const isMarkup = /html|xml|svg/.test(type) || type === "";
  const mark = isMarkup && MARKS.find((words) => body.includes(words));
  if (mark) return `echoed ${mark}`;
  const secret = secrets.find((words) => body.includes(words) || headers.includes(words));
  return secret ? `told ${secret}` : null;
}

function secretsOf(server: BuiltServer): string[] {
  const session = readFileSync(join(server.folder, "session-secret"), "utf8").trim();
  return [session, MODEL_KEY];
}

/** KiB on the heap and beside it after a forced collection: resident memory holds garbage too. */
async function keptBy(server: BuiltServer): Promise<number> {
  const reports = () =>
    [...server.output().matchAll(/^kept (\d+)$/gm)].map(([, kib]) => Number(kib));
  const before = reports().length;
  process.kill(server.pid, "SIGUSR2");
  return until(() => reports()[before]);
}

/** A path that Node accepts in a request line. */
function asciiPath(path: string): string {
  return path.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}
