/** The form that sends a lost link: the same answer to everybody, an email to the stored address. */
import { expect, onTestFinished, test } from "vitest";
import { sendDueMessage } from "#app/messages/send-due-messages.server.ts";
import { type BookedSite, siteWithBooking } from "#test/support/booked-site.ts";
import { startResend } from "#test/support/resend-stand-in.ts";
import type { Answer } from "#test/support/site.ts";

const ask = (site: BookedSite, order: string, email: string, address = "203.0.113.7") =>
  site.browser.post(
    site.findBooking.action,
    "/booking",
    { order, email },
    { "x-forwarded-for": address },
  );

/** A site whose emails go out; without a mail service the form sends nothing. */
async function siteWithMail(settings: Record<string, string> = {}) {
  const resend = await startResend();
  onTestFinished(resend.close);
  const mail = { RESEND_API_KEY: resend.apiKey, RESEND_BASE_URL: resend.url };
  return { ...(await siteWithBooking({}, { ...mail, ...settings })), resend };
}

const links = (site: BookedSite) =>
  site.messages().filter((message) => message.startsWith("link "));

const shown = ({ status, body, headers }: Answer) => ({ status, body, headers: [...headers] });

test("who knows order number and email gets the link at that address", async () => {
  const site = await siteWithMail();
  const answer = await ask(site, site.job().orderNumber, " Maria@Example.com ");
  expect(shown(answer)).toEqual({ status: 200, body: { kind: "asked" }, headers: [] });
  expect(links(site)).toEqual(["link due"]);

  const { bookingServices } = await import("#app/services.server.ts");
  while (await sendDueMessage(bookingServices));
  const email = site.resend.sent.find(({ subject }) => subject.startsWith("Your booking for"));
  expect(email?.to).toEqual(["maria@example.com"]);
  expect(email?.text).toContain(`http://localhost:3000/booking/${site.token}`);
});

test("without a mail service a posted form owes no email, as its page says", async () => {
  const site = await siteWithBooking();
  const answer = await ask(site, site.job().orderNumber, "maria@example.com");
  expect([answer.status, answer.body, links(site)]).toEqual([200, null, []]);
});

test("a wrong email, a wrong number and a page that is closed get the same answer, and no email", async () => {
  const site = await siteWithMail();
  const { orderNumber } = site.job();
  const right = shown(await ask(site, orderNumber, "somebody@example.com"));
  for (const [order, email] of [
    [orderNumber, "maria@example.org"],
    [orderNumber, "maria+x@example.com"],
    ["JB-100000", "maria@example.com"],
  ] as const) {
    expect(shown(await ask(site, order, email))).toEqual(right);
  }
  site.set({ date: "2026-01-20" });
  expect(shown(await ask(site, orderNumber, "maria@example.com"))).toEqual(right);
  expect(links(site)).toEqual([]);
});

test("the answer takes its time, whether there is such a booking or not", async () => {
  const site = await siteWithMail();
  const time = async (email: string) => {
    const start = performance.now();
    await ask(site, site.job().orderNumber, email);
    return performance.now() - start;
  };
  for (const email of ["maria@example.com", "nobody@example.com"]) {
    expect(await time(email)).toBeGreaterThan(395);
  }
});

test("asked for again at once, one email goes out; a quarter of an hour later another", async () => {
  const site = await siteWithMail();
  const { orderNumber } = site.job();
  const { bookingServices } = await import("#app/services.server.ts");
  const sendAll = async () => {
    while (await sendDueMessage(bookingServices));
  };
  await ask(site, orderNumber, "maria@example.com", "203.0.113.1");
  await ask(site, orderNumber, "maria@example.com", "203.0.113.2");
  expect(links(site)).toEqual(["link due"]);
  await sendAll();
  await ask(site, orderNumber, "maria@example.com", "203.0.113.3");
  expect(links(site)).toEqual(["link sent"]);
  // As if it had been sent sixteen minutes ago.
  site.database.$client.exec(
    `UPDATE messages SET settled_at = '2026-07-20T15:14:00.000Z' WHERE kind = 'link'`,
  );
  await ask(site, orderNumber, "maria@example.com", "203.0.113.4");
  expect(links(site)).toEqual(["link due"]);
});

test("what cannot be an order number or an email is said beside its field, with what was typed", async () => {
  const site = await siteWithMail();
  const typed = { order: "12345", email: "maria" };
  const answer = await ask(site, typed.order, typed.email);
  expect([answer.status, answer.body]).toEqual([
    422,
    {
      kind: "invalid",
      errors: { order: expect.any(String), email: expect.any(String) },
      typed,
    },
  ]);
  for (const order of [
    site.job().orderNumber.toLowerCase(),
    site.job().orderNumber.replace("JB-", ""),
    ` ${site.job().orderNumber} `,
  ]) {
    expect((await ask(site, order, "x@y.example")).status).toBe(200);
  }
});

test("a slip in the email's domain is asked about once, whether or not there is such a booking", async () => {
  const site = await siteWithMail();
  for (const order of [site.job().orderNumber, "JB-999998"]) {
    const asked = await ask(site, order, "maria@gmial.com");
    expect(asked).toMatchObject({
      status: 422,
      body: { errors: { email: expect.stringMatching(/^Did you mean/) }, meant: "maria@gmail.com" },
    });
    const again = { order, email: "maria@gmial.com", emailAsked: "maria@gmial.com" };
    const path = "/booking";
    expect((await site.browser.post(site.findBooking.action, path, again)).status).toBe(200);
  }
});

test("an address that tries many numbers has to wait", async () => {
  const site = await siteWithMail({ TRUST_PROXY: "1" });
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(site, `JB-${200_000 + at}`, "maria@example.com")),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await ask(site, "JB-200000", "maria@example.com", "203.0.113.9")).status).toBe(200);
});
