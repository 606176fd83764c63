/** What the running site writes to its log, and what it must not write. */
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, sharedServer, startBuiltServer } from "#test/support/built-server.ts";
import { googleStatus, startGoogle } from "#test/support/google-stand-in.ts";
import { resendError, startResend } from "#test/support/resend-stand-in.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

/** Unusual values that are found wherever they occur. */
const CUSTOMER = {
  name: "Zoë Quirk-Ünal",
  email: "zoe.quirk+junk@odd-mail.example",
  phone: "(281) 555-0173",
  street: "4711 Marmalade Ct",
  notes: "Beware of the ocelot",
};

async function startBooking(settings: Record<string, string> = {}) {
  const [google, resend] = await Promise.all([startGoogle(), startResend()]);
  onTestFinished(async () => {
    await Promise.all([google.close(), resend.close()]);
  });
  const server = await startBuiltServer({
    GOOGLE_MAPS_API_KEY: google.apiKey,
    GEOCODER_URL: google.url,
    RESEND_API_KEY: resend.apiKey,
    RESEND_BASE_URL: resend.url,
    ...settings,
  });
  return { google, resend, server };
}

/** The log's line of a request, once it is written. */
async function lineOf(server: BuiltServer, id: string | null) {
  return until(() => server.log().find((line) => line.id === id && line.msg === "request"));
}

test("each request is one JSON line with the id of its X-Request-Id header", async () => {
  const server = await sharedServer();
  const paths = ["/?from=a-friend", "/load-size.data?_routes=secret", "/no/such/page", "/blog"];
  for (const path of paths) {
    const answer = await fetch(server.url + path);
    const body = await answer.arrayBuffer();
    const id = answer.headers.get("x-request-id");
    expect(await lineOf(server, id)).toEqual({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      pid: server.pid,
      id,
      method: "GET",
      path: path.replace(/\?.*/, ""),
      status: answer.status,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      msg: "request",
    });
    expect(body.byteLength).toBeGreaterThan(0);
  }
  expect(server.output()).not.toMatch(/secret|a-friend|- \d+\.\d+ ms/);
  const ids = server.log().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("documents and data answers have a Server-Timing header", async () => {
  const server = await sharedServer();
  const timing = async (path: string) =>
    (await fetch(server.url + path)).headers.get("server-timing");
  const number = "\\d+\\.\\d";
  expect(await timing("/")).toMatch(
    new RegExp(`^load;dur=${number}, render;dur=${number}, total;dur=${number}$`),
  );
  expect(await timing("/_root.data")).toMatch(new RegExp(`^load;dur=${number}$`));
});

test("an X-Request-Id sent by a client is ignored, also behind a proxy", async () => {
  const id = async (server: BuiltServer, given: string) =>
    (await fetch(`${server.url}/healthz`, { headers: { "x-request-id": given } })).headers.get(
      "x-request-id",
    );
  const alone = await sharedServer();
  expect(await id(alone, "chosen-by-the-browser")).toMatch(/^[0-9a-f-]{36}$/);
  const behindProxy = await startBuiltServer({ TRUST_PROXY: "1" });
  const given = "6ba94ec2-0000-4000-8000-000000000000";
  expect(await id(behindProxy, given)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await id(behindProxy, given)).not.toBe(given);
});

test("each step of a booking is a line with the request's id and the order's number", async () => {
  const { server } = await startBooking();
  expect((await pressSchedule(server.url, { key: randomUUID() })).status).toBe(303);
  const steps = await until(() => {
    const lines = server.log().filter(({ path, msg }) => path === "/schedule" || msg === "booking");
    return lines.length === 6 && lines;
  });
  expect(steps.map(({ step, status }) => step ?? status)).toEqual([
    ...["geocoded", "saved"],
    ...[expect.stringMatching(/notified/), expect.stringMatching(/notified/)],
    ...["confirmed", 303],
  ]);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(1);
  const orders = steps.flatMap(({ order }) => order ?? []);
  expect(orders).toEqual(Array.from({ length: 4 }, () => orders[0]));
  expect(orders[0]).toMatch(/^JB-\d{6}$/);
});

test("no personal data reaches the log, even when the services repeat it", async () => {
  const { google, resend, server } = await startBooking();
  const { name, email, phone, street, notes } = CUSTOMER;
  const echo = `${name} <${email}> ${phone} ${street}: ${notes}`;
  const key = randomUUID();
  const press = () =>
    pressSchedule(server.url, {
      key,
      values: CUSTOMER,
      cookies: { discount: "1", odd: "biscuit" },
    });

  google.answerNext(googleStatus("INVALID_REQUEST", `no such place ${street}, ${google.apiKey}`));
  expect((await press()).status).toBe(503);
  resend.answerAll(resendError(422, "validation_error", `bad recipient ${echo} ${resend.apiKey}`));
  expect((await press()).status).toBe(503);
  resend.answerAll(null);
  expect((await press()).status).toBe(303);
  await fetch(`${server.url}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, phone }),
  });
  expect(await server.stop()).toBe(0);

  const failures = server.log().filter(({ msg }) => msg === "booking failed");
  expect(failures).toMatchObject([
    { level: "error", step: "geocode", reason: "refused" },
    { step: "owner email", reason: "refused", detail: expect.stringContaining("bad recipient") },
    { step: "customer email", reason: "refused", order: expect.stringMatching(/^JB-/) },
  ]);
  for (const value of [
    ...[name, "Quirk", email, "odd-mail", phone, "555-0173", street, "Marmalade", notes, "ocelot"],
    ...[key, "biscuit", google.apiKey, resend.apiKey],
  ]) {
    expect(server.output()).not.toContain(value);
  }
});

test(
  "the lines of the start name embedded services, real ones and placeholders; " +
    "LOG_LEVEL=silent leaves no others",
  async () => {
    const embedded = await sharedServer();
    expect(embedded.output()).toMatch(/addresses +embedded ZIP list/);
    expect(embedded.output()).toMatch(/email +embedded outbox/);
    expect(embedded.output()).toMatch(/chat +built-in parser/);
    expect(embedded.output()).toMatch(/photos +none in the chat \(set OPENAI_API_KEY/);
    expect(embedded.output()).toMatch(/set BUSINESS_PHONE: it still has the placeholder/);
    expect(embedded.output()).not.toMatch(/set OWNER_EMAIL/);
    const real = await startBuiltServer({
      GOOGLE_MAPS_API_KEY: "AIza-a-real-key",
      RESEND_API_KEY: "re_a_real_key",
      OPENAI_API_KEY: "sk-a-real-key",
      BUSINESS_PHONE: "(713) 555-0199",
      LOG_LEVEL: "silent",
    });
    expect(real.output()).toMatch(/addresses +Google/);
    expect(real.output()).toMatch(/email +Resend/);
    expect(real.output()).toMatch(/chat +gpt/);
    expect(real.output()).not.toMatch(/real-key|real_key|set BUSINESS_PHONE/);
    await fetch(real.url);
    expect(await real.stop()).toBe(0);
    expect(real.log()).toEqual([]);
  },
);
