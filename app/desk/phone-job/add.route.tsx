import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { BOOKING_FIELDS, type BookingValues } from "#app/booking/booking.ts";
import { readItems } from "#app/chat/chat-services.server.ts";
import { MAX_TEXT_CHARACTERS } from "#app/chat/estimate/estimate.ts";
import { type DeskForm, readDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { phoneJobServices, recordPost } from "#app/desk/desk-services.server.ts";
import { itemPage } from "#app/desk/today/desk-day.server.ts";
import { ACCOUNT_REFUSALS } from "#app/desk/words/refusals.ts";
import { findOpenAccount, openAccounts } from "#app/jobs/accounts/accounts.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { addDays, houstonNow, isRealDate } from "#app/lib/dates.ts";
import { likelyEmail } from "#app/lib/email-address.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { textBox } from "#app/messages/texts/text-offer.ts";
import {
  addLines,
  applyOperation,
  type Cart,
  fullMessage,
  keepKnown,
  parseCart,
  parseOperation,
  serializeCart,
  withProducts,
} from "#app/prices/cart.ts";
import { readHoursAndJobs } from "#app/schedule/windows.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { findBooking, findProduct, shopNumbers } from "#app/services.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { reloadAfterPost } from "#app/ui/reload-after-post.ts";
import { connection } from "#db/client.server.ts";
import { wasPosted } from "#db/desk-posts.server.ts";
import { knownNumber } from "./known-number.server.ts";
import { PhoneJobScreen } from "./PhoneJobScreen.tsx";
import {
  bookedOtherwise,
  EMPTY_PHONE_VALUES,
  fillKnown,
  forgetKnown,
  markDay,
  NOT_REFUSED,
  type PhoneDraft,
  type PhoneJobRefusal,
  phoneJobRefusal,
  viewPhoneJob,
} from "./phone-job.ts";
import { takePhoneJob } from "./take-phone-job.server.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

/** A press that changes the draft alone leaves the form as it is, with what is typed. */
export const shouldRevalidate: ShouldRevalidateFunction = (moved) =>
  moved.actionStatus === 200 ? false : reloadAfterPost(moved);

/** The days to choose from at a press: two weeks. */
const QUICK_DAYS = 12;

export const meta: MetaFunction = (args) => privateMeta(args, "Job taken by phone");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("date") ?? "";
  const date = isRealDate(asked) ? asked : "";
  const known = findJobById(connection(), Number(searchParams.get("from")) || 0);
  const values: BookingValues = {
    ...EMPTY_PHONE_VALUES,
    ...(known && pick(known)),
    date,
  };
  return { requestId: randomUUID(), ...show({ values, lines: [], say: "" }, NOT_REFUSED) };
}

/** The facts of a known customer with which a new job begins. */
function pick(job: Job) {
  const { name, email, street, city, state, zip } = job;
  return { name, phone: phoneWords(job), email, street, city, state, zip };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  const { draft, refusal } = readDraft(post);
  const find = post.text("q");
  const isBooking = post.intent === "book" || post.intent === "force";
  if (!isBooking || refusal.problem !== null) return answer(draft, refusal, 200, find);
  if (post.text("account") !== "" && !draft.account) {
    return answer(draft, { ...NOT_REFUSED, ...ACCOUNT_REFUSALS["no-account"] }, 409, find);
  }
  const { formId, requestId } = post;
  const earlier = wasPosted(connection(), requestId) ? undefined : findBooking(formId);
  if (earlier) return answer(draft, bookedOtherwise(earlier), 409, find);
  await recordPost(requestId);
  const outcome = await takePhoneJob(
    {
      requestId: formId,
      values: draft.values,
      emailAsked: post.text("emailAsked"),
      lines: withProducts(draft.lines, findProduct),
      isDiscountOn: draft.isDiscountOn === true,
      account: draft.account ?? null,
      isForced: post.intent === "force",
    },
    phoneJobServices,
  );
  if (outcome.kind === "booked") {
    const { date } = outcome.job;
    const to = date === null ? jobPath(outcome.job.id) : `/desk/calendar?date=${date}#day`;
    return redirect(to, { status: 303, headers: PRIVATE_HEADERS });
  }
  return answer(draft, phoneJobRefusal(outcome), 422, find);
}

