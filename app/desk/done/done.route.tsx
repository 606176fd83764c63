import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { bookedOrder } from "#app/booking/items/booking-draft.server.ts";
import { readAnswer } from "#app/booking/price/read-answer.server.ts";
import { unread } from "#app/booking/words/change.ts";
import { answerRefusal } from "#app/booking/words/price.ts";
import { cardServices } from "#app/card-services.server.ts";
import { nextPath, saidPath } from "#app/desk/desk-path.ts";
import { answerDesk, readDeskPost, refuseDeskPost } from "#app/desk/desk-post.server.ts";
import { enterJob } from "#app/desk/job/desk-job.server.ts";
import { pressedAt } from "#app/desk/offline/desk-queue.server.ts";
import { linesOf } from "#app/desk/offline/desk-queue.ts";
import { sendOrKeep } from "#app/desk/offline/queued-action.ts";
import { usePostsOf } from "#app/desk/offline/use-desk-state.ts";
import { actorOf, type DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import {
  clashFor,
  itemPage,
  listWords,
  pressedDraft,
  viewOnDesk,
} from "#app/desk/today/desk-day.server.ts";
import { words as told } from "#app/desk/words/done-refusal-words.ts";
import { type MoneyRefusalWhy, moneyRefusal } from "#app/desk/words/done-refusals.ts";
import { findAccount } from "#app/jobs/accounts/accounts.server.ts";
import { isPaidLater } from "#app/jobs/accounts/due.ts";
import { readDraft } from "#app/jobs/item-draft.ts";
import type { Job } from "#app/jobs/job.ts";
import { jobTax } from "#app/jobs/money/job-money.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { approvedPrice } from "#app/jobs/money/price-consent.ts";
import { openDays } from "#app/jobs/visits.server.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { inLanguage, type Language, requestLanguage, sayTo } from "#app/lib/language.ts";
import { correctFinal, finishJob } from "#app/money/finish-job.server.ts";
import {
  answerPrice,
  consentIn,
  findConsent,
  proposePrice,
} from "#app/money/price-consent.server.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { now } from "#app/server/env.server.ts";
import { idOfContent } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { changeServices, findProduct } from "#app/services.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { DoneScreen } from "./DoneScreen.tsx";
import { BY_CODE, blankDone, type DoneTyped, presentOrder, readPress } from "./done-form.ts";
import { HandedPrice } from "./HandedPrice.tsx";
import { HANDED, isHanded } from "./handed.ts";
import { consentWithWaiting } from "./waiting-price.ts";
import { words } from "./words.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const entered = await enterJob({ request, params }, "crew");
  return sayTo(request, () => load(request, entered));
}

function load(request: Request, { person, job }: { person: DeskPerson; job: Job }) {
  const settings = findSettings(connection());
  const present = findMoney(connection(), job.id).final;
  const isOwner = person.role === "owner";
  const isCorrection = job.stage === "done";
  const billed = isPaidLater(job) && !isCorrection ? accountName(job) : null;
  const language = customerLanguage(job);
  const isOwn = language === requestLanguage(request);
  const shown = viewOnDesk(job, person, settings);
  return {
    job: { ...shown, consent: shown.consent && consentIn(language, shown.consent) },
    language,
    openDays: isCorrection ? [] : openDays(connection(), job.id),
    money:
      !job.partOf && (isOwner || (settings.crewSeesAmounts && !isCorrection))
        ? {
            isOwner,
            hasEmail: job.email !== "",
            booked: bookedOrder(job),
            tax: jobTax(job, settings.tax),
            page: itemPage(""),
            typed: { ...blankDone(job.items, present), ...(billed && { paid: "none" }) },
            present: presentOrder(present),
            takesCards: cardServices() !== null,
            forCustomer: isOwn ? null : inLanguage(language, () => namedFor(job)),
          }
        : null,
    isCorrection,
    billed,
    stamp: stampChange(job),
  };
}

/** Of the page that its customer holds (rule 410). */
function customerLanguage({ language = "en" }: Job): Language {
  return language;
}

/** What a price is proposed of, named in the language of the time. */
function namedFor(job: Job) {
  return { booked: bookedOrder(job), items: itemPage("").items };
}

function accountName({ accountId }: Job): string | null {
  return (accountId && findAccount(connection(), accountId)?.name) || null;
}

