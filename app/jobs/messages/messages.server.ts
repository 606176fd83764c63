/**
 * The outgoing messages of the jobs: added, leased to the process that sends them, settled once.
 */
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { Job } from "#app/jobs/job.ts";
import {
  insertBookingMessages,
  insertMessage,
  updateSent,
} from "#app/jobs/job-statements.server.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import type { Database } from "#db/open.server.ts";
import { jobs, messages } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.server.ts";
import {
  INVOICE_KINDS,
  isForOwner,
  type MessageKind,
  type NewMessage,
  UNNEEDED,
} from "./messages.ts";
import { emailKindOf, isText, textInsteadKind, withTextKind } from "./text-kinds.ts";

/** How many are listed at once. */
const MOST_PUT_OFF = 200;

export type Message = typeof messages.$inferSelect;

/** @param reason why it is not sent; null: it was */
function settled(reason: string | null, at: string) {
  const state = reason === null ? ("sent" as const) : ("given-up" as const);
  return { state, dueAt: null, textDueAt: null, settledAt: at, reason };
}

/**
 * Adds messages of a revision; existing ones are left unchanged. Call it in the transaction that
 * causes them.
 * @returns how many were added
 */
export function addMessages(
  database: Database,
  job: { id: number; revision: number },
  added: readonly NewMessage[],
): number {
  return added
    .map(({ kind, dueAt, extra, about }) =>
      insertMessage(database).run({
        jobId: job.id,
        kind,
        revision: about ?? job.revision,
        dueAt: isText(kind) ? null : dueAt,
        textDueAt: isText(kind) ? dueAt : null,
        extra: extra ?? null,
      }),
    )
    .reduce((total, { changes }) => total + changes, 0);
}

/**
 * Owes a job's customer other windows than its own, once for each revision.
 * @returns false when the revision's customer was owed them before
 */
export function addOffer(
  database: Database,
  job: { id: number; revision: number },
  windows: readonly WindowSlot[],
  at: string,
): boolean {
  const offer = { kind: "offer", dueAt: at, extra: { windows } } as const;
  return addMessages(database, job, [offer]) > 0;
}

/**
 * Adds the two emails of a booking, leased to the request that books. The worker does not send
 * them; the retries of the booking itself settle them.
 */
export function addBookingMessages(
  database: Database,
  job: { id: number; revision: number },
  at: string,
): void {
  insertBookingMessages(database).run({ jobId: job.id, revision: job.revision, at });
}

/** Makes an email of a booking due later: the request that books has not got it accepted. */
export function putOffBooked(
  database: Database,
  { id: jobId, revision }: { id: number; revision: number },
  who: "owner" | "customer",
  { at, dueAt, reason }: { at: string; dueAt: string; reason: string },
): void {
  const due = { state: "due", dueAt, firstTriedAt: at, reason } as const;
  database
    .insert(messages)
    .values({ jobId, kind: `booked-${who}`, revision, attempts: 1, ...due })
    .onConflictDoUpdate({
      target: [messages.jobId, messages.kind, messages.revision],
      set: due,
      setWhere: sql`${messages.state} = 'leased' AND ${messages.dueAt} IS NULL`,
    })
    .run();
}

export function settleSent(
  database: Database,
  message: { jobId: number; kind: MessageKind; revision: number },
  at: string,
): void {
  const { jobId, kind, revision } = message;
  updateSent(database).run({ jobId, kind, revision, at });
}

/**
 * Gives up a message, unless it was sent meanwhile.
 * @param isOwnerTold whether to add a message to the owner about it: for a customer's message that
 *   may be expected
 * @param answer the mail service's, where it refused the message (rule 308)
 * @param to the account that it was for
 */
export function giveUp(
  database: Database,
  message: Pick<Message, "id" | "jobId" | "kind" | "revision">,
  reason: string,
  {
    at,
    isOwnerTold,
    answer,
    to,
  }: {
    at: string;
    isOwnerTold: boolean;
    answer?: string | undefined;
    to?: string | undefined;
  },
): void {
  const { id, jobId, kind, revision } = message;
  inTransaction(database, () => {
    const { changes } = database
      .update(messages)
      .set({
        ...settled(reason, at),
        ...(answer && { extra: withAnswer(answer) }),
      })
      .where(and(eq(messages.id, id), isOpen()))
      .run();
    if (changes === 0 || !isOwnerTold) return;
    const undelivered = { kind, reason, ...(to && { to }) };
    addMessages(database, { id: jobId, revision }, [
      { kind: "undelivered-owner", dueAt: at, about: id, extra: { undelivered } },
    ]);
  });
}

