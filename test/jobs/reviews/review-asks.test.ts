import { expect, test } from "vitest";
import { eraseCustomer } from "#app/desk/customers/erase.server.ts";
import { setBarred } from "#app/jobs/do-not-book.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findMessages, settleSent } from "#app/jobs/messages/messages.server.ts";
import { findingOf, type ReviewFacts, reviewRound } from "#app/jobs/reviews/review-ask.ts";
import {
  decideOnReviews,
  findReviewAsk,
  isAskStanding,
  noteOpened,
  passOverReviews,
  reviewSums,
  stopReviews,
} from "#app/jobs/reviews/review-asks.server.ts";
import { noteConsent } from "#app/jobs/texts/text-consent.server.ts";
import { addIncoming, markThreadSeen } from "#app/jobs/texts/thread.server.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { cardNews, cardRefunds, reviewAsks } from "#db/schema.ts";
import { DONE_PRICE, doneJob, payJob } from "#test/support/done-job.ts";
import { migratedDatabase, temporaryDatabase } from "#test/support/temporary.ts";

const LINK = "https://g.page/r/CabcDEF/review";
/** Tuesday, 10 AM in Houston. */
const TEN = new Date("2026-07-21T15:00:00.000Z");
/** Monday afternoon. */
const YESTERDAY = "2026-07-20T20:00:00.000Z";

const FINE: ReviewFacts = {
  ...{ balanceCents: 0, hasRefund: false, hasComplaint: false, isBarred: false },
  ...{ hasStopped: false, isRecent: false, hasWay: true },
};

test.each([
  [{}, "asked"],
  [{ balanceCents: 1 }, "unpaid"],
  [{ balanceCents: -1 }, "unpaid"],
  [{ hasRefund: true }, "refund"],
  [{ hasComplaint: true }, "complaint"],
  [{ isBarred: true }, "barred"],
  [{ hasStopped: true }, "stopped"],
  [{ isRecent: true }, "recent"],
  [{ hasWay: false }, "no-way"],
] as const)("%j: %s", (differences, finding) => {
  expect(findingOf({ ...FINE, ...differences })).toBe(finding);
});

test("a round is from 10 AM to 8 PM in Houston, about the day before, whatever the clocks do", () => {
  const round = (iso: string) => reviewRound(new Date(iso));
  expect(round("2026-07-21T14:59:59.999Z")).toBeNull();
  expect(round("2026-07-22T01:00:00.000Z")).toBeNull();
  expect(round("2026-07-22T00:59:59.999Z")).toMatchObject({
    from: "2026-07-20T05:00:00.000Z",
    until: "2026-07-21T05:00:00.000Z",
  });
  // The day before was one hour longer.
  expect(round("2026-11-02T16:00:00.000Z")).toMatchObject({
    from: "2026-11-01T05:00:00.000Z",
    until: "2026-11-02T06:00:00.000Z",
    askedSince: "2025-11-01T05:00:00.000Z",
  });
});

function shop(link: string | null = LINK) {
  const path = migratedDatabase();
  const database = temporaryDatabase(path);
  if (link) saveSetting(database, "reviewLink", link, YESTERDAY);
  const finish = (differences: Partial<Job> = {}, endedAt = YESTERDAY, paid = DONE_PRICE) =>
    doneJob(database, endedAt, differences, paid);
  const pay = (jobId: number, cents: number) => payJob(database, jobId, cents, YESTERDAY);
  const finding = ({ id }: Job) => findReviewAsk(database, id)?.finding;
  const owed = ({ id }: Job) =>
    findMessages(database, id).filter(({ kind }) => kind.startsWith("review"));
  return {
    path,
    database,
    finish,
    pay,
    finding,
    owed,
    decide: (at = TEN) => decideOnReviews(database, at),
  };
}

test("the customers of yesterday's jobs are asked at 10 AM, once, whichever process comes first", () => {
  const { path, database, finish, decide, owed } = shop();
  const asked = finish();
  const others = [
    finish({}, "2026-07-20T04:59:59.999Z"),
    finish({}, "2026-07-21T05:00:00.000Z"),
    finish({ stage: "cancelled" }),
    finish({ stage: "booked", endedAt: null }),
  ];
  expect(decide(new Date("2026-07-21T14:59:59.000Z"))).toBe(0);
  expect(decide()).toBe(1);
  const other = openDatabase(path);
  expect(decideOnReviews(other, TEN)).toBe(0);
  other.$client.close();
  expect(owed(asked)).toMatchObject([{ kind: "review", state: "due", dueAt: TEN.toISOString() }]);
  expect(others.flatMap(owed)).toEqual([]);
  expect(() =>
    database.insert(reviewAsks).values({ jobId: asked.id, decidedAt: "", finding: "asked" }).run(),
  ).toThrow(/UNIQUE/);
});

test("nothing is decided or owed before the link is set, and then only about the day before", () => {
  const { database, finish, decide, finding, owed } = shop(null);
  const old = finish({}, "2026-07-18T20:00:00.000Z");
  const job = finish();
  expect(decide()).toBe(0);
  saveSetting(database, "reviewLink", LINK, TEN.toISOString());
  expect(decide(new Date("2026-07-21T20:00:00.000Z"))).toBe(1);
  expect([finding(old), finding(job)]).toEqual([undefined, "asked"]);
  // What is owed goes with the link.
  const [message] = owed(job);
  expect(message && isAskStanding(database, message, job)).toBe(true);
  saveSetting(database, "reviewLink", null, TEN.toISOString());
  expect(message && isAskStanding(database, message, job)).toBe(false);
});

