import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { desc, eq } from "drizzle-orm";
import { BOOKING_FIELDS, type BookingValues, fullAddress } from "#app/booking/booking.ts";
import { parseBooking } from "#app/booking/booking-form.server.ts";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { type DeskForm, readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { recordPost, repeatServices } from "#app/desk/desk-services.server.ts";
import { withCity } from "#app/desk/phone-job/take-phone-job.server.ts";
import { itemPage } from "#app/desk/today/desk-day.server.ts";
import { formOutdated } from "#app/desk/words/refusals.ts";
import type { Account } from "#app/jobs/accounts/account.ts";
import { findOpenAccount } from "#app/jobs/accounts/accounts.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { repeatPath, rhythmWords } from "#app/jobs/repeats/repeat.ts";
import { findRepeat, findRepeatByKey, type KeptRepeat } from "#app/jobs/repeats/repeats.server.ts";
import { houstonNow, houstonWallTime, isRealDate } from "#app/lib/dates.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import { likelyEmail } from "#app/lib/email-address.ts";
import {
  applyOperation,
  keepKnown,
  parseCart,
  parseOperation,
  serializeCart,
  withProducts,
} from "#app/prices/cart.ts";
import { isTimeOfDay, withOthers } from "#app/schedule/schedule.ts";
import { offeredWindows } from "#app/schedule/windows.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { reloadAfterPost } from "#app/ui/reload-after-post.ts";
import { connection } from "#db/client.server.ts";
import { wasPosted } from "#db/desk-posts.server.ts";
import { jobs } from "#db/schema.ts";
import {
  addRepeat,
  bookDay,
  bookedAhead,
  changeRepeat,
  type DayRefusal,
  keepAsItIs,
  repeatStamp,
  skipDay,
  stopRepeat,
  unskipDay,
} from "./change-repeats.server.ts";
import { makeNextRepeated, orderOf } from "./make-repeats.server.ts";
import { RepeatScreen } from "./RepeatScreen.tsx";
import {
  draftOf,
  draftOfRepeat,
  type RepeatDraft,
  type RepeatErrors,
  readTerms,
} from "./repeat-form.ts";
import { viewDays } from "./repeat-view.server.ts";
import { DAY_REFUSALS, NOT_SET_UP, SET_UP_OTHERWISE } from "./words.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

/** A press that changes the draft alone leaves the form as it is, with what is typed. */
export const shouldRevalidate: ShouldRevalidateFunction = (moved) =>
  moved.actionStatus === 200 ? false : reloadAfterPost(moved);

export const meta: MetaFunction = (args) => privateMeta(args, "Repeating job");

type Entered = { account: Account; repeat: KeptRepeat | null };
type Params = LoaderFunctionArgs["params"];

/** @throws Response 404 where the account has ended or has no such repeat; to the account from a stopped one */
function enter(params: Params): Entered {
  const account = findOpenAccount(connection(), idOf(params.account));
  const repeat = params.repeat === "new" ? null : findRepeat(connection(), idOf(params.repeat));
  const isTheirs = repeat === null || repeat?.accountId === account?.id;
  if (account && repeat?.stoppedAt && isTheirs) {
    throw toDesk(saidPath(`/desk/accounts/${account.id}`, "stopped"));
  }
  if (account && repeat !== undefined && isTheirs) return { account, repeat };
  throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
}

function idOf(text = ""): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const entered = enter(params);
  const { account, repeat } = entered;
  const from = new URL(request.url).searchParams.get("from") ?? "";
  const draft = repeat ? draftOfRepeat(repeat) : draftOf(exampleOf(account, from), isKnown);
  return { requestId: randomUUID(), ...page(entered), ...show(entered, draft) };
}

const isKnown = (id: string) => repeatServices.findProduct(id) !== undefined;

/** The job that is to be repeated; else the newest one of the account. */
function exampleOf({ id }: Account, from: string): Job | undefined {
  const asked = findJobById(connection(), idOf(from));
  if (asked?.accountId === id) return asked;
  return connection()
    .select()
    .from(jobs)
    .where(eq(jobs.accountId, id))
    .orderBy(desc(jobs.id))
    .limit(1)
    .get();
}