/** Notes what the mail service answered when it refused a booking's email (rule 308). */
export function noteAnswer(
  database: Database,
  message: { jobId: number; kind: MessageKind; revision: number },
  answer: string,
): void {
  database
    .update(messages)
    .set({ extra: withAnswer(answer) })
    .where(and(isMessage(message), isOpen()))
    .run();
}

function withAnswer(answer: string) {
  return sql`json_set(coalesce(${messages.extra}, '{}'), '$.answer', ${answer})`;
}

/** Leaves a message that was claimed and not tried for later. */
export function holdBack(database: Database, { id, attempts }: Message, dueAt: string): void {
  const tries = { attempts: attempts - 1, ...(attempts === 1 && { firstTriedAt: null }) };
  database
    .update(messages)
    .set({ state: "due", dueAt, ...tries })
    .where(and(eq(messages.id, id), isOpen()))
    .run();
}

/** Makes a message due again later, with the reason for which it was not accepted. */
export function postpone(
  database: Database,
  message: { jobId: number; kind: MessageKind; revision: number },
  dueAt: string,
  reason: string,
): void {
  database
    .update(messages)
    .set({ state: "due", dueAt, reason })
    .where(and(isMessage(message), isOpen()))
    .run();
}

/** Makes a message that was settled due again, `before` an instant if it is given: what was requested again. */
export function renewMessage(
  database: Database,
  job: { id: number; revision: number },
  kind: MessageKind,
  { at, before = "9" }: { at: string; before?: string },
): void {
  addMessages(database, job, [{ kind, dueAt: at }]);
  database
    .update(messages)
    .set(dueAnew(at))
    .where(
      and(
        isMessage({ jobId: job.id, kind, revision: job.revision }),
        lte(messages.settledAt, before),
      ),
    )
    .run();
}

/**
 * Makes a message that was given up due once more: its owner has asked for it.
 * @returns false when it was not given up, as after the first of two posts
 */
export function sendAgain(database: Database, id: number, at: string): boolean {
  const isGivenUp = and(eq(messages.id, id), eq(messages.state, "given-up"));
  return database.update(messages).set(dueAnew(at)).where(isGivenUp).run().changes > 0;
}

/** Without what earlier tries have left: it is a new message to the mail service. */
function dueAnew(at: string) {
  const tries = { attempts: 0, firstTriedAt: null, settledAt: null, reason: null };
  return { state: "due", dueAt: at, ...tries } as const;
}

/**
 * Withdraws the unsent messages of a job's earlier revisions. Call it in the transaction that
 * raises the revision.
 */
export function withdrawMessages(database: Database, jobId: number, at: string): void {
  database
    .update(messages)
    .set(settled(UNNEEDED.withdrawn, at))
    .where(and(eq(messages.jobId, jobId), isOpen(), notInArray(messages.kind, [...OUTLIVING])))
    .run();
}

/** Withdraws a message that was not sent yet, and its text. */
export function withdrawMessage(
  database: Database,
  { jobId, kind, revision }: { jobId: number; kind: MessageKind; revision: number },
  at: string,
): void {
  const isTheirs = and(eq(messages.jobId, jobId), eq(messages.revision, revision));
  database
    .update(messages)
    .set(settled(UNNEEDED.withdrawn, at))
    .where(and(isTheirs, inArray(messages.kind, withTextKind(kind)), isOpen()))
    .run();
}

/**
 * What of a receipt that stands was not sent yet says what was paid since (rule 424); a text about what is left
 * goes where nothing is.
 * @param about `isDue`: something is left that a card can pay
 * @returns whether its email waits
 */
export function bringReceiptUpToDate(
  database: Database,
  about: { job: Pick<Job, "id">; id: number; extra: Message["extra"]; isDue: boolean },
  at: string,
): boolean {
  const { job, id, extra, isDue } = about;
  const ofReceipt = (kind: MessageKind) =>
    and(eq(messages.jobId, job.id), eq(messages.revision, id), eq(messages.kind, kind), isNotTried);
  const set = isDue ? { extra } : settled(UNNEEDED.withdrawn, at);
  database.update(messages).set(set).where(ofReceipt("pay-text")).run();
  return database.update(messages).set({ extra }).where(ofReceipt("done")).run().changes > 0;
}

const isNotTried = and(eq(messages.state, "due"), eq(messages.attempts, 0));

/** The emails that wait until a press can no longer be taken back (rule 282). */
const waitsForUndo = (jobIds: readonly number[]) =>
  and(
    inArray(messages.jobId, [...jobIds]),
    inArray(messages.kind, ["on-the-way", "done"]),
    isNotTried,
  );

/** When the emails about the last presses go out, by the job's id. */
export function findWaiting(database: Database, jobIds: readonly number[]): Map<number, string> {
  const rows = database.select().from(messages).where(waitsForUndo(jobIds)).all();
  return new Map(rows.flatMap(({ jobId, dueAt }) => (dueAt === null ? [] : [[jobId, dueAt]])));
}

