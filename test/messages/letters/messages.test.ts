import { expect, test } from "vitest";
import type { BilledInvoice } from "#app/jobs/accounts/invoice.ts";
import type { Job } from "#app/jobs/job.ts";
import {
  INVOICE_KINDS,
  isForOwner,
  type MessageExtra,
  type MessageKind,
} from "#app/jobs/messages/messages.ts";
import { visitLine } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { renderMessage } from "#app/messages/letters/render-message.ts";
import { words as visits } from "#app/messages/letters/visit-words.en.ts";
import type { Email } from "#app/messages/mail/email.ts";
import { taxOn } from "#app/prices/tax.ts";
import { sampleBusiness, sampleJob } from "#test/support/sample-job.ts";

const WEDNESDAY = { date: "2026-07-22", timeOfDay: "Morning" } as const;
const FRIDAY = { date: "2026-07-24", timeOfDay: "Afternoon" } as const;

const MOVED: MessageExtra = { change: { who: "customer", before: WEDNESDAY, after: FRIDAY } };
const BY_OWNER: MessageExtra = { change: { who: "owner", before: null, after: null } };
const ITEMS: MessageExtra = {
  change: { who: "customer", before: { totalCents: 38_493 }, after: { totalCents: 60_060 } },
};
const LATE: MessageExtra = {
  change: { who: "customer", before: null, after: { reason: "Sold it", isLate: true } },
};
const NOTE: MessageExtra = {
  change: { who: "customer", before: { notes: "" }, after: { notes: "Gate code 1234\nUpstairs" } },
};
const undone = (stage: "on-the-way" | "done"): MessageExtra => ({
  change: { who: "owner", before: { stage }, after: { stage: "booked" } },
});
const OFFER: MessageExtra = { windows: [WEDNESDAY, FRIDAY] };
const RECEIPT = {
  receipt: {
    number: "R-2026-0001",
    ...{ orderNumber: "JB-100000", name: "Ada", fullAddress: "1 Example St" },
    doneAt: "2026-07-20T16:00:00.000Z",
    final: {
      ...{ kind: "other-price", items: [], volume: 0, reason: "Agreed on site" },
      ...{ subtotalCents: 50_000, discountCents: 0 },
      tax: taxOn(50_000, { mode: "included", rate: 825 }),
    },
    booked: {
      ...{ subtotalCents: 60_060, discountCents: 6_006 },
      tax: taxOn(54_054, { mode: "included", rate: 825 }),
    },
    payments: [{ method: "zelle", cents: 50_000, tipCents: 2_000, at: "2026-07-20T16:00:00.000Z" }],
    priceReason: null,
  },
} satisfies MessageExtra;
const DETAILS: MessageExtra = {
  change: { who: "owner", before: null, after: { fields: ["phone", "address"] } },
};
const LOST: MessageExtra = { undelivered: { kind: "moved-customer", reason: "unknown" } };

type Case = [MessageKind, MessageExtra | null, Partial<Job>];

const MESSAGES: Case[] = [
  ["moved-customer", MOVED, FRIDAY],
  ["moved-owner", MOVED, FRIDAY],
  ["items-customer", ITEMS, {}],
  ["items-owner", ITEMS, {}],
  ["details-customer", DETAILS, {}],
  ["cancelled-customer", LATE, {}],
  ["cancelled-owner", LATE, {}],
  ["restored-customer", BY_OWNER, {}],
  ["restored-owner", BY_OWNER, {}],
  ["note-owner", NOTE, {}],
  ["reminder", null, {}],
  ["on-the-way", null, {}],
  ["done", RECEIPT, {}],
  ["undone-customer", undone("on-the-way"), {}],
  ["undone-customer", { ...RECEIPT, ...undone("done") }, {}],
  ["offer", OFFER, {}],
  ["link", null, {}],
  ["review", null, { stage: "done" }],
  ["undelivered-owner", LOST, {}],
  ...INVOICE_KINDS.map((kind): Case => [kind, null, {}]),
];

/** Of a month with one job. */
const BILLED: BilledInvoice = {
  invoice: {
    ...{ id: 1, jobId: 7, number: "I-2026-0001", token: "0123456789abcdef".repeat(2) },
    ...{ issuedAt: "2026-07-20T16:00:00.000Z", account: "Bayou Homes", poNumber: "4711" },
    ...{ dueOn: "2026-08-19", voidReason: null },
    parts: [{ job: jobWith({}), receipt: { ...RECEIPT.receipt, payments: [] } }],
  },
  ...{ email: "ap@bayou.example", replaces: "I-2026-0000" },
};

function jobWith(differences: Partial<Job>): Job {
  return {
    ...sampleJob(),
    ...{ id: 7, ownerNotifiedAt: null, customerNotifiedAt: null, noticeAttempts: 0 },
    ...{ confirmedAt: null, stage: "booked", endedAt: null, revision: 2 },
    ...{ deskNote: null, taxMode: null, taxRate: null, source: null, pricedBy: null },
    changedAt: "2026-07-20T16:00:00.000Z",
    ...differences,
  };
}

const BUSINESS: Business = {
  ...sampleBusiness,
  linesIn: (language, lines) =>
    language === "en" ? lines : lines.map((line) => ({ ...line, name: `Artículo ${line.id}` })),
};

const rendered = (kind: MessageKind, extra: MessageExtra | null, differences: Partial<Job> = {}) =>
  renderMessage(
    { kind, extra },
    jobWith(differences),
    BUSINESS,
    INVOICE_KINDS.some((one) => one === kind) ? BILLED : null,
  );