/** What stands on the page beside its form. */
function page({ account, repeat }: Entered) {
  return {
    account: { id: account.id, name: account.name },
    today: houstonNow(repeatServices.now()).date,
    seen: repeat ? repeatStamp(connection(), repeat.id) : "",
    repeat: repeat && {
      words: rhythmWords(repeat),
      who: `${repeat.name}, ${repeat.fullAddress}`,
      days: viewDays(repeat, account),
      booked: bookedAhead(connection(), repeat.id, repeatServices.now()).length,
    },
  };
}

/** The form for a draft, with what a job costs by now and what is wrong. */
function show(
  { account, repeat }: Entered,
  draft: RepeatDraft,
  errors: RepeatErrors = {},
  find = "",
) {
  const items = withProducts(draft.lines, repeatServices.findProduct);
  const rhythm = repeat?.rhythm ?? draft.rhythm;
  const { terms } = readTerms(
    { ...draft, rhythm },
    repeat?.firstDate ?? draft.values.date,
    windowsFor(repeat),
  );
  const order = terms && orderOf(terms, account, repeatServices);
  return {
    ...{ draft, errors, lines: serializeCart(draft.lines), find: itemPage(find) },
    items: items.map(({ id, name, category, quantity, volume, priceCents }) => ({
      ...{ id, name, category, quantity, volume, priceCents },
    })),
    price: order && { totalCents: order.totalCents, points: order.volume },
    emailMeant: errors.email ? likelyEmail(draft.values.email) : undefined,
  };
}

/** Sets a repeat up, changes it, books or skips a date of it, or stops it. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  const entered = enter(params);
  const { repeat } = entered;
  try {
    if (repeat && post.text("day") !== "") return await pressDay(entered, repeat, post);
    if (repeat && (post.intent === "stop" || post.intent === "stop-cancel")) {
      await stopRepeat(repeat.id, post.intent === "stop-cancel", { ...repeatServices, post });
      return toDesk(saidPath(`/desk/accounts/${entered.account.id}`, "stopped"));
    }
    return await pressForm(entered, post);
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    return refuse(entered, readDraft(post), { words: formOutdated("The terms of this repeat") });
  }
}

/** The windows that a repeat may have: those that are offered, and its own. */
function windowsFor(repeat: KeptRepeat | null) {
  return withOthers(offeredWindows(connection()), [repeat?.timeOfDay ?? null]);
}

async function pressForm(entered: Entered, post: DeskForm) {
  const draft = readDraft(post);
  if (post.intent !== "save") {
    const shown = show(entered, draft, {}, post.text("q"));
    const isSame = { problem: undefined, advice: undefined, typed: null };
    return data({ ...isSame, ...shown, seen: post.seen }, { headers: PRIVATE_HEADERS });
  }
  return entered.repeat ? save(entered, entered.repeat, draft, post) : setUp(entered, draft, post);
}

async function save(entered: Entered, repeat: KeptRepeat, draft: RepeatDraft, post: DeskForm) {
  const { errors, terms } = readTerms(
    { ...draft, rhythm: repeat.rhythm },
    repeat.firstDate,
    windowsFor(repeat),
  );
  if (!terms) return refuse(entered, draft, { words: NOT_SET_UP, errors, status: 422 });
  const { rhythm: _, ...changed } = terms;
  await changeRepeat(repeat.id, changed, { ...repeatServices, post });
  await makeAhead();
  return toDesk(saidPath(repeatPath(entered.account.id, repeat.id), "save"));
}

