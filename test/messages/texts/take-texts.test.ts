import { expect, test } from "vitest";
import { moveBooking } from "#app/booking/move/move-booking.server.ts";
import { isPickupConfirmed } from "#app/jobs/job.ts";
import { isTwilios } from "#app/messages/texts/twilio-signature.server.ts";
import { texts } from "#db/schema.ts";
import { takeWarnings } from "#test/support/expect-log.ts";
import { SITE_NOW } from "#test/support/site.ts";
import {
  CUSTOMERS_NUMBER,
  openTextedSite,
  REMINDER_AT,
  TEXTED_SITE,
  type TextedSite,
} from "#test/support/texted-site.ts";
import { twilioErrors, twilioSignature } from "#test/support/twilio-stand-in.ts";

const kept = (site: TextedSite) => site.database.select().from(texts).all();
const waiting = (site: TextedSite) => kept(site).filter(({ seenAt }) => seenAt === null);
const reminded = async () => {
  const site = await openTextedSite();
  await site.work(REMINDER_AT);
  return site;
};

test("a signature is the one that Twilio's own examples show, with or without the usual port", () => {
  const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
  const fields = new URLSearchParams({
    ...{ CallSid: "CA1234567890ABCDE", Caller: "+12349013030", Digits: "1234" },
    ...{ From: "+12349013030", To: "+18005551212" },
  });
  const signature = "0/KCTR6DLpKmkAf8muzZqo1nDgQ=";
  expect(isTwilios(signature, url, fields, "12345")).toBe(true);
  expect(isTwilios(signature, url.replace(".com/", ".com:443/"), fields, "12345")).toBe(true);
  expect(isTwilios(signature, url, fields, "12346")).toBe(false);
  expect(isTwilios(signature, `${url}3`, fields, "12345")).toBe(false);
  expect(isTwilios(null, url, fields, "12345")).toBe(false);
  fields.set("Digits", "1235");
  expect(isTwilios(signature, url, fields, "12345")).toBe(false);
});

test("a text or report without the account's signature is refused and changes nothing", async () => {
  const site = await reminded();
  const other = twilioSignature(`${TEXTED_SITE}/api/texts`, {
    From: CUSTOMERS_NUMBER,
    Body: "STOP",
  });
  for (const signature of [null, "", "x", other]) {
    expect(await site.write("STOP", {}, signature)).toMatchObject({ status: 403 });
    const status = site.twilio.sent.at(-1)?.status ?? "";
    expect(await site.report(status, "failed", {}, signature)).toMatchObject({ status: 403 });
  }
  expect(kept(site)).toEqual([]);
  expect(site.message("reminder-text")).toMatchObject({ state: "sent" });
  expect(await site.write("x".repeat(40_000))).toMatchObject({ status: 413 });
});

test("a number that says STOP, in any of its words, gets nothing until START; emails say it instead", async () => {
  const stops = [
    "STOP",
    " stop. ",
    "Alto",
    "PARAR",
    "Cancelar",
    "Unsubscribe",
    "please stop texting me",
    "¡No más!",
  ];
  for (const [stop, start] of stops.map(
    (word, at) => [word, at % 2 ? "EMPEZAR" : "START"] as const,
  )) {
    const site = await openTextedSite();
    await site.work(SITE_NOW);
    await site.write(stop);
    await site.work(REMINDER_AT);
    expect(site.kinds(), stop).toHaveLength(1);
    expect(
      (await site.outbox()).some(({ subject }) => subject?.startsWith("Tomorrow")),
      stop,
    ).toBe(true);
    await site.write(start);
    const slot = { date: "2026-07-23", timeOfDay: "Afternoon" } as const;
    const asked = { requestId: null, revision: null, who: "customer", slot } as const;
    await moveBooking({ ...asked, jobId: site.job().id }, site.changeServices);
    await site.work(REMINDER_AT);
    expect(site.kinds().at(-1), start).toContain("is now");
  }
});

