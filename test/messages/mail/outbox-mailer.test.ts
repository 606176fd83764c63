import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Email } from "#app/messages/mail/email.ts";
import { createOutboxMailer } from "#app/messages/mail/outbox-mailer.server.ts";

const EMAIL: Email = {
  to: "maria@example.com",
  from: '"Junk, Buddy" <bookings@localhost>',
  replyTo: "owner@localhost",
  subject: "Order JB-123456: Décor & <b>Sofa</b>",
  html: "<p>2 × Sofa — $220.00</p>",
  text: "2 × Sofa — $220.00",
  attachments: [
    {
      filename: "JB-123456.ics",
      content: "BEGIN:VCALENDAR\r\nSUMMARY:Décor\r\nEND:VCALENDAR\r\n",
      contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    },
  ],
};

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "outbox-"));
  folder = join(root, "data", "outbox");
});
afterEach(() => rm(root, { recursive: true }));

const send = (email: Email, key: string) => createOutboxMailer({ folder })(email, key);
const files = async () => (await readdir(folder)).sort();
const parse = async (name: string) => PostalMime.parse(await readFile(join(folder, name)));

test("an email is one file that a mail parser reads back completely", async () => {
  expect(await send(EMAIL, "JB-123456-owner")).toEqual({ ok: true, id: "JB-123456-owner" });
  expect(await files()).toEqual(["JB-123456-owner.eml"]);
  const parsed = await parse("JB-123456-owner.eml");
  expect(parsed.from).toEqual({ name: "Junk, Buddy", address: "bookings@localhost" });
  expect(parsed.to).toEqual([{ name: "", address: EMAIL.to }]);
  expect(parsed.replyTo).toEqual([{ name: "", address: EMAIL.replyTo }]);
  expect(parsed.subject).toBe(EMAIL.subject);
  expect(parsed.html?.trim()).toBe(EMAIL.html);
  expect(parsed.text?.trim()).toBe(EMAIL.text);
  expect(Date.parse(parsed.date ?? "")).not.toBeNaN();
});

test("the file contains the attachment byte for byte", async () => {
  await send(EMAIL, "key");
  const [file, ...others] = (await parse("key.eml")).attachments;
  expect(others).toEqual([]);
  expect([file?.filename, file?.mimeType]).toEqual(["JB-123456.ics", "text/calendar"]);
  // The file itself is read, because the parser normalises line breaks in calendars.
  const lines = (await readFile(join(folder, "key.eml"), "utf8")).replaceAll("\r\n", "");
  const content = EMAIL.attachments[0]?.content ?? "";
  expect(lines).toContain(Buffer.from(content).toString("base64"));
});

test("a repeat replaces the file, and another key has its own", async () => {
  await send(EMAIL, "key");
  await send({ ...EMAIL, subject: "Second" }, "key");
  await send(EMAIL, "other");
  expect(await files()).toEqual(["key.eml", "other.eml"]);
  expect((await parse("key.eml")).subject).toBe("Second");
});

test("concurrent sends under one key leave one complete file and no partial one", async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => send(EMAIL, "key")));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await files()).toEqual(["key.eml"]);
  expect((await parse("key.eml")).subject).toBe(EMAIL.subject);
});

test.each(["../../escape", "/etc/passwd", "..", "a/b\\c:d\n\0", "ñ", "k".repeat(256)])(
  "the key %j stays in the folder",
  async (key) => {
    expect((await send(EMAIL, key)).ok).toBe(true);
    expect(await files()).toEqual([expect.stringMatching(/^[A-Za-z0-9_-]{1,130}\.eml$/)]);
    expect(await readdir(root)).toEqual(["data"]);
  },
);

test("keys that differ only in unsafe characters have different files", async () => {
  await send(EMAIL, "a/b");
  await send(EMAIL, "a:b");
  await send(EMAIL, "a-b");
  expect(await files()).toHaveLength(3);
});

test("a line break in a subject or an address adds no header", async () => {
  const subject = "Hello\r\nBcc: victim@example.com\r\n\r\nbody";
  await send({ ...EMAIL, subject, replyTo: "a@example.com\r\nBcc: v@example.com" }, "key");
  const headers = (await parse("key.eml")).headers.map(({ key }) => key);
  expect(headers).not.toContain("bcc");
});

test("the file is readable by its owner alone", async () => {
  await send(EMAIL, "key");
  expect((await stat(join(folder, "key.eml"))).mode & 0o777).toBe(0o600);
});

test("a folder that cannot be created is reported, and no file is left", async () => {
  await writeFile(join(root, "data"), "a file stands where the folder should be");
  expect(await send(EMAIL, "key")).toMatchObject({ ok: false, reason: "unreachable" });
  expect(await readdir(root)).toEqual(["data"]);
});