/** Finishes the job; a press on the list shows the page again with what was typed. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "crew");
  const { form, refusal, ...stamp } = await readDeskPost(request);
  const present = findMoney(connection(), job.id).final;
  const typed = readTyped(form, blankDone(job.items, present));
  if (refusal) return refuseDeskPost(refusal, { typed, page: null });
  const finish = form.get("finish");
  if (!finish) {
    const shown = {
      typed: { ...typed, draft: pressedDraft(form, job) },
      page: sayTo(request, () => itemPage(form.get("q") ?? "")),
    };
    return data({ typed: shown }, { headers: PRIVATE_HEADERS });
  }
  const asked = { jobId: job.id, ...actorOf(person), ...stamp };
  const seenDays = (form.get("openDays") ?? "").split(" ", 50).map(Number);
  if (finish === "approve" || finish === "decline") return answered(request, job, person, form);
  const isCorrection = job.stage === "done" && form.get("paid") === null;
  const known = present ? [...job.items, ...present.items] : job.items;
  const { lines } = readDraft(typed.draft, known, findProduct);
  const isOwner = person.role === "owner";
  const mine = () => [
    ...linesOf(new URL(request.url), form),
    ...(typed.what === "as" ? [] : listWords(lines, known)),
  ];
  const isByCode = typed.paid === BY_CODE && cardServices() !== null;
  const answer = {
    to: isByCode ? jobPath(job.orderNumber, "card") : afterDone(job, isCorrection),
    typed: { typed, page: null },
    clash: clashFor(person, form, mine),
    explain: ({ why }: { why: MoneyRefusalWhy }) => moneyRefusal(why),
  };
  // The plain form of a crew that sees no amounts, or saw none when it was pressed (rule 209).
  if (job.partOf || (!isOwner && form.get("paid") === null && finish !== "ask")) {
    const isApproved = findConsent(connection(), job)?.kind === "approved";
    const final = { kind: isApproved ? "as-approved" : "as-booked" } as const;
    const quiet = { final, paid: null, isEmailed: false, seenDays };
    const result = await finishJob({ ...asked, ...quiet }, changeServices);
    return answerDesk(request, result, answer);
  }
  if (!maySeeAmounts(person)) {
    return refuseDeskPost(sayTo(request, ownerOnly), { typed, page: null });
  }
  const isEmailed = finish !== "quiet";
  const read = sayTo(request, () =>
    readPress(finish, typed, lines, { booked: job.items, isCorrection, isOwner }),
  );
  if ("refused" in read) return refuseDeskPost(read.refused, { typed, page: null });
  if (finish === "ask") {
    const to = `${jobPath(job.orderNumber, "done")}?${HANDED}`;
    const proposed = await proposePrice({ ...asked, final: read.final }, changeServices);
    return answerDesk(request, proposed, { ...answer, to });
  }
  const { final, paid } = read;
  const result = isCorrection
    ? await correctFinal({ ...asked, final, isEmailed }, changeServices)
    : await finishJob({ ...asked, final, paid, isEmailed, seenDays }, changeServices);
  return answerDesk(request, result, answer);
}

const ownerOnly = () => moneyRefusal("owner-only");

/** To the next stop; a job of another day, or a price that is put right, leads to no other. */
function afterDone({ orderNumber, date }: Job, isCorrection: boolean): string {
  if (isCorrection) return saidPath(jobPath(orderNumber), "corrected");
  return date === houstonNow(now()).date
    ? saidPath("/desk", "done", orderNumber)
    : saidPath(jobPath(orderNumber), "done");
}

/** What the customer has pressed on this phone, now or without signal (rules 410 to 414). */
async function answered(request: Request, job: Job, person: DeskPerson, form: URLSearchParams) {
  if (!maySeeAmounts(person)) {
    return refuseDeskPost(sayTo(request, ownerOnly), { typed: undefined, page: null });
  }
  const requestId = idOfContent(form.toString());
  const answer = readAnswer(form, request, "crew", pressedAt(request, now()));
  if (!answer) return refuseDeskPost(sayTo(request, unread), null);
  const result = await answerPrice({ jobId: job.id, requestId, answer }, changeServices);
  const typed = { typed: undefined, page: null, signer: form.get("signer") ?? "" };
  // One that had to wait is read by the crew, in the queue.
  const language = answer.isLate ? requestLanguage(request) : customerLanguage(job);
  return answerDesk(request, result, {
    ...{ to: `${jobPath(job.orderNumber, "done")}?${HANDED}`, typed, language },
    explain: ({ why }) => ({
      ...answerRefusal(why),
      ...(answer.isLate && why !== "no-name" && { advice: told.answerKept }),
    }),
  });
}

function maySeeAmounts({ role }: DeskPerson): boolean {
  return role === "owner" || findSettings(connection()).crewSeesAmounts;
}

function readTyped(form: URLSearchParams, begun: DoneTyped): DoneTyped {
  const names = Object.keys(begun) as (keyof DoneTyped)[];
  return Object.fromEntries(
    names.map((name) => [name, form.get(name) ?? begun[name]]),
  ) as DoneTyped;
}

/**
 * Without signal the finished job waits on the device, and Today shows the stop after it. A price that the customer
 * is shown waits too, and stays on the screen.
 */
export async function clientAction(args: ClientActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const isPrice = ["ask", "approve", "decline"].includes(`${form.get("finish")}`);
  return sendOrKeep(args, (order) => {
    if (isPrice) return redirect(`${jobPath(order, "done")}?${HANDED}`);
    return redirect(form.has("correction") ? jobPath(order) : nextPath(order));
  });
}

export default function Done() {
  const { money: known, language, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const posts = usePostsOf(page.job.orderNumber);
  const { consent } = page.job;
  const state = known
    ? consentWithWaiting(consent, posts, { ...known, ...known.page, ...known.forCustomer })
    : consent;
  const refused = answer && "problem" in answer ? answer : undefined;
  const { signer = "" } = { ...answer?.typed };
  if (isHanded(useLocation())) {
    const said = refused && { ...refused, typed: { signer } };
    const handed = { job: page.job, stamp: page.stamp, language, state };
    return <HandedPrice {...handed} answer={said} />;
  }
  const approved = page.isCorrection ? null : approvedPrice(state);
  const money = known && { ...known, approved };
  const begun = approved && known ? { ...known.typed, what: "approved" } : known?.typed;
  const typed = answer?.typed?.typed ?? begun;
  return (
    <DoneScreen
      {...page}
      key={page.stamp.revision}
      money={money && typed ? { ...money, typed, page: answer?.typed?.page ?? money.page } : null}
      answer={refused}
    />
  );
}
