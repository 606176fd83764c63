import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Email } from "#app/messages/mail/email.ts";
import {
  createResendMailer,
  type ResendMailerConfig,
} from "#app/messages/mail/resend-mailer.server.ts";
import {
  RESEND_TEST_KEY,
  type ResendStandIn,
  resendErrors,
  startResend,
} from "#test/support/resend-stand-in.ts";
import {
  drip,
  empty,
  flood,
  half,
  hang,
  html,
  json,
  redirect,
  reset,
} from "#test/support/stand-in-server.ts";

const EMAIL: Email = {
  to: "maria@example.com",
  from: '"Junk Buddy" <bookings@junkbuddy.example>',
  replyTo: "owner@junkbuddy.example",
  subject: "Tu cita está lista",
  html: "<p>¡Gracias!</p>",
  text: "¡Gracias!",
  attachments: [{ filename: "a.ics", content: "BEGIN:…\r\n", contentType: "text/calendar" }],
};

let resend: ResendStandIn;
beforeEach(async () => {
  resend = await startResend();
});
afterEach(() => resend.close());

const mailer = (config: Partial<ResendMailerConfig> = {}) =>
  createResendMailer({ apiKey: RESEND_TEST_KEY, baseUrl: resend.url, pauseMs: 1, ...config });

test("an email is sent completely, with its idempotency key", async () => {
  const result = await mailer()(EMAIL, "JB-1/owner");
  expect(resend.sent).toEqual([
    {
      id: result.ok && result.id,
      idempotencyKey: "JB-1/owner",
      from: EMAIL.from,
      to: [EMAIL.to],
      reply_to: [EMAIL.replyTo],
      subject: EMAIL.subject,
      html: EMAIL.html,
      text: EMAIL.text,
      attachments: [{ filename: "a.ics", content: "BEGIN:…\r\n", content_type: "text/calendar" }],
    },
  ]);
});

test("headers of an email's own go with it", async () => {
  const headers = { "List-Unsubscribe": "<https://junkbuddy.example/x>" };
  await mailer()({ ...EMAIL, headers }, "JB-1/review");
  expect(resend.sent).toMatchObject([{ subject: EMAIL.subject, headers }]);
});

test("a repeat under the same key sends nothing and returns the same id", async () => {
  const send = mailer({ baseUrl: `${resend.url}/` });
  const first = await send(EMAIL, "key");
  expect(first.ok).toBe(true);
  expect(await send(EMAIL, "key")).toEqual(first);
  expect(resend.sent).toHaveLength(1);
});

test("repeating an accepted email whose answer was lost does not send it twice", async () => {
  resend.loseNextAnswer(reset);
  expect(await mailer()(EMAIL, "key")).toEqual({ ok: false, reason: "unreachable" });
  expect(await mailer()(EMAIL, "key")).toEqual({ ok: true, id: resend.sent[0]?.id });
  expect(resend.sent).toHaveLength(1);
});

test("another text under the same key is refused at once", async () => {
  await mailer()(EMAIL, "key");
  const result = await mailer()({ ...EMAIL, subject: "Another" }, "key");
  expect(result).toMatchObject({ ok: false, reason: "refused" });
  expect(resend.requests).toHaveLength(2);
});

test("an email that another process is sending is waited for and returns that process's id", async () => {
  const release = resend.holdNext();
  const first = mailer()(EMAIL, "key");
  await vi.waitFor(() => expect(resend.requests).toHaveLength(1));
  const second = mailer()(EMAIL, "key");
  await vi.waitFor(() => expect(resend.requests.length).toBeGreaterThan(3));
  release();
  expect((await first).ok).toBe(true);
  expect(await second).toEqual(await first);
  expect(resend.sent).toHaveLength(1);
});

test("waiting for another process that never finishes times out", async () => {
  resend.answerAll(resendErrors.concurrent);
  expect(await mailer({ timeoutMs: 500 })(EMAIL, "key")).toMatchObject({
    ok: false,
    reason: "timed-out",
  });
  expect(resend.requests.length).toBeGreaterThan(1);
});