async function setUp(entered: Entered, draft: RepeatDraft, post: DeskForm) {
  const { now, geocode } = repeatServices;
  const values = withCity(draft.values, repeatServices);
  const parsed = parseBooking(values, houstonWallTime(now()), {
    windows: offeredWindows(connection()),
    ...{ isByPhone: true, button: "Set it up", emailAsked: post.text("emailAsked") },
  });
  const { errors, terms } = readTerms(draft, values.date, offeredWindows(connection()));
  const wrong: RepeatErrors = {
    ...(values.date.trim() === "" && { date: "Choose the first day." }),
    ...(parsed.ok ? {} : parsed.errors),
    ...errors,
  };
  if (!parsed.ok || !terms || Object.keys(wrong).length > 0) {
    return refuse(entered, draft, { words: NOT_SET_UP, errors: wrong, status: 422 });
  }
  const { formId, requestId } = post;
  if (findRepeatByKey(connection(), formId) && !wasPosted(connection(), requestId)) {
    return refuse(entered, draft, { words: SET_UP_OTHERWISE });
  }
  const { date: firstDate, timeOfDay: _, ...booking } = parsed.booking;
  const place = await geocode(parsed.booking);
  if (!place.ok) {
    const zip = "We can't find that address in Texas. Check the ZIP code.";
    return refuse(entered, draft, { words: NOT_SET_UP, errors: { zip }, status: 422 });
  }
  await recordPost(requestId);
  const id = await addRepeat(
    {
      ...{ ...booking, ...terms, fullAddress: fullAddress(booking) },
      ...{ latitude: place.latitude, longitude: place.longitude },
      isPlaceApproximate: place.isApproximate === true,
      ...{ key: formId, accountId: entered.account.id, firstDate: firstDate ?? values.date },
    },
    repeatServices,
  );
  await makeAhead();
  return toDesk(saidPath(repeatPath(entered.account.id, id), "set-up"));
}

/** The owner sees at once which dates are booked. */
async function makeAhead(): Promise<void> {
  while (await makeNextRepeated(repeatServices));
}

async function pressDay(entered: Entered, repeat: KeptRepeat, post: DeskForm) {
  const date = post.text("day");
  const [intent = "", day = "", ...words] = post.intent.split(" ");
  const window = words.join(" ");
  const refusal = await changeDay({ id: repeat.id, date }, intent, { day, window });
  if (refusal) {
    const { status, ...words } = DAY_REFUSALS[refusal.why];
    return refuse(entered, draftOfRepeat(repeat), { words, status });
  }
  await makeAhead();
  return toDesk(saidPath(repeatPath(entered.account.id, repeat.id), intent, date));
}

/** @param window and its day, for a press that books: "2026-12-08", "Morning" */
async function changeDay(
  asked: { id: number; date: string },
  intent: string,
  { day, window }: { day: string; window: string },
): Promise<DayRefusal | null> {
  if (!isRealDate(asked.date)) return { why: "gone" };
  if (intent === "skip") return skipDay(asked, repeatServices);
  if (intent === "unskip") return unskipDay(asked, repeatServices);
  if (intent === "keep") return keepAsItIs(asked, repeatServices);
  if (!isRealDate(day) || !isTimeOfDay(window)) return { why: "gone" };
  const slot = { date: day, timeOfDay: window };
  return bookDay({ ...asked, slot, isForced: intent === "force" }, repeatServices);
}

/** The page again with what was typed, stamped with what there is now. */
function refuse(
  entered: Entered,
  draft: RepeatDraft,
  {
    words,
    errors = {},
    status = 409,
  }: { words: RefusalWords; errors?: RepeatErrors; status?: number },
) {
  return refuseDeskForm(words, status, {
    ...{ ...page(entered), ...show(entered, draft, errors) },
    typed: null,
  });
}

/** The form after its press: an item more or less. */
function readDraft({ form, text }: DeskForm): RepeatDraft {
  const values = Object.fromEntries(
    BOOKING_FIELDS.map((field) => [field, form.get(field) ?? ""]),
  ) as BookingValues;
  const before = keepKnown(parseCart(text("lines")), isKnown);
  const operation = parseOperation(form.get("change") ?? "");
  const isChange = operation !== null && isKnown(operation.id);
  return {
    values: { ...values, email: form.get("useEmail") ?? values.email },
    lines: isChange ? applyOperation(before, operation).cart : before,
    ...{ price: text("price"), points: text("points"), rhythm: text("rhythm") },
    ...{ lastDate: text("lastDate"), isTold: text("told") === "1" },
  };
}

export default function RepeatPage() {
  const begun = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <RepeatScreen {...begun} {...answered} />;
}
