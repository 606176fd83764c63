/** A quote from photos: asked, answered on the desk, booked once (rules 415 to 419). */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { findQuotePhotos } from "#app/jobs/quotes/quotes.server.ts";
import { quoteMessages, quotes } from "#db/schema.ts";
import { OWNER_EMAIL } from "#test/support/desk-site.ts";
import { openWeek } from "#test/support/owner-hours.ts";
import { heavyPhoto, twoColours } from "#test/support/pictures.ts";
import { ASKED, openQuotedSite, type QuotedSite } from "#test/support/quoted-site.ts";
import { SITE_NOW } from "#test/support/site.ts";

const LATER = "2026-07-20T15:31:00.000Z";
const photo = (width = 400, height = 300) => twoColours(width, height).jpeg().toBuffer();

test("photos and a few words become a quote in the inbox; the price books a job whatever the list says", async () => {
  const site = await openQuotedSite();
  const quote = await site.asked({}, { "shed.jpg": await photo() });
  await site.work(LATER);
  const mailTo = async (address: string) =>
    (await site.outbox()).find(({ to }) => to?.[0]?.address === address);
  const told = await mailTo(OWNER_EMAIL);
  expect(told?.subject).toBe("Quote asked: Dana Brown, ZIP 77008, 1 photo");
  expect(told?.text).toContain(ASKED.words);

  const inbox = await site.owner.get(site.desk.inbox.loader, "/desk/inbox");
  expect(inbox.body).toMatchObject({
    todos: expect.arrayContaining([
      expect.objectContaining({
        ...{ key: `quote:${quote.id}`, group: "leads", isUrgent: true },
        words: expect.stringContaining("1 photo, ZIP 77008"),
      }),
    ]),
  });
  expect((await site.open()).body).toMatchObject({ state: "asked", price: null, form: null });

  expect((await site.answer({ words: "Two of us, one trip." })).status).toBe(303);
  await site.work(LATER);
  const letter = await mailTo("dana@example.com");
  expect(letter?.text).toContain("Price: $340.00");
  expect(letter?.text).toContain("Two of us, one trip.");
  expect(letter?.text).toContain(site.path());
  expect((await site.open()).body).toMatchObject({
    state: "answered",
    price: { cents: 34_000, points: 275, answer: "Two of us, one trip." },
    form: { start: { name: "Dana Brown", zip: "77008" } },
  });

  const booked = await site.book();
  expect([booked.status, booked.headers.get("location")]).toEqual([303, "/confirmation"]);
  const [job] = site.jobs();
  expect(job).toMatchObject({
    ...{ subtotalCents: 34_000, discountCents: 0, totalCents: 34_000, volume: 275 },
    ...{ pricedBy: "quote", date: "2026-07-22", timeOfDay: "Morning", stage: "booked" },
  });
  expect(findPhotos(site.database, job?.id ?? 0)).toHaveLength(1);
  expect(findQuotePhotos(site.database, quote.id)).toHaveLength(0);
  expect((await site.open()).body).toMatchObject({
    state: "booked",
    booking: `/booking/${job?.token}`,
  });
  const onDesk = await site.owner.get(site.desk.job.loader, `/desk/jobs/${job?.orderNumber}`);
  expect(onDesk.body).toMatchObject({ quote: `/desk/quotes/${quote.id}` });
});

test("what is missing is said, nothing typed is lost, and a photo is sent once", async () => {
  const site = await openQuotedSite();
  const key = randomUUID();
  const sent = await photo();
  const refused = await site.ask(
    { name: "", phone: "12", email: "" },
    { "shed.jpg": sent, "clip.mov": Buffer.from("\0\0\0\x18ftypqt  \0\0\0\0qt  ", "latin1") },
    { key },
  );
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    key,
    values: { words: ASKED.words, phone: "12", zip: "77008" },
    errors: { name: "Tell us who to ask for.", phone: expect.stringContaining("10 digits") },
    files: [expect.stringContaining("clip.mov is a video")],
    photos: [{ width: 400, height: 300 }],
  });
  const { path, photos: kept } = refused.body as { path: string; photos: { name: string }[] };
  const [first] = kept;
  const shown = await site
    .browser()
    .get(site.quotePhoto.loader, `${path}/photos/${first?.name}-small.jpg`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect((await site.browser().get(site.quote.loader, path)).status).toBe(404);

  // The browser's own reload sends the file again.
  await site.ask({ name: "" }, { "shed.jpg": sent }, { key });
  const answer = await site.ask({}, {}, { key });
  expect(answer.status).toBe(303);
  expect(findQuotePhotos(site.database, site.newest().id)).toHaveLength(1);
  expect(site.all()).toHaveLength(1);
});