/** Makes the email about a job's last press due at once. */
export function sendAtOnce(database: Database, jobId: number, at: string): void {
  database
    .update(messages)
    .set({ dueAt: at })
    .where(waitsForUndo([jobId]))
    .run();
}

/** Withdraws the email about a press that was taken back. */
export function withdrawWaiting(
  database: Database,
  jobId: number,
  kind: MessageKind,
  at: string,
): void {
  database
    .update(messages)
    .set(settled(UNNEEDED.withdrawn, at))
    .where(and(eq(messages.jobId, jobId), inArray(messages.kind, withTextKind(kind)), isOpen()))
    .run();
}

/** Messages that are sent whatever happens to the job afterwards. */
const OUTLIVING = [
  "note-owner",
  "link",
  "undone-customer",
  "undone-text",
  "answer-text",
  "review",
  "review-text",
  "undelivered-owner",
  ...INVOICE_KINDS,
] as const satisfies MessageKind[];

/**
 * Leases the message that has been due longest until `leaseUntil`, so that only one of several
 * workers sends it; a message whose lease has ended is due again and says so.
 */
export function claimDueMessage(
  database: Database,
  now: string,
  leaseUntil: string,
): (Message & { isLeaseLost: boolean }) | undefined {
  const due = database
    .select({ id: messages.id, state: messages.state })
    .from(messages)
    .where(lte(messages.dueAt, now))
    .orderBy(asc(messages.dueAt), asc(messages.id))
    .limit(1);
  return lease(database, () => due.get(), now, { dueAt: leaseUntil });
}

/**
 * Leases what is found due. Usually nothing is: in that case no lock is taken.
 * @param until the end of the lease, in the column that says when it is due
 */
function lease(
  database: Database,
  findDue: () => Pick<Message, "id" | "state"> | undefined,
  now: string,
  until: { dueAt: string } | { textDueAt: string },
): (Message & { isLeaseLost: boolean }) | undefined {
  if (!findDue()) return undefined;
  return inTransaction(database, () => {
    const found = findDue();
    if (!found) return undefined;
    const message = database
      .update(messages)
      .set({
        state: "leased",
        ...until,
        attempts: sql`${messages.attempts} + 1`,
        firstTriedAt: sql`coalesce(${messages.firstTriedAt}, ${now})`,
      })
      .where(eq(messages.id, found.id))
      .returning()
      .get();
    return { ...message, isLeaseLost: found.state === "leased" };
  });
}

/**
 * As `claimDueMessage`, for texts. Those of one job go out in their order: none goes before one that was tried
 * and waits for another try.
 */
export function claimDueText(
  database: Database,
  now: string,
  leaseUntil: string,
): (Message & { isLeaseLost: boolean }) | undefined {
  const due = database
    .select({ id: messages.id, state: messages.state })
    .from(messages)
    .where(
      and(
        lte(messages.textDueAt, now),
        isOpen(),
        sql`NOT EXISTS (
      SELECT 1 FROM messages AS earlier WHERE earlier.job_id = ${messages.jobId}
        AND earlier.id < ${messages.id} AND earlier.attempts > 0 AND earlier.text_due_at > ${now})`,
      ),
    )
    .orderBy(asc(messages.textDueAt), asc(messages.id))
    .limit(1);
  return lease(database, () => due.get(), now, { textDueAt: leaseUntil });
}

/**
 * Gives an email's place to its text, once: the text is due at once (rule 372).
 * @returns false where the email has to say it: none takes its place, or its text was sent before
 */
export function handToText(
  database: Database,
  { id, jobId, kind, revision, extra }: Message,
  at: string,
): boolean {
  const text = textInsteadKind(kind);
  // A receipt that is void was an email.
  if (!text || extra?.change?.before?.stage === "done") return false;
  return inTransaction(database, () => {
    const owed = { kind: text, dueAt: at, about: revision, ...(extra && { extra }) };
    if (addMessages(database, { id: jobId, revision }, [owed]) === 0) return false;
    const given = settled(UNNEEDED.byText, at);
    database.update(messages).set(given).where(eq(messages.id, id)).run();
    return true;
  });
}

/**
 * Gives up a text that did not go out or did not arrive; the email whose place it had is due once (rule 374).
 * @returns false where it was given up before
 */
