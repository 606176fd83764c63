import { createServer } from "node:http";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Email } from "#app/messages/mail/email.ts";
import { createSmtpMailer, visitSmtp } from "#app/messages/mail/smtp-mailer.server.ts";
import {
  SMTP_PASSWORD,
  type SmtpFault,
  type SmtpStandIn,
  type SmtpStep,
  startSmtp,
} from "#test/support/smtp-stand-in.ts";

const EMAIL: Email = {
  to: "maria@example.com",
  from: '"Junk Buddy" <bookings@junkbuddy.example>',
  replyTo: "owner@junkbuddy.example",
  subject: "Tu cita está lista",
  html: "<p>¡Gracias!</p>",
  text: "¡Gracias!\n.\nFrom us",
  attachments: [{ filename: "a.ics", content: "BEGIN:…\r\n", contentType: "text/calendar" }],
};

let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

const send = (url = smtp.url, timeoutMs = 5_000) =>
  createSmtpMailer({ url, timeoutMs })(EMAIL, "JB-1/owner");

test("an email is sent completely, after a login", async () => {
  const result = await send();
  expect(smtp.seen).toEqual(["greeting", "login", "sender", "recipient", "text"]);
  const [{ from, to, text } = { from: "", to: [], text: "" }] = smtp.received;
  expect([from, to]).toEqual(["bookings@junkbuddy.example", [EMAIL.to]]);
  const email = await PostalMime.parse(text);
  expect(email).toMatchObject({
    subject: EMAIL.subject,
    from: { name: "Junk Buddy", address: "bookings@junkbuddy.example" },
    replyTo: [{ address: EMAIL.replyTo }],
  });
  expect(email.text?.replaceAll("\r\n", "\n").trim()).toBe(EMAIL.text);
  expect(email.html?.trim()).toBe(EMAIL.html);
  expect(email.attachments.map(({ filename }) => filename)).toEqual(["a.ics"]);
  expect(result).toEqual({ ok: true, id: email.messageId?.slice(1, -1) });
});

test("an address with letters of another script is delivered to", async () => {
  const to = "josé&ana@example.com";
  const send = createSmtpMailer({ url: smtp.url, timeoutMs: 5_000 });
  expect(await send({ ...EMAIL, to }, "JB-1/customer")).toMatchObject({ ok: true });
  expect(smtp.received[0]?.to).toEqual([to]);
});

test("the same key gives the same Message-ID, by which a mail program recognises a repeat", async () => {
  const [first, second] = [await send(), await send()];
  expect(first).toEqual(second);
  const other = await createSmtpMailer({ url: smtp.url })(EMAIL, "JB-2/owner");
  expect(other).not.toEqual(first);
});

test.each<[string, SmtpStep, SmtpFault, string]>([
  ["closed for now", "greeting", 421, "limited"],
  ["a sender it does not take", "sender", 553, "refused"],
  ["a recipient it does not know", "recipient", 550, "refused"],
  ["greylisting", "recipient", 450, "limited"],
  ["a text it does not take", "text", 554, "refused"],
  ["a full queue after the text", "text", 452, "limited"],
  ["silence instead of a greeting", "greeting", "stall", "timed-out"],
  ["silence at the login", "login", "stall", "timed-out"],
  ["silence at the recipient", "recipient", "stall", "timed-out"],
  ["silence after the text", "text", "stall", "unknown"],
  ["a cut at the greeting", "greeting", "cut", "unreachable"],
  ["a cut at the recipient", "recipient", "cut", "bad-answer"],
  ["a cut after the text", "text", "cut", "unknown"],
])("%s is reported as such, and nothing is sent again", async (_, step, how, reason) => {
  smtp.failAt(step, how);
  const result = await send(smtp.url, how === "stall" ? 300 : 5_000);
  expect(result).toMatchObject({ ok: false, reason });
  // Of all that was not taken, only a refusal for good is none that a later try may mend.
  const isTemporary = reason !== "refused" && reason !== "unknown";
  expect("isTemporary" in result).toBe(isTemporary);
  expect(smtp.seen.filter((one) => one === step)).toHaveLength(1);
  expect(smtp.received).toEqual([]);
});

test("a wrong password is refused, and the reason does not contain it", async () => {
  const wrong = smtp.url.replace(encodeURIComponent(SMTP_PASSWORD), "wr0ng%40word");
  const result = await send(wrong);
  expect(result).toEqual({
    ok: false,
    reason: "refused",
    detail: "535 no bookings@junkbuddy.test [key] [key] [key] [key]",
  });
  expect(smtp.seen).toEqual(["greeting", "login"]);
});

test("a password is not sent to another machine without TLS", async () => {
  // The mailer does not count 127.0.0.2 as this machine.
  const other = await startSmtp("127.0.0.2");
  const mailer = createSmtpMailer({ url: other.url, isPlainAllowed: true });
  const results = [await send(other.url), await mailer(EMAIL, "JB-1/owner")];
  await other.close();
  for (const result of results) {
    expect(result).toEqual({ ok: false, reason: "bad-answer", detail: "it offers no TLS" });
  }
  expect(other.seen).toEqual(["greeting", "greeting"]);
});

test("an email is sent to another machine without TLS only if the owner says so", async () => {
  const other = await startSmtp("127.0.0.2", { isOpen: true });
  const url = `smtp://127.0.0.2:${other.port}`;
  const refused = await send(url);
  const seen = [...other.seen];
  const sent = await createSmtpMailer({ url, isPlainAllowed: true })(EMAIL, "JB-1/owner");
  await other.close();
  expect(refused).toEqual({ ok: false, reason: "bad-answer", detail: "it offers no TLS" });
  expect(seen).toEqual(["greeting"]);
  expect(sent).toMatchObject({ ok: true });
  expect(other.received).toHaveLength(1);
});

test("a closed port is unreachable, and a server that is not SMTP a bad answer", async () => {
  expect(await send("smtp://127.0.0.1:1")).toMatchObject({ ok: false, reason: "unreachable" });
  const website = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => website.once("listening", resolve));
  const { port } = website.address() as { port: number };
  website.on("connection", (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  const result = await send(`smtp://127.0.0.1:${port}`);
  website.close();
  expect(result).toMatchObject({ ok: false, reason: "bad-answer" });
});

test("the doctor's check logs in and sends nothing", async () => {
  expect(await visitSmtp({ url: smtp.url })).toBeNull();
  expect(smtp.seen).toEqual(["greeting", "login"]);
});