test.each([
  [{ phone: "", email: "" }, "phone", "phone number or an email"],
  [{ words: " " }, "words", "Add a photo"],
  [{ zip: "10001" }, "zip", "isn't in Texas"],
  [{ email: "dana@gmial.com" }, "email", "Did you mean dana@gmail.com?"],
  [{ words: "x".repeat(1_001) }, "words", "at most 1000"],
] as const)("%o is asked about: %s", async (fields, field, words) => {
  const site = await openQuotedSite();
  const answer = await site.ask(fields);
  expect(answer.status).toBe(422);
  expect((answer.body as { errors: Record<string, string> }).errors[field]).toContain(words);
  expect(site.all()).toHaveLength(0);
});

test("a phone or an email is enough, and words without a photo", async () => {
  const site = await openQuotedSite();
  expect(await site.asked({ email: "" })).toMatchObject({ email: "", phone: "+17135550123" });
  expect(await site.asked({ phone: "" })).toMatchObject({ phone: "", email: "dana@example.com" });
});

test("a form posted twice, also at once, is one quote and one email", async () => {
  const site = await openQuotedSite();
  const key = randomUUID();
  const sent = { "a.jpg": await photo(300), "b.jpg": await photo(301) };
  const answers = await Promise.all([site.ask({}, sent, { key }), site.ask({}, sent, { key })]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(site.all()).toHaveLength(1);
  expect(findQuotePhotos(site.database, site.newest().id)).toHaveLength(2);
  expect(site.database.select().from(quoteMessages).all()).toHaveLength(1);
});

test("a photo can be taken off before it is sent, and its file goes with the next tidying", async () => {
  const site = await openQuotedSite();
  const key = randomUUID();
  const { body } = await site.ask({ name: "" }, { "a.jpg": await photo() }, { key });
  const [kept] = (body as { photos: { name: string }[] }).photos;
  const removed = await site.ask({ remove: kept?.name ?? "" }, {}, { key });
  expect(removed.status).toBe(200);
  expect(removed.body).toMatchObject({ photos: [], values: { words: ASKED.words } });
  expect(site.newest().askedAt).toBeNull();
  const { tidyPhotos } = await import("#app/start.server.ts");
  await tidyPhotos();
  expect(existsSync(join(site.folder, "uploads", `${kept?.name}.jpg`))).toBe(false);
});

test("more photos than a quote holds are named; a post that is too large keeps what was typed", async () => {
  const site = await openQuotedSite();
  const key = randomUUID();
  const many: Record<string, Buffer> = {};
  for (let at = 1; at <= 9; at++) many[`${at}.jpg`] = await photo(100 + at);
  const answer = await site.ask({}, many, { key });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ files: [expect.stringContaining("A quote holds 8 photos")] });
  expect((answer.body as { photos: object[] }).photos).toHaveLength(8);

  const large = await heavyPhoto(10_000_000);
  const nine = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => [`${at}.jpg`, large]));
  const refused = await site.ask({ name: "Dana Brown" }, nine, { key });
  expect(refused.status).toBe(413);
  expect(refused.body).toMatchObject({ key, values: { words: ASKED.words, name: "Dana Brown" } });
  expect((refused.body as { photos: object[] }).photos).toHaveLength(8);
});

test("a script's post is kept and not sent", async () => {
  const site = await openQuotedSite();
  const answer = await site.ask({ "crate-seal": "x" });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ problem: expect.stringContaining("a person sent this") });
  expect(site.all()).toHaveLength(0);
});

test("two presses and two tabs book one job", async () => {
  const site = await openQuotedSite();
  await site.asked();
  await site.answer();
  const answers = await Promise.all([site.book(), site.book(), site.book({ notes: "Other tab" })]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(site.jobs()).toHaveLength(1);
  expect((await site.book()).headers.get("location")).toContain("/confirmation");
  expect(site.jobs()).toHaveLength(1);
});

test("a price that has changed since the page was opened is shown, not booked", async () => {
  const site = await openQuotedSite();
  await site.asked();
  await site.answer();
  const seen = String(site.newest().revision);
  await site.answer({ price: "410.50" });
  const answer = await site.book({ revision: seen });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    problem: expect.stringContaining("changed this quote"),
    values: { street: "100 Example St" },
  });
  expect(site.jobs()).toHaveLength(0);
  expect((await site.open()).body).toMatchObject({ price: { cents: 41_050 } });
  await site.book();
  expect(site.jobs()[0]).toMatchObject({ totalCents: 41_050 });
});