test.each(MESSAGES)("%s in plain words", (kind, extra, differences) => {
  const { to, subject, text } = rendered(kind, extra, differences);
  expect(`To: ${to}\nSubject: ${subject}\n\n${text}\n`).toMatchSnapshot();
});

test.each(MESSAGES)(
  "%s says the same in HTML, and loads nothing from the network",
  (kind, extra, differences) => {
    const { html, text } = rendered(kind, extra, differences);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
    const seen = `${html} ${links.join(" ")}`
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&")
      .replace(/\s+/g, " ");
    const said = text
      .slice(0, text.lastIndexOf("\n\n"))
      .replace(/^(When|Where|Was|Order number):/gm, "")
      .replace(/\(https:\S+\)|, \d{4}\b\.?/g, "")
      .split(/[\s,]+|:(?!\/\/)/)
      .filter((word) => !/^(-|JB-\d+)?$/.test(word));
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((word) => !seen.includes(word))).toEqual([]);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/i);
  },
);

test.each([
  ["moved-customer", "REQUEST"],
  ["items-owner", "REQUEST"],
  ["restored-customer", "REQUEST"],
  ["cancelled-customer", "CANCEL"],
  ["cancelled-owner", "CANCEL"],
  ["reminder", undefined],
] as const)("%s attaches the calendar entry as %s", (kind, method) => {
  const { attachments } = rendered(kind, MOVED);
  expect(attachments.map(({ contentType }) => contentType)).toEqual(
    method ? [`text/calendar; charset=utf-8; method=${method}`] : [],
  );
});

test.each(MESSAGES)(
  "%s shows typed markup as text, and no header has a line break",
  (kind, extra) => {
    const typed = { name: "<b>Bob</b>\r\nBcc: x@y.example", fullAddress: "1 <i>Main</i> St" };
    const { html, subject, to } = rendered(kind, extra, typed);
    expect(html).not.toMatch(/<(b|i)>(Bob|Main)/);
    expect(`${subject}${to}`).not.toMatch(/[\r\n]/);
  },
);

test("what can be changed until when is said as it was at the change", () => {
  const inTime = rendered("moved-customer", MOVED, FRIDAY).text;
  expect(inTime).toContain("for free until Thursday, July 23, 6 PM. You can cancel until");
  expect(inTime).toContain("/move?slot=2026-07-22.Morning#pick");
  const late = rendered("moved-customer", MOVED, { ...FRIDAY, changedAt: "2026-07-23T23:00:00Z" });
  expect(late.text).toContain("It's too late to move your pickup or change your list online");
  expect(late.text).not.toContain("/move?");
  expect(rendered("moved-customer", BY_OWNER, FRIDAY).text).not.toContain("Not you?");
});

test.each(["moved-owner", "items-owner", "restored-owner"] as const)(
  "%s has the gate code and the way to the desk",
  (kind) => {
    const { text } = rendered(kind, BY_OWNER, { notes: "Gate code 1234" });
    expect(text).toContain("Note from the customer:\nGate code 1234");
    expect(text).toContain("https://junkbuddy.example/desk/jobs/JB-123456");
  },
);

test("a job without an email address sends messages to the owner alone", () => {
  expect(rendered("moved-owner", MOVED, { ...FRIDAY, email: "" }).replyTo).toBeUndefined();
});

/** What reads the same in both languages: names, numbers, addresses. */
const SAME = [
  /^[^a-z]*$|^JB-\d+$|https:|@/,
  /^(?:Junk Buddy|100 Example St|1 Example St|Bayou Homes|HOUSTON)/,
  /^(?:Total|Subtotal|Zelle|Ada):?$/,
  // What the owner has typed.
  /^Agreed on site$/,
];

/** All that a message says, in sentences and lines. */
function saidIn({ subject, html, text, attachments }: Email): string[] {
  const entry = attachments.map(({ content }) => content.replaceAll("\r\n ", "")).join("\n");
  const told = [...entry.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm)].map(
    ([, words = ""]) => words,
  );
  const page = html.replace(/<style>.*?<\/style>/s, "").replaceAll("&#x27;", "'");
  return [subject, text, page.replace(/<[^>]+>/g, "\n"), told.join("\n").replaceAll("\\n", "\n")]
    .join("\n")
    .split(/\n|(?<=[.?!:]) /)
    .map((piece) => piece.trim());
}

const TO_CUSTOMERS: Case[] = [
  ["booked-customer", null, {}],
  ...MESSAGES.filter(([kind]) => !isForOwner(kind)),
  ["receipt", RECEIPT, {}],
  ["pay-customer", BY_OWNER, {}],
  ["opening", { opening: { ...FRIDAY, endsAt: "2026-07-22T16:42:00.000Z" } } as MessageExtra, {}],
  ...Object.keys(visits.letters).map(
    (kind): Case => [
      kind as MessageKind,
      MOVED,
      { partOf: 6, items: [visitLine({ day: 2, order: "JB-100000" }, 0)] },
    ],
  ),
];

test.each(TO_CUSTOMERS)(
  "%s to a customer who booked in Spanish has no English left",
  (kind, extra, differences) => {
    const [english, spanish] = (["en", "es"] as const).map((language) =>
      rendered(kind, extra, { ...differences, language }),
    ) as [Email, Email];
    const said = new Set(saidIn(english));
    expect(spanish.html).toContain('<html lang="es">');
    expect(english).toEqual(rendered(kind, extra, differences));
    expect(
      saidIn(spanish).filter((piece) => said.has(piece) && !SAME.some((same) => same.test(piece))),
    ).toEqual([]);
  },
);