test("a rate limit that ends within the time limit is waited out", async () => {
  resend.answerNext(resendErrors.rateLimit(0), resendErrors.rateLimit(0.02));
  expect(await mailer()(EMAIL, "key")).toMatchObject({ ok: true });
  expect(resend.requests).toHaveLength(3);
});

test("a rate limit that outlasts the time limit is reported at once", async () => {
  resend.answerNext(resendErrors.rateLimit(60));
  expect(await mailer()(EMAIL, "key")).toMatchObject({ ok: false, reason: "limited" });
  expect(resend.requests).toHaveLength(1);
});

test.each([
  ["a missing key", resendErrors.missingKey, "refused"],
  ["an invalid key", resendErrors.invalidKey, "refused"],
  ["an unverified domain", resendErrors.unverified, "refused"],
  ["a missing field", resendErrors.missingField, "refused"],
  ["a used-up quota", resendErrors.dailyQuota, "limited"],
  ["trouble of its own", resendErrors.internal, "bad-answer"],
  ["an HTML 502", html(502), "bad-answer"],
  ["an HTML 403", html(403), "refused"],
  ["an HTML 429", html(429), "limited"],
  ["an empty 500", empty(500), "bad-answer"],
  ["null under a 500", json(500, null), "bad-answer"],
])("%s is reported as such, without a repeat", async (_, answer, reason) => {
  resend.answerNext(answer);
  expect(await mailer()(EMAIL, "key")).toMatchObject({ ok: false, reason });
  expect(resend.requests).toHaveLength(1);
});

test.each([
  ["HTML", html(200)],
  ["nothing", empty(200)],
  ["half a body", half({ id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" })],
  ["no id", json(200, {})],
  ["an empty id", json(200, { id: "" })],
  ["null", json(200, null)],
  ["a body without end", flood],
])("a success with %s is a bad answer", async (_, answer) => {
  resend.answerNext(answer);
  expect(await mailer()(EMAIL, "key")).toEqual({ ok: false, reason: "bad-answer" });
});

test("a redirect is not followed, so the key reaches no other host", async () => {
  resend.answerNext(redirect(`${resend.url}/emails`));
  expect(await mailer()(EMAIL, "key")).toMatchObject({ ok: false, reason: "bad-answer" });
  expect(resend.requests).toHaveLength(1);
});

test.each([
  ["says nothing", hang],
  ["drips its body without end", drip],
])("a service that %s has timed out", async (_, answer) => {
  resend.answerNext(answer);
  expect(await mailer({ timeoutMs: 80 })(EMAIL, "key")).toEqual({ ok: false, reason: "timed-out" });
});

test("a cut connection and a closed port are unreachable", async () => {
  resend.answerNext(reset);
  expect(await mailer()(EMAIL, "key")).toEqual({ ok: false, reason: "unreachable" });
  const send = mailer({ baseUrl: "http://127.0.0.1:1" });
  expect(await send(EMAIL, "key")).toEqual({ ok: false, reason: "unreachable" });
});

test("the logged reason is one line of Resend's message, without the key", async () => {
  resend.answerNext(
    json(403, { name: "invalid_api_key", message: `Key ${RESEND_TEST_KEY}\r\nis unknown` }),
  );
  const detail = "403 invalid_api_key: Key [key] is unknown";
  expect(await mailer()(EMAIL, "key")).toEqual({ ok: false, reason: "refused", detail });
});

test("a key that is invalid in a header is a failure, not an exception", async () => {
  expect(await mailer()(EMAIL, "a\nb")).toMatchObject({ ok: false, reason: "refused" });
  expect(await mailer()(EMAIL, "k".repeat(257))).toMatchObject({ ok: false, reason: "refused" });
  expect(resend.sent).toEqual([]);
});

test("two mailers use their own endpoint and key", async () => {
  const other = await startResend("re_other");
  try {
    const sendOther = mailer({ apiKey: "re_other", baseUrl: other.url });
    expect(await mailer()(EMAIL, "key")).toMatchObject({ ok: true });
    expect(await sendOther(EMAIL, "key")).toMatchObject({ ok: true });
    expect([resend.sent.length, other.sent.length]).toEqual([1, 1]);
  } finally {
    await other.close();
  }
});
