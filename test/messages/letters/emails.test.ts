import { expect, test } from "vitest";
import type { Look } from "#app/lib/look/look.ts";
import { calendarAttachments } from "#app/messages/letters/booking-calendar.ts";
import { renderCustomerConfirmation } from "#app/messages/letters/customer-confirmation.ts";
import { renderOwnerNotice } from "#app/messages/letters/owner-notice.ts";
import { type SampleJob, sampleBusiness, sampleJob } from "#test/support/sample-job.ts";

const BREAK_IN = "<b>Bob</b>\r\nBcc: victim@example.com\u2028\u202Etxt";

const attachmentsOf = (differences: Partial<SampleJob>) =>
  calendarAttachments(sampleJob(differences), sampleBusiness, "customer");
const ownerNotice = (differences: Partial<SampleJob> = {}, customerSawError = false) =>
  renderOwnerNotice(sampleJob(differences), sampleBusiness, {
    customerSawError,
    attachments: attachmentsOf(differences),
  });
const confirmation = (differences: Partial<SampleJob> = {}) =>
  renderCustomerConfirmation(sampleJob(differences), sampleBusiness, attachmentsOf(differences));

/** The visible text of an HTML email, in one line. */
const seen = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

const BOTH = [
  ["the owner's notice", ownerNotice],
  ["the customer's confirmation", confirmation],
] as const;

const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };
const DISCOUNTED = { subtotalCents: 60_060, discountCents: 6_006, totalCents: 54_054 };
const SHOWN = "Wednesday, July 22 Morning, 7:00 AM – 12:00 PM";
const WINDOW = "Wednesday, July 22, 2026, Morning, 7:00 AM – 12:00 PM";

test("the owner's notice is sent to the owner, and replies go to the customer", async () => {
  expect(await ownerNotice()).toMatchObject({
    to: "owner@junkbuddy.example",
    from: '"Junk Buddy" <bookings@junkbuddy.example>',
    replyTo: "maria@example.com",
    subject: "Booking JB-123456: Maria Lopez, Houston, Wed, Jul 22, morning",
  });
});

test("a name that runs from right to left is kept apart from the words around it", () => {
  const { subject, text, html } = ownerNotice({ name: "محمد الأحمد" }, true);
  expect(subject).toContain("JB-123456: \u2068محمد الأحمد\u2069, Houston");
  expect(text).toContain("Call \u2068محمد الأحمد\u2069 at (713) 555-0100");
  expect(html).toContain("\u2068محمد الأحمد\u2069");
  expect(ownerNotice({ name: "Zoë Ñuñez" }).text).not.toMatch(/[\u2066-\u2069]/);
});

test("the confirmation is sent to the customer, and replies go to the owner", async () => {
  expect(await confirmation()).toMatchObject({
    to: "maria@example.com",
    from: '"Junk Buddy" <bookings@junkbuddy.example>',
    replyTo: "owner@junkbuddy.example",
    subject: "Your pickup on Wed, Jul 22 is booked: order JB-123456",
  });
});

test("the confirmation leads to the booking's own page and warns about its link; the notice holds no link", () => {
  const link = `https://junkbuddy.example/booking/${"7".repeat(64)}`;
  const { html, text } = confirmation();
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain(`See your booking: ${link}`);
  expect(text).toContain("Anyone who has the link can change your booking");
  const notice = ownerNotice();
  expect(`${notice.html}${notice.text}`).not.toContain("/booking/");
});

test("only the customer is told to call the business with questions", () => {
  expect(seen(confirmation().html)).toContain("Questions? Call (713) 555-0142");
  expect(seen(ownerNotice().html)).not.toContain("Questions?");
});

test("the owner's notice has everything a crew needs", async () => {
  const { html, text } = await ownerNotice({ ...DISCOUNTED, notes: "Gate code 1234\nUpstairs" });
  expect(seen(html)).toContain("1 × 1/2 Load $500.00 1 × Refrigerator $120.00 Subtotal $600.60");
  expect(html).toContain('href="tel:+17135550100"');
  expect(html).toContain('href="mailto:maria@example.com"');
  const map =
    "https://www.google.com/maps/search/?api=1&query=100%20Example%20St%2C%20Houston%2C%20TX%2077002";
  expect(html).toContain(`href="${map.replace("&", "&amp;")}"`);
  expect(text).toContain(map);
  for (const words of ["Discount: -$60.06", "Total: $540.54", WINDOW])
    expect(text).toContain(words);
  for (const words of ["Discount -$60.06", "Total $540.54", SHOWN]) {
    expect(seen(html)).toContain(words);
  }
  for (const part of [html, text]) {
    expect(part).toContain("330 points");
    expect(part).toContain("Gate code 1234");
  }
  expect(text).toContain("Gate code 1234\nUpstairs");
  expect(html).toMatch(/Gate code 1234<\/span><span><br\/?>Upstairs/);
});