/** The form after its press: words read into the list, or a unit more or less. */
function readDraft({ form, intent, text }: DeskForm): {
  draft: PhoneDraft;
  refusal: PhoneJobRefusal;
} {
  const values = Object.fromEntries(
    BOOKING_FIELDS.map((field) => [field, form.get(field) ?? ""]),
  ) as BookingValues;
  const quick = {
    ...values,
    ...(text("texts") === "1" && { texts: "1" }),
    email: form.get("useEmail") ?? values.email,
    date: text("customDate") || values.date,
  };
  const isDiscountOn = text("discount") === "1";
  const account = findOpenAccount(connection(), Number(text("account")) || 0) ?? null;
  const before = keepKnown(parseCart(text("lines")), (id) => findProduct(id) !== undefined);
  const operation = parseOperation(form.get("change") ?? "");
  const say = text("say").slice(0, MAX_TEXT_CHARACTERS);
  if (operation) {
    const known = findProduct(operation.id) !== undefined;
    const { cart, full } = known ? applyOperation(before, operation) : { cart: before, full: null };
    const notes = full ? [fullMessage(full)] : [];
    return {
      draft: { values: quick, lines: cart, say, isDiscountOn, account },
      refusal: { ...NOT_REFUSED, notes },
    };
  }
  const draft = { values: quick, lines: before, say, isDiscountOn, account };
  if (intent === "who") {
    const { job } = knownNumber(quick.phone);
    return { draft: { ...draft, values: fillKnown(quick, job) }, refusal: NOT_REFUSED };
  }
  if (intent === "forget") {
    return { draft: { ...draft, values: forgetKnown(quick) }, refusal: NOT_REFUSED };
  }
  return readSay(draft, intent);
}

/** Adds the items of the typed words to the list, which is shown before it is booked. */
function readSay(
  draft: PhoneDraft,
  intent: string,
): { draft: PhoneDraft; refusal: PhoneJobRefusal } {
  if (draft.say === "" || !["read", "book", "force"].includes(intent)) {
    return { draft, refusal: NOT_REFUSED };
  }
  const read = readItems(draft.say, null);
  const lines: Cart = addLines(draft.lines, read.lines).cart;
  const isRead = read.lines.length > 0;
  const problem = intent === "read" ? null : "Check the list before you book.";
  const advice = isRead ? "We added what you typed." : "We found no items in what you typed.";
  return {
    draft: { ...draft, lines, say: isRead ? "" : draft.say },
    refusal: {
      ...NOT_REFUSED,
      problem,
      advice,
      notes: [...read.notes, ...read.questions.map((question) => question.text)],
    },
  };
}

function answer(draft: PhoneDraft, refusal: PhoneJobRefusal, status: number, find: string) {
  return data(show(draft, refusal, find), { status, headers: PRIVATE_HEADERS });
}

const { textOffer } = phoneJobServices;
/** The caller is asked in these words. */
const phoneTexts =
  textOffer && textBox(textOffer, (terms) => `Read it out, and tick it if they say yes: ${terms}`);

/** The screen for a draft: the price to say, the room in the window, and what went wrong. */
function show(draft: PhoneDraft, refusal: PhoneJobRefusal, find = "") {
  const { date, phone } = draft.values;
  const today = houstonNow(now()).date;
  const days = Array.from({ length: QUICK_DAYS }, (_, at) => addDays(today, at));
  const items = withProducts(draft.lines, findProduct);
  const calendarOf = (from: string, to: string) => readHoursAndJobs(connection(), from, to);
  const shown = calendarOf(today, days.at(-1) ?? today);
  const asked = isRealDate(date) && !days.includes(date) ? calendarOf(date, date) : null;
  const view = viewPhoneJob(draft, items, asked ?? shown, {
    tax: phoneJobServices.tax(),
    numbers: shopNumbers(),
  });
  return {
    // Its forms show what is in it: after a press their fields begin anew.
    id: randomUUID(),
    today,
    days: [
      ...days.map((day) => markDay(day, view.volume, shown, now())),
      ...(asked ? [markDay(date, view.volume, asked, now())] : []),
    ],
    quick: QUICK_DAYS,
    values: draft.values,
    say: draft.say,
    find: itemPage(find),
    draft: draft.lines,
    lines: serializeCart(draft.lines),
    isDiscountOn: draft.isDiscountOn ?? false,
    accounts: openAccounts(connection()),
    account: String(draft.account?.id ?? ""),
    known: knownNumber(phone).words,
    ...view,
    refusal,
    emailMeant: refusal.errors.email ? likelyEmail(draft.values.email) : undefined,
    texts: phoneTexts,
  };
}

export default function PhoneJob() {
  const { requestId, ...begun } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <PhoneJobScreen requestId={requestId} {...(answered ?? begun)} />;
}