test("a number that the service knows to have stopped is known to have stopped here too", async () => {
  const site = await openTextedSite();
  site.twilio.answerNext(twilioErrors.stopped);
  await site.work(SITE_NOW);
  await site.work(REMINDER_AT);
  expect(site.kinds()).toEqual([]);
  expect(takeWarnings()).toEqual([expect.stringContaining("error 21610")]);
});

test("the service answers its own words, and we the others: to a stopped number not even with help", async () => {
  const site = await openTextedSite();
  const empty = expect.stringMatching(/<Response><\/Response>$/);
  expect(await site.write("HELP")).toEqual({ status: 200, body: empty });
  expect((await site.write("AYUDA")).body).toContain("Responda ALTO para no recibirlos");
  expect((await site.write("AYUDA", { OptOutType: "HELP" })).body).toEqual(empty);
  expect((await site.write("STOP")).body).toEqual(empty);
  expect((await site.write("AYUDA")).body).toEqual(empty);
  expect((await site.write("EMPEZAR")).body).toContain("Responda ALTO");
  expect((await site.write("ALTO")).body).toContain("Responda EMPEZAR");
  expect(waiting(site)).toEqual([]);
});

test("C confirms the pickup that we asked about, once; a later change asks anew", async () => {
  for (const word of ["C", "c.", "Confirm", "sí", "Yes"]) {
    const site = await reminded();
    const thanks =
      word === "sí" ? "¡Gracias, Maria! Nos vemos pronto." : "Thank you, Maria. See you then.";
    expect((await site.write(word)).body, word).toContain(thanks);
    expect(isPickupConfirmed(site.job()), word).toBe(true);
    expect(waiting(site)).toEqual([]);
    const slot = { date: "2026-07-23", timeOfDay: "Afternoon" } as const;
    const asked = { requestId: null, revision: null, who: "owner", slot } as const;
    const now = () => new Date("2026-07-21T16:00:00.000Z");
    await moveBooking({ ...asked, jobId: site.job().id }, { ...site.changeServices, now });
    expect(isPickupConfirmed(site.job()), word).toBe(false);
  }
});

test("anything else waits in the inbox under its customer, and so does C where we asked nothing", async () => {
  const site = await openTextedSite();
  const words = ["C", "Can you come at 8?", "Stop by at 3", "👍", "CANCEL"];
  for (const word of words) await site.write(word);
  expect(waiting(site).map(({ words, jobId }) => [words, jobId])).toEqual(
    words.map((word) => [word, site.job().id]),
  );
  await site.write("hola", { From: "+12815550199" });
  expect(waiting(site).at(-1)).toMatchObject({ phone: "+12815550199", jobId: null });
});

test("a text that the service brings twice is taken once", async () => {
  const site = await reminded();
  const sid = { MessageSid: "SM1" };
  expect((await site.write("C", sid)).body).toContain("Thank you");
  expect((await site.write("C", sid)).body).toMatch(/<Response><\/Response>$/);
  await site.write("hello", { MessageSid: "SM2", NumMedia: "2" });
  await site.write("hello", { MessageSid: "SM2", NumMedia: "2" });
  expect(kept(site)).toHaveLength(2);
  expect(kept(site)[1]?.words).toBe("hello\n(2 pictures came with it, which are not kept.)");
});

test("the short address leads to the customer's page, and no other does", async () => {
  const site = await openTextedSite();
  const { loader } = await import("#app/booking/page/short-link.route.ts");
  const open = async (short: string) => {
    const request = new Request(`http://localhost:3000/b/${short}`);
    const args = { request, params: { short }, context: {} };
    const answer = await Promise.resolve()
      .then(() => loader(args))
      .catch((thrown) => thrown as Response);
    return [answer.status, answer.headers.get("location"), answer.headers.get("cache-control")];
  };
  const short = site.token.slice(0, 24);
  expect(await open(short)).toEqual([302, `/booking/${site.token}`, "private, no-store"]);
  for (const other of ["", short.slice(1), `${short}0`, "g".repeat(24), "0".repeat(24)]) {
    expect((await open(other))[0], other).toBe(404);
  }
});