test("a price that is taken back cannot be booked, and can be asked for again", async () => {
  const site = await openQuotedSite();
  const { id } = await site.asked({}, { "a.jpg": await photo() });
  await site.answer();
  expect((await site.press("withdraw")).status).toBe(303);
  expect((await site.book()).status).toBe(409);
  expect((await site.open()).body).toMatchObject({ state: "withdrawn", form: null });
  expect((await site.again()).status).toBe(303);
  expect((await site.again()).status).toBe(303);
  expect((await site.open()).body).toMatchObject({ state: "asked", words: ASKED.words });
  expect(findQuotePhotos(site.database, id)).toHaveLength(1);
  expect(site.newest()).toMatchObject({ id, priceCents: null, revision: 4 });
});

test("an expired price says so on its own day after, and is not booked", async () => {
  const site = await openQuotedSite();
  await site.asked();
  await site.answer({ days: "1" });
  expect(site.newest().lastDay).toBe("2026-07-21");
  site.database.update(quotes).set({ lastDay: "2026-07-19" }).run();
  expect((await site.open()).body).toMatchObject({ state: "expired", form: null });
  const answer = await site.book();
  expect([answer.status, site.jobs().length]).toEqual([409, 0]);
  expect(answer.body).toMatchObject({ problem: "This quote has expired." });
});

test("the tax that was told with the price holds, whatever is set before it is booked", async () => {
  const site = await openQuotedSite();
  const { setSetting } = await taxes(site);
  await setSetting({ mode: "added", rate: 825 });
  await site.asked();
  await site.answer();
  expect((await site.open()).body).toMatchObject({
    price: { taxNote: "Plus 8.25% sales tax, $28.05: $368.05 in all." },
  });
  await setSetting({ mode: "included", rate: 700 });
  await site.book();
  expect(site.jobs()[0]).toMatchObject({ taxMode: "added", taxRate: 825, totalCents: 34_000 });
});

async function taxes({ database }: QuotedSite) {
  const { saveSetting } = await import("#app/prices/owner-settings.server.ts");
  return {
    setSetting: async (tax: { mode: "added" | "included"; rate: number }) =>
      saveSetting(database, "tax", tax, SITE_NOW),
  };
}

test("a window without room for its points is refused, and the nearest that has is offered", async () => {
  const site = await openQuotedSite();
  openWeek(site.database);
  await site.asked();
  await site.answer();
  await site.book();
  await site.asked();
  await site.answer({ points: "400.5", load: "" });
  const answer = await site.book();
  expect(answer.status).toBe(409);
  expect((answer.body as { offers: object[] }).offers.length).toBeGreaterThan(0);
  expect([site.jobs().length, site.newest().jobId]).toEqual([1, null]);
});

test("a quoted list stays as it is for its customer", async () => {
  const site = await openQuotedSite();
  await site.asked();
  await site.answer();
  await site.book();
  const [job] = site.jobs();
  const path = `/booking/${job?.token}`;
  const page = await site.browser().get(site.booking.loader, path);
  expect(page.body).toMatchObject({ booking: { may: { change: true, items: false } } });
  const answer = await site.browser().post(site.changeItems.action, `${path}/items`, {
    requestId: randomUUID(),
    revision: "1",
    draft: "quote.1_sofa.1",
  });
  expect(answer.status).toBe(409);
  expect(site.jobs()[0]).toMatchObject({ totalCents: 34_000 });
});

test("a slow or refusing mail server loses no price: it is tried again, or the owner is told", async () => {
  const site = await openQuotedSite();
  await site.asked();
  await site.answer();
  site.database
    .update(quoteMessages)
    .set({ dueAt: null, settledAt: LATER, reason: "refused" })
    .run();
  const inbox = await site.owner.get(site.desk.inbox.loader, "/desk/inbox");
  expect(JSON.stringify(inbox.body)).toContain("The email with the price to");
});

test("photos of a form that was never sent go after a day, and the form with them", async () => {
  const site = await openQuotedSite();
  await site.ask({ name: "" }, { "a.jpg": await photo() });
  const old = "2026-07-18T00:00:00.000Z";
  site.database.update(quotes).set({ createdAt: old }).run();
  await site.expireOldPhotos();
  expect(findQuotePhotos(site.database, site.newest().id)).toEqual([]);
  const { quotePhotos } = await import("#db/schema.ts");
  site.database.update(quotePhotos).set({ removedAt: old }).run();
  await site.expireOldPhotos();
  expect(site.all()).toEqual([]);
});

test("who is not to book on the site gets no quote there either", async () => {
  const site = await openQuotedSite();
  const { setBarred } = await import("#app/jobs/do-not-book.server.ts");
  setBarred(site.database, "+17135550123", true, SITE_NOW);
  const answer = await site.ask();
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ problem: "We can't give you this quote online." });
});