test("no job is asked about that isn't paid in full, had a refund, a dispute or an open text", () => {
  const { database, finish, pay, finding, decide } = shop();
  const unpaid = finish({}, YESTERDAY, 0);
  const part = finish({}, YESTERDAY, DONE_PRICE - 1);
  const over = finish({}, YESTERDAY, DONE_PRICE + 1);
  const back = finish({}, YESTERDAY, DONE_PRICE + 500);
  pay(back.id, -500);
  const stripe = finish();
  database
    .insert(cardRefunds)
    .values({
      ...{ ref: "r", jobId: stripe.id, intentId: "pi_1", cents: 100, state: "making" },
      ...{ createdAt: YESTERDAY, asks: 0 },
    })
    .run();
  const disputed = finish();
  const facts = { cents: DONE_PRICE, intentId: "pi_2" } as never;
  database
    .insert(cardNews)
    .values({ key: "d", kind: "dispute", jobId: disputed.id, at: YESTERDAY, facts })
    .run();
  const [texting, answered] = [finish(), finish()];
  const text = (job: Job) =>
    addIncoming(database, {
      ...{ phone: job.phone, words: "The gate is broken", sid: `S${job.id}`, at: YESTERDAY },
      isSeen: false,
    });
  text(texting);
  text(answered);
  markThreadSeen(database, answered.phone, 99, YESTERDAY);
  // Of anybody else a problem in words says nothing.
  const noted = finish({ notes: "Problem with the stairs", deskNote: "A complaint, a problem" });
  expect(decide()).toBe(9);
  expect(
    [unpaid, part, over, back, stripe, disputed, texting, answered, noted].map(finding),
  ).toEqual([
    ...["unpaid", "unpaid", "unpaid", "refund", "refund", "complaint", "complaint"],
    ...["asked", "asked"],
  ]);
});

test("a person is asked once in twelve months, by number or address, however they are written", () => {
  const { finish, finding, decide } = shop();
  const person = { phone: "+17135550100", email: "Ada@Example.com" };
  const [first, second] = [finish(person), finish(person)];
  decide();
  expect([finding(first), finding(second)]).toEqual(["asked", "recent"]);
  // A year later on the same day, and the day after that.
  const at = (day: string, clock: string) => `2027-07-${day}T${clock}.000Z`;
  const sameNumber = finish({ phone: "(713) 555-0100" }, at("20", "20:00:00"));
  decide(new Date(at("21", "15:00:00")));
  const sameAddress = finish({ email: "ada@example.com" }, at("22", "20:00:00"));
  decide(new Date(at("23", "15:00:00")));
  expect([finding(sameNumber), finding(sameAddress)]).toEqual(["recent", "asked"]);
});

test("who has said no, may not book or cannot be reached isn't asked; nor who was erased", () => {
  const { database, finish, finding, decide, owed } = shop();
  const person = { phone: "+17135550100", email: "ada@example.com" };
  const said = finish(person, "2026-07-10T20:00:00.000Z");
  stopReviews(database, said.id, "2026-07-11T20:00:00.000Z");
  stopReviews(database, said.id, "2026-07-12T20:00:00.000Z");
  expect(findReviewAsk(database, said.id)).toMatchObject({ stoppedAt: "2026-07-11T20:00:00.000Z" });
  const stopped = finish({ phone: "713-555-0100" });
  const barred = finish();
  setBarred(database, barred.phone, true, YESTERDAY);
  const byPhone = finish({ email: "" });
  const textsOnly = finish({ email: "", textsSince: YESTERDAY });
  const agreed = finish({ email: "", textsSince: YESTERDAY });
  const wish = { at: YESTERDAY, who: "customer", isOn: true } as const;
  noteConsent(database, textsOnly.id, { ...wish, words: "Text me about this pickup." });
  noteConsent(database, agreed.id, { ...wish, words: "Text me, once to ask for a review." });
  const erased = finish();
  eraseCustomer(database, erased, YESTERDAY);
  decide();
  expect([stopped, barred, byPhone, textsOnly, agreed, erased].map(finding)).toEqual([
    ...["stopped", "barred", "no-way", "no-way", "asked", "no-way"],
  ]);
  // A press between the decision and the sending holds the message back.
  expect(owed(agreed)).toMatchObject([{ state: "due" }]);
  stopReviews(database, agreed.id, TEN.toISOString());
  expect(owed(agreed)).toMatchObject([{ state: "given-up", dueAt: null }]);
});

test("what was sent counts as asked, and its link as opened, once", () => {
  const { database, finish, decide } = shop();
  const [one, other, unpaid] = [finish(), finish(), finish({}, YESTERDAY, 0)];
  decide();
  expect(reviewSums(database)).toEqual({ asked: 0, opened: 0 });
  for (const { id } of [one, other]) {
    settleSent(database, { jobId: id, kind: "review", revision: 0 }, TEN.toISOString());
  }
  for (const { id } of [one, one, unpaid]) noteOpened(database, id, `${TEN.toISOString()}`);
  expect(reviewSums(database)).toEqual({ asked: 2, opened: 1 });
});

test("after a backup is restored nobody is asked about what was done before", () => {
  const { database, finish, finding, decide } = shop();
  const job = finish();
  passOverReviews(database, "2026-07-21T14:00:00.000Z");
  expect(decide()).toBe(0);
  expect(finding(job)).toBe("restored");
});