export function loseText(
  database: Database,
  { id, jobId, kind, revision }: Pick<Message, "id" | "jobId" | "kind" | "revision">,
  reason: string,
  { at, answer }: { at: string; answer?: string | undefined },
): boolean {
  return inTransaction(database, () => {
    const { changes } = database
      .update(messages)
      .set({
        ...settled(reason, at),
        ...(answer && { extra: withAnswer(answer) }),
      })
      .where(and(eq(messages.id, id), ne(messages.state, "given-up")))
      .run();
    const email = emailKindOf(kind);
    if (changes === 0 || !email) return changes > 0;
    const isTheirs = isMessage({ jobId, kind: email, revision });
    const hasAddress = inArray(
      messages.jobId,
      database.select({ id: jobs.id }).from(jobs).where(ne(jobs.email, "")),
    );
    database
      .update(messages)
      .set(dueAnew(at))
      .where(and(isTheirs, eq(messages.reason, UNNEEDED.byText), hasAddress))
      .run();
    return true;
  });
}

/** Records that a text was taken, unless it is known already what became of it. */
export function settleText(database: Database, { id }: Pick<Message, "id">, at: string): void {
  database
    .update(messages)
    .set(settled(null, at))
    .where(and(eq(messages.id, id), isOpen()))
    .run();
}

/** Makes a text due again later, with the reason for which it was not taken. */
export function postponeText(database: Database, id: number, dueAt: string, reason: string): void {
  database
    .update(messages)
    .set({ state: "due", textDueAt: dueAt, reason })
    .where(and(eq(messages.id, id), isOpen()))
    .run();
}

/**
 * Notes what became of a text (rule 374). A text whose answer was lost is known to be sent then; what arrived
 * does not fail later.
 */
export function noteDelivery(
  database: Database,
  message: Message,
  delivery: "sent" | "delivered" | "undelivered",
  { at, answer }: { at: string; answer?: string | undefined },
): void {
  if (message.extra?.delivery !== undefined) return;
  if (delivery === "undelivered") {
    loseText(database, message, "undelivered", { at, answer });
    return;
  }
  const isDoubtful = message.state === "leased" || message.reason === "unknown";
  const extra = sql`json_set(coalesce(${messages.extra}, '{}'), '$.delivery', 'delivered')`;
  const set = { ...(isDoubtful && settled(null, at)), ...(delivery === "delivered" && { extra }) };
  if (Object.keys(set).length === 0) return;
  database.update(messages).set(set).where(eq(messages.id, message.id)).run();
}

/** A text by its id; undefined where there is none. */
export function findText(database: Database, id: number): Message | undefined {
  const message = database.select().from(messages).where(eq(messages.id, id)).get();
  return message && isText(message.kind) ? message : undefined;
}

/**
 * Gives up every message that was due before an instant: after a restore it may have been sent
 * already from the database that the backup replaces.
 * @returns how many
 */
export function giveUpOverdue(database: Database, before: string): number {
  return database
    .update(messages)
    .set(settled(UNNEEDED.restored, before))
    .where(and(or(lte(messages.dueAt, before), lte(messages.textDueAt, before)), isOpen()))
    .run().changes;
}

/**
 * The orders about which an email to the owner was given up since an instant, the newest first:
 * nothing else tells the owner of them.
 */
export function ordersUntold(database: Database, since: string): string[] {
  const rows = database
    .select({ orderNumber: jobs.orderNumber, kind: messages.kind })
    .from(messages)
    .innerJoin(jobs, eq(jobs.id, messages.jobId))
    .where(
      and(
        eq(messages.state, "given-up"),
        gte(messages.settledAt, since),
        notInArray(messages.reason, Object.values(UNNEEDED)),
      ),
    )
    .orderBy(desc(messages.id))
    .all();
  return [...new Set(rows.filter(({ kind }) => isForOwner(kind)).map((row) => row.orderNumber))];
}

/** An email that was not taken when it was tried, and is tried again. */
export type PutOff = { kind: MessageKind; dueAt: string; job: Job };

/** The emails that are tried again, the next first. @param jobId of one job; none: of all */
export function findPutOff(database: Database, jobId?: number): PutOff[] {
  const isOfJob = jobId === undefined ? undefined : eq(messages.jobId, jobId);
  return database
    .select({ kind: messages.kind, dueAt: sql<string>`${messages.dueAt}`, job: jobs })
    .from(messages)
    .innerJoin(jobs, eq(jobs.id, messages.jobId))
    .where(and(isNotNull(messages.dueAt), isOpen(), isNotNull(messages.reason), isOfJob))
    .orderBy(asc(messages.dueAt))
    .limit(MOST_PUT_OFF)
    .all();
}

/** A job's messages, the oldest first. */
export function findMessages(database: Database, jobId: number): Message[] {
  return database
    .select()
    .from(messages)
    .where(eq(messages.jobId, jobId))
    .orderBy(asc(messages.id))
    .all();
}

function isMessage({ jobId, kind, revision }: Pick<Message, "jobId" | "kind" | "revision">) {
  return and(eq(messages.jobId, jobId), eq(messages.kind, kind), eq(messages.revision, revision));
}

function isOpen() {
  return inArray(messages.state, ["due", "leased"]);
}
