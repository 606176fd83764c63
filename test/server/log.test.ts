import { DrizzleQueryError } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { describeError, log, maskPersonal } from "#app/server/log.server.ts";
import { logLines } from "#test/support/expect-log.ts";
import { forgetModules } from "#test/support/forget-modules.ts";

test.each([
  ["no such user maria@example.com (Maria)", "no such user [masked] (Maria)"],
  ["bad `to`: <maria.lopez+junk@mail.example>", "bad `to`: <[masked]>"],
  ["call +1 (713) 555-0100 now", "call [masked] now"],
  ["order JB-123456 got 422", "order JB-123456 got 422"],
])("%j is masked as %j", (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});

test("private words are masked wherever they occur, the longest first", () => {
  const words = ["Ann", "Ann Other", "", " ", "4 Elm St"];
  expect(maskPersonal("Ann Other of 4 Elm St, says Ann", words)).toBe(
    "[masked] of [masked], says [masked]",
  );
});

test("a failed query is described by its cause, without its values", () => {
  const cause = Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
  const error = new DrizzleQueryError("insert into jobs", ["Maria Lopez"], cause);
  expect(describeError(error)).toMatchObject({
    code: "SQLITE_BUSY",
    message: "database is locked",
  });
  expect(JSON.stringify(describeError(error))).not.toContain("Maria");
});

test("an error's stack keeps its locations and loses its message", () => {
  const { message, stack } = describeError(new TypeError("no maria@example.com\nMaria"));
  expect(message).toBe("no [masked]\nMaria");
  expect(stack).toMatch(/^at .*log\.test\.ts/);
  expect(stack).not.toContain("Maria");
});

test("personal fields that slip into a line are masked", () => {
  const customer = { name: "Maria", email: "maria@example.com", phone: "7135550100" };
  log.info({ ...customer, job: { street: "4 Elm St", bookingKey: "k" }, order: "JB-1" }, "slip");
  expect(logLines().at(-1)).toMatchObject({
    name: "[masked]",
    email: "[masked]",
    phone: "[masked]",
    job: { street: "[masked]", bookingKey: "[masked]" },
    order: "JB-1",
  });
});

test("no line holds a secret of the settings, in whichever form a service repeats it", async () => {
  vi.stubEnv("SMTP_URL", "smtps://bookings:pass%3Aw0rd@mail.junkbuddy.example");
  vi.stubEnv("OPENAI_API_KEY", "sk-proj-abcdefgh");
  onTestFinished(() => void vi.unstubAllEnvs());
  forgetModules("app/server/env.server.ts");
  const { log: own } = await import("#app/server/log.server.ts");
  const plain = Buffer.from("\0bookings\0pass:w0rd").toString("base64");
  own.info({ detail: `no ${plain}`, err: new Error("sk-proj-abcdefgh is no key") }, "pass%3aw0rd");
  const line = logLines().at(-1);
  expect(line).toMatchObject({ detail: "no [key]", msg: "[key]" });
  expect(JSON.stringify(line)).toContain("[key] is no key");
});