test("a stranger's token, file name or desk opens nothing", async () => {
  const site = await openQuotedSite();
  await site.asked({}, { "a.jpg": await photo() });
  const [kept] = findQuotePhotos(site.database, site.newest().id);
  const other = `/quote/${"0".repeat(32)}`;
  expect((await site.browser().get(site.quote.loader, other)).status).toBe(404);
  const file = `${other}/photos/${kept?.name}.jpg`;
  expect((await site.browser().get(site.quotePhoto.loader, file)).status).toBe(404);
  const desk = await site.browser().get(site.desk.quote.loader, `/desk/quotes/${site.newest().id}`);
  expect(desk.headers.get("location")).toBe("/desk/sign-in");
});

const texts = ({ folder }: QuotedSite) =>
  readdirSync(join(folder, "outbox"))
    .filter((name) => name.endsWith(".txt"))
    .map((name) => readFileSync(join(folder, "outbox", name), "utf8"));

test("a price goes by text too where that was asked for, and not to a number that has said STOP", async () => {
  const site = await openQuotedSite();
  await site.asked({ texts: "1", email: "" });
  await site.answer();
  await site.work(LATER);
  expect(texts(site)).toEqual([expect.stringContaining(`Your quote is $340.00.`)]);
  expect(texts(site)[0]).toContain(`${site.path()} `);

  const { stopTexts } = await import("#app/jobs/texts/text-consent.server.ts");
  stopTexts(site.database, "+17135550123", SITE_NOW);
  await site.answer({ price: "360" });
  await site.work(LATER);
  expect(texts(site)).toHaveLength(1);
  const inbox = await site.owner.get(site.desk.inbox.loader, "/desk/inbox");
  expect(JSON.stringify(inbox.body)).toContain("The text with the price to");
});

test("what is asked for in Spanish is answered in it by email and text, and the owner reads so", async () => {
  const site = await openQuotedSite();
  await site.ask({ texts: "1" }, {}, { page: "/es/quote" });
  await site.work(LATER);
  await site.answer();
  await site.work(LATER);
  const outbox = await site.outbox();
  const [notice, letter] = [OWNER_EMAIL, "dana@example.com"].map((address) =>
    outbox.find(({ to }) => to?.[0]?.address === address),
  );
  expect(notice?.text).toContain("Habla español");
  expect(letter?.subject).toBe("Su precio para la recogida: $340.00");
  expect(letter?.text).toContain(`/es${site.path()}`);
  expect(texts(site)).toEqual([expect.stringContaining("Su precio es $340.00.")]);
});

test("a price that was withdrawn or changed before it went out is not sent", async () => {
  const site = await openQuotedSite();
  await site.asked();
  await site.work(LATER);
  await site.answer();
  await site.press("withdraw");
  await site.answer({ price: "99.50" });
  await site.work(LATER);
  const prices = (await site.outbox()).filter(({ subject }) => subject?.startsWith("Your junk"));
  expect(prices.map(({ subject }) => subject)).toEqual(["Your junk removal quote: $99.50"]);
});

test("a customer who is erased leaves no word, photo or email of a quote", async () => {
  const site = await openQuotedSite();
  await site.asked({ name: "Wilhelmina Quack" }, { "a.jpg": await photo() });
  const [kept] = findQuotePhotos(site.database, site.newest().id);
  await site.answer({ words: "Zanzibar" });
  await site.work(LATER);
  const { eraseServices } = await import("#app/desk/desk-services.server.ts");
  const { eraseCustomer } = await import("#app/desk/customers/erase-customer.server.ts");
  await eraseCustomer({ phone: "", email: "Dana@Example.com " }, eraseServices);
  const files = readdirSync(site.folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(site.folder, name))
    .filter((path) => statSync(path).isFile());
  const all = files.map((path) => readFileSync(path, "latin1")).join("\n");
  const words = ["Wilhelmina", "lumber", "Zanzibar", "dana@example", "5550123"];
  expect(words.filter((word) => all.includes(word))).toEqual([]);
  expect(files.filter((path) => path.includes(kept?.name ?? "-"))).toEqual([]);
  expect((await site.open()).status).toBe(200);
});

test("a press of the desk that is sent twice, or from an outdated page, sends no second price", async () => {
  const site = await openQuotedSite();
  const { revision } = await site.asked();
  const requestId = randomUUID();
  const post = { requestId, seen: String(revision) };
  const answers = [await site.answer(post), await site.answer(post)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const stale = await site.answer({ seen: String(revision), price: "500" });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ typed: { price: "500" } });
  expect(site.newest()).toMatchObject({ priceCents: 34_000, revision: 2 });
  await site.book();
  expect((await site.answer()).status).toBe(409);
});