test("the confirmation says why the total is not the sum of the items", async () => {
  const why =
    "330 points × $1.82. Priced by the room in the truck: $19.40 less than the item prices together ($620.00).";
  for (const differences of [{}, DISCOUNTED]) {
    const { html, text } = await confirmation(differences);
    expect(html).toContain(why);
    expect(text).toContain(why);
  }
  // A price that the present rules do not give is shown without an explanation.
  const { html, text } = await confirmation({ subtotalCents: 60_000, totalCents: 60_000 });
  expect(html + text).not.toContain("points ×");
});

test("the confirmation has the order, the price and what happens next", async () => {
  const { html, text } = await confirmation({
    items: [{ id: "sofa", name: "Sofa", quantity: 2, priceCents: 11_000, volume: 50 }],
  });
  for (const words of ["2 × Sofa, $110.00 each", "Total: $600.60", WINDOW]) {
    expect(text).toContain(words);
  }
  for (const words of ["2 × Sofa $110.00 each", "Total $600.60", SHOWN]) {
    expect(seen(html)).toContain(words);
  }
  for (const part of [html, text]) {
    expect(part).toContain("JB-123456");
    expect(part).toContain("You pay when the job is done.");
    expect(part).toContain("(713) 555-0142");
    expect(part).not.toContain("Discount");
  }
});

test("the confirmation shows the discount on its own line", async () => {
  const { text } = await confirmation(DISCOUNTED);
  expect(text).toContain("Subtotal: $600.60\nDiscount: -$60.06\nTotal: $540.54");
});

test("without a discount the owner's notice says so", async () => {
  const { text } = await ownerNotice();
  expect(text).toContain("Subtotal: $600.60\nDiscount: $0.00\nTotal: $600.60");
});

test.each(BOTH)("%s explains a $0.00 total: the crew prices it on site", async (_, render) => {
  const { html, text } = await render({ subtotalCents: 0, totalCents: 0 });
  expect(text).toContain("Total: $0.00 (the crew prices it on site)");
  expect(seen(html)).toContain("Total $0.00 (the crew prices it on site)");
});

test.each([
  [null, null, "", "No day or time yet. Call the customer to set them."],
  ["2026-07-22", null, "Wednesday, July 22", "No time yet. Call the customer"],
  [null, "Evening", "Evening, 5:00 PM – 9:00 PM", "No day yet. Call the customer"],
] as const)(
  "date %s, window %s: the owner is told to call",
  async (date, timeOfDay, head, words) => {
    const { html, text } = await ownerNotice({ date, timeOfDay });
    expect(seen(html)).toContain(`${head} ${words}`.trim());
    expect(text).toContain(words);
  },
);

test.each([
  [null, null, "", "No day or time yet. The crew will call to set them."],
  ["2026-07-22", null, "July 22", "No time yet. The crew will call to set it."],
  [null, "Evening", "9:00 PM", "No day yet. The crew will call to set it."],
] as const)(
  "date %s, window %s: the customer will be called",
  async (date, timeOfDay, head, words) => {
    const { html, text } = await confirmation({ date, timeOfDay });
    expect(seen(html)).toContain(`${head} ${words}`.trim());
    expect(text).toContain(words);
  },
);

test("the distance is mentioned only for an address outside the service area", async () => {
  const far = [await ownerNotice(AUSTIN), await confirmation(AUSTIN)];
  const near = [await ownerNotice(), await confirmation()];
  for (const { html, text } of far) {
    expect(html).toContain("about 146 miles from downtown Houston");
    expect(text).toContain("about 146 miles from downtown Houston");
  }
  expect(far[0]?.text).toContain("crew needs to confirm the distance");
  expect(far[1]?.text).toContain("crew will confirm the distance");
  for (const { html, text } of near) expect(html + text).not.toContain("distance");
});

test("the notice about a customer who saw an error begins with that fact", async () => {
  const { html, text, subject } = await ownerNotice({}, true);
  const words =
    "The customer saw an error while booking. Call Maria Lopez at (713) 555-0100 to say that the pickup is booked.";
  expect(subject).toBe(
    "Call the customer. Booking JB-123456: Maria Lopez, Houston, Wed, Jul 22, morning",
  );
  expect(text.split("\n")[0]).toBe(words);
  expect(html.indexOf(`>${words}</p>`)).toBeGreaterThan(0);
  expect(html.indexOf(`>${words}</p>`)).toBeLessThan(html.indexOf("<h1"));
  expect((await ownerNotice()).html).not.toContain("saw an error");
});

