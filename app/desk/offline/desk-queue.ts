/**
 * Changes of the desk that wait on a phone until there is signal, and what becomes of them
 * (docs/desk.md, "Without signal"). Each is a form's post as it was sent, so that the server knows a
 * repeat of it by its request id.
 */
import type { RefusalWords } from "#app/booking/words/change.ts";
import type { Clash } from "#app/desk/job/clash.ts";
import type { DeskJob } from "#app/desk/job/desk-job.ts";
import type { DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import type { DayStop, DayView } from "#app/desk/today/day-view.ts";
import { nextStops } from "#app/desk/today/next-stops.ts";
import { words as methods } from "#app/jobs/money/method-words.ts";
import { PAYMENT_METHODS } from "#app/jobs/money/receipt.ts";
import { formatDate, houstonNow } from "#app/lib/dates.ts";
import { houstonClock } from "#app/lib/houston-time.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { words } from "./words.ts";

/** A queue names itself with this header, the instant of the press: it is answered in words, not with a page. */
export const QUEUE_HEADER = "x-desk-queue";

/**
 * "price": the price of a job that is done, put right; "ask": another price that is put to the customer, and
 * "answer": what the customer says to it; "trip": a trip to the dump, which is of no job.
 */
type PostKind = "way" | "done" | "undo" | "price" | "ask" | "answer" | "note" | FormKind;
/** With files: they are sent as a form is, whose every field counts. */
type FormKind = "photo" | "trip" | "donation";

export type WaitingPost = {
  /** Rises with each post: they are sent in this order. */
  id: number;
  /** Whose it is (`personKey`): nobody else sees or sends it. */
  person: string;
  kind: PostKind;
  orderNumber: string;
  /** The customer's. */
  name: string;
  /** Path and query that it is sent to. */
  action: string;
  fields: [name: string, value: string][];
  files: File[];
  /** ISO instant of the press. */
  at: string;
  /** How often the server has failed with it. */
  faults: number;
  /** Why the server did not take it; null: it waits. */
  refusal: (RefusalWords & { clash?: Clash }) | null;
};

export type NewPost = Omit<WaitingPost, "id" | "faults" | "refusal">;

/** Who a device's posts and kept pages belong to. */
export function personKey(person: DeskPerson): string {
  return person.role === "owner" ? "owner" : `crew-${person.crewId}`;
}

const JOB_ACTION = /^\/desk\/jobs\/([^/]+?)(\/done)?$/;

/**
 * A form's post, if it is one that can wait. Others say at once that they need signal.
 * @param url of the form's action: path and query
 */
export function readPost(
  url: { pathname: string; search: string },
  fields: [string, string][],
): Pick<NewPost, "kind" | "orderNumber" | "name" | "action" | "fields"> | null {
  const field = (name: string) => fields.find(([one]) => one === name)?.[1] ?? null;
  const { pathname, search } = url;
  const [, job = "", done] = JOB_ACTION.exec(pathname) ?? [];
  const orderNumber = job || (field("order") ?? "");
  const kind = done ? finishKind(field) : changeKind(field("do"));
  if (!kind || orderNumber === "") return null;
  return { kind, orderNumber, name: field("customer") ?? "", action: pathname + search, fields };
}

function changeKind(asked: string | null): PostKind | null {
  if (asked === "way-now") return "way";
  return asked === "way" || asked === "note" || asked === "undo" ? asked : null;
}

function finishKind(field: (name: string) => string | null): PostKind | null {
  const finish = field("finish");
  if (finish === null) return null;
  if (finish === "ask") return "ask";
  if (finish === "approve" || finish === "decline") return "answer";
  return field("correction") === null ? "done" : "price";
}

/** "done, paid by Zelle": what a post says, after the customer's name. */
export function postWords({
  kind,
  fields,
  files,
}: Pick<WaitingPost, "kind" | "fields" | "files">): string {
  const field = (name: string) => fields.find(([one]) => one === name)?.[1] ?? "";
  switch (kind) {
    case "way":
      return words.way;
    case "undo":
      return words.undo;
    case "note":
      return words.note;
    case "photo":
      return words.photos(files.length);
    case "donation":
      return [words.donated(field("place")), field("words")].filter(Boolean).join(": ");
    case "trip":
      return [field("place"), field("fee") && `$${field("fee")}`].filter(Boolean).join(", ");
    case "price":
      return words.price;
    case "ask":
      return words.ask;
    case "answer":
      return answerWords(field("finish"), field("signer"));
    case "done":
      return [words.done, paidWords(field("paid"))].filter(Boolean).join(", ");
  }
}

function answerWords(finish: string, signer: string): string {
  return finish === "approve" ? words.approved(signer) : words.declined;
}

function paidWords(paid: string): string {
  const method = PAYMENT_METHODS.find((one) => one === paid);
  if (method) return words.paidBy(methods[method]);
  return paid === "none" ? words.notPaid : "";
}

/** What was typed, line by line, for the post that the server did not take. */
export function typedLines(post: Pick<WaitingPost, "kind" | "fields" | "files">): string[] {
  const field = (name: string) => post.fields.find(([one]) => one === name)?.[1] ?? "";
  if (post.kind === "note") return [field("note")];
  if (post.kind === "photo") return post.files.map(({ name }) => name);
  if (post.kind === "donation") return [postWords(post), ...post.files.map(({ name }) => name)];
  if (post.kind === "trip") {
    const tons = field("tons") === "" ? [] : [words.tons(field("tons"))];
    return [postWords(post), ...tons, ...post.files.map(({ name }) => name)];
  }
  const what = postWords(post);
  const tip = field("tip") === "other" ? field("other") : field("tip");
  return [
    what.charAt(0).toUpperCase() + what.slice(1),
    ...(post.kind === "answer" ? field("shown").split(/\r?\n/) : []),
    field("what") === "as" && words.asBooked,
    field("what") === "price" && words.ownPrice(field("price")),
    field("what") === "lines" && words.otherItems,
    field("reason") !== "" && words.why(field("reason")),
    field("off") !== "" && `Discount ${field("off")} ${field("unit")}`,
    field("amount") !== "" && words.received(field("amount")),
    tip !== "" && tip !== "0" && words.tip(tip),
  ].filter((line) => line !== false);
}

const ASKED: Record<string, string> = {
  restore: "Book it again",
  pay: "Record a payment",
  "pay-send": "Record a payment",
  receipt: "Send the receipt again",
  void: "Void a payment",
  refund: "Record a refund",
  undo: "Take it back",
};

/** What a job's post asks for, line by line. */
export function linesOf(url: URL, form: URLSearchParams): string[] {
  const post = readPost(url, [...form]);
  if (post) return typedLines({ ...post, files: [] });
  const [amount, method] = [form.get("amount"), form.get("method")];
  return [
    ASKED[form.get("do") ?? ""] ?? "A change",
    amount && `$${amount.replace(/^\$/, "")}${method ? ` by ${method}` : ""}`,
    form.get("tip") && `Tip ${form.get("tip")}`,
    form.get("reason"),
  ].filter((line): line is string => Boolean(line));
}

/** A refused post that is sent again as a change of what the job is now. */
export function sentAgain(post: WaitingPost, { stamp }: Clash): WaitingPost {
  const fields = post.fields.map(([name, value]): [string, string] => [
    name,
    name === "revision" ? String(stamp.revision) : name === "seen" ? (stamp.seen ?? value) : value,
  ]);
  return { ...post, fields, faults: 0, refusal: null };
}

/** "On my way" or "Done" that waits, and can be taken back on the device. */
export function pressOf(posts: readonly WaitingPost[]): WaitingPost | undefined {
  return posts.findLast(({ kind }) => kind === "way" || kind === "done");
}

/** The post that takes a press back (rule 316). It names it: nothing else is taken back in its place. */
export function takenBack(
  { person, orderNumber, name, fields }: WaitingPost,
  { requestId, at }: { requestId: string; at: string },
): NewPost {
  const revision = fields.find(([field]) => field === "revision")?.[1] ?? "";
  return {
    ...{ person, orderNumber, name, at, kind: "undo", action: jobPath(orderNumber), files: [] },
    fields: [
      ["requestId", requestId],
      ["revision", revision],
      ["customer", name],
      ["do", "undo"],
      ["press", new URLSearchParams(fields).toString()],
    ],
  };
}

/** What becomes of a post after the server's answer. */
export type Outcome = "sent" | "sign-in" | "later" | "refusal";

/** So many times the server may fail with a post before the person is told. */
const MAX_FAULTS = 5;

/**
 * @param answer its status, 0 for none; a post that was done, now or before, is answered with a redirect
 * @param faults how often the server has failed with this post before
 */
export function outcomeOf(
  { status, isRedirect }: { status: number; isRedirect: boolean },
  faults: number,
): Outcome {
  if (isRedirect) return "sent";
  if (status === 401) return "sign-in";
  if (status === 500) return faults + 1 >= MAX_FAULTS ? "refusal" : "later";
  // Too many at once, an update of the server, a network that wants a sign-in of its own.
  if (status < 400 || status === 408 || status === 429 || status > 500) return "later";
  return "refusal";
}

/** The post to be sent next; undefined: nothing waits. */
export function nextPost(posts: readonly WaitingPost[]): WaitingPost | undefined {
  return posts
    .filter(({ refusal }) => refusal === null)
    .reduce<WaitingPost | undefined>(
      (first, post) => (first && first.id < post.id ? first : post),
      undefined,
    );
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 120_000;

/** How long the next try waits after so many that failed, while nothing else says that there is signal. */
export function retryWait(failed: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failed);
}

/** "Saved 7:42 AM", of the page that is shown without signal; with its day where that is another one. */
export function savedWords(savedAt: string, now: Date): string {
  const day = houstonNow(new Date(savedAt)).date;
  const clock = houstonClock(savedAt);
  return words.saved(clock, day === houstonNow(now).date ? null : formatDate(day, "day"));
}

type Shown = Pick<DayStop, "stage" | "since" | "deskNote" | "undo">;

/** A stop as it will be once what waits for it is sent. */
function withWaiting<Stop extends Shown>(job: Stop, posts: readonly WaitingPost[]): Stop {
  let shown = job;
  for (const post of posts) shown = { ...shown, ...changeOf(post, shown) };
  return shown;
}

function changeOf({ kind, at, fields }: WaitingPost, { stage, undo }: Shown): Partial<Shown> {
  if (kind === "note") {
    return { deskNote: fields.find(([name]) => name === "note")?.[1] ?? "" };
  }
  const since = houstonClock(at);
  if (kind === "way" && stage === "booked") return { stage: "on-the-way", since, undo: null };
  if (kind === "done") return { stage: "done", since, undo: null };
  // An undo that names its press took that one off this device: the server's stays.
  const isOfServer = kind === "undo" && fields.every(([name]) => name !== "press");
  return isOfServer && undo ? { stage: undo.back, since: null, undo: null } : {};
}

/** A job as it will be, and what can be done with it then. */
export function jobWithWaiting(job: DeskJob, posts: readonly WaitingPost[]): DeskJob {
  const { way, done, move, items, day, edit, cancel, restore } = job.may;
  const after = withWaiting(job, posts);
  const isDone = after.stage === "done";
  const isBack = job.undo !== null && after.undo === null;
  const isFinishing = posts.some(({ kind }) => kind === "done");
  return {
    ...after,
    // What is sent may have paid it.
    ...(isFinishing && { toCollect: null }),
    may: {
      // What waits may leave none of these: the server has the last word once it is sent.
      move: move && after.stage === "booked",
      items: items && after.stage === "booked",
      day: day && !isFinishing,
      edit: edit && !isFinishing,
      cancel: cancel && !isDone,
      restore,
      way: (way || isBack) && after.stage === "booked",
      done: (done || isBack) && !isDone,
    },
  };
}

/** A day as it will be once what waits is sent; the sums stay those of the server. */
export function dayWithWaiting(day: DayView, posts: readonly WaitingPost[]): DayView {
  if (posts.length === 0) return day;
  const windows = day.windows.map((one) => ({
    ...one,
    stops: one.stops.map((stop) => withWaiting(stop, postsOf(posts, stop.orderNumber))),
  }));
  const stops = windows.flatMap((one) => one.stops);
  const next = nextStops(stops);
  for (const stop of stops) stop.isNext = next.has(stop);
  const emptied = posts.map(tripTruckOf);
  const boards = day.boards.map((board) =>
    emptied.includes(String(board.id)) ? { ...board, onBoard: 0 } : board,
  );
  return { ...day, windows, boards };
}

/** The truck that was at the dump; null: the post is of no trip, or was refused. */
export function tripTruckOf({ kind, fields, refusal }: WaitingPost): string | null {
  if (kind !== "trip" || refusal !== null) return null;
  return fields.find(([name]) => name === "truck")?.[1] ?? null;
}

export function postsOf(posts: readonly WaitingPost[], orderNumber: string): WaitingPost[] {
  return posts.filter((post) => post.orderNumber === orderNumber && post.refusal === null);
}