test.each(BOTH)("%s shows typed markup as text", async (_, render) => {
  const { html, text } = await render({
    name: "<b>Bob</b>",
    notes: '<img src="x" onerror="alert(1)">',
    fullAddress: "1 <i>Main</i> & Co St",
    items: [{ id: "x", name: "<u>Sofa</u>", quantity: 1, priceCents: 1, volume: 1 }],
  });
  expect(html).toContain("1 &lt;i&gt;Main&lt;/i&gt; &amp; Co St");
  expect(html).not.toMatch(/<(b|i|u|img)[ >]/);
  expect(text).toContain("1 <i>Main</i> & Co St");
});

test("the owner's notice has the customer's name as typed", () => {
  const { html, text } = ownerNotice({ name: "<b>Bob</b>" });
  expect(html).toContain("&lt;b&gt;Bob&lt;/b&gt;");
  expect(text).toContain("<b>Bob</b>");
});

test.each(BOTH)("%s has no line break in any header", async (_, render) => {
  const email = await render({ name: BREAK_IN, city: BREAK_IN, email: `a@b.example${BREAK_IN}` });
  const headers = [email.to, email.from, email.replyTo ?? "", email.subject];
  expect(headers.filter((header) => /[\p{Cc}\p{Zl}\p{Zp}\u202E]/u.test(header))).toEqual([]);
});

test.each([
  [
    'Bob "The Truck", LLC\r\nBcc: x@y.example',
    '"Bob The Truck, LLC Bcc: x@y.example" <m@x.example>',
  ],
  ["\n", "m@x.example"],
])("the business name %j gives one sender", async (name, from) => {
  const business = { ...sampleBusiness, name, mailFrom: "m@x.example" };
  expect(renderCustomerConfirmation(sampleJob(), business, []).from).toBe(from);
});

test("a sender address with a name keeps that name", async () => {
  const business = { ...sampleBusiness, mailFrom: "Bookings <m@x.example>" };
  expect(renderCustomerConfirmation(sampleJob(), business, []).from).toBe(business.mailFrom);
});

test.each(BOTH)("%s has a calendar file attached, and none without a date", async (_, render) => {
  const [file, ...others] = (await render()).attachments;
  expect(others).toEqual([]);
  expect(file).toMatchObject({
    filename: "JB-123456.ics",
    contentType: "text/calendar; charset=utf-8; method=REQUEST",
    content: expect.stringContaining("METHOD:REQUEST"),
  });
  expect((await render({ date: null })).attachments).toEqual([]);
});

test.each(BOTH)("%s loads nothing from the network when it is opened", async (_, render) => {
  const { html } = await render();
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/i);
});

test.each([
  ["Maria Lopez", "Hi Maria, your junk pickup is booked."],
  ["CLAIM-YOUR-PRIZE-NOW sweepstakes", "Hi, your junk pickup is booked."],
  ["Win$ 1000", "Hi, your junk pickup is booked."],
])("the confirmation greets %s with at most a first name", (name, greeting) => {
  const { html, text, attachments } = confirmation({ name, phone: "713 555 0100 prize" });
  const calendar = attachments.map(({ content }) => content.replaceAll("\r\n ", "")).join();
  for (const part of [html, text]) expect(part).toContain(greeting);
  for (const part of [html, text, calendar]) {
    for (const words of [...name.split(" ").slice(1), "prize"]) expect(part).not.toContain(words);
  }
});

test("the owner's logo is a picture from the site with his words, and his city stands at the foot (rule 524)", () => {
  const colors = { main: "#0a5c33", accent: "#8a2a6b" };
  const elsewhere = { ...sampleBusiness, area: { ...sampleBusiness.area, city: "San Antonio" } };
  const file = `${"a".repeat(24)}.svg`;
  const email = (ownLook: Look) =>
    renderCustomerConfirmation(sampleJob(), { ...elsewhere, ownLook }, []);
  const { html } = email({
    ...colors,
    wordmark: "<Alamo>",
    logo: { file, width: 720, height: 120 },
  });
  expect(html).toContain(
    `<img src="https://junkbuddy.example/look/${"a".repeat(24)}.png" width="168" height="28" alt="&lt;Alamo&gt;"`,
  );
  expect(html).toMatch(/aria-label="SAN".*aria-label="ANTONIO"/s);
  expect(html).not.toContain("HOUSTON");
  expect(email({ ...colors, wordmark: "Alamo", logo: null }).html).toMatch(
    /class="wordmark"[^>]*>Alamo</,
  );
});
