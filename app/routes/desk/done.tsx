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
} from "@remix-run/react";
import { DoneScreen, type DoneTyped } from "#app/components/desk/DoneScreen.tsx";
import { serializeCart } from "#app/domain/cart.ts";
import { jobPath } from "#app/domain/desk-path.ts";
import { CHOOSE_PAID, MONEY_REFUSALS } from "#app/domain/desk-words.ts";
import { wantedOf } from "#app/domain/item-changes.ts";
import { readDraft } from "#app/domain/item-draft.ts";
import { stageOf, type TrackedJob } from "#app/domain/job.ts";
import { type FinalRequest, jobTax } from "#app/domain/job-money.ts";
import { readCents } from "#app/domain/read-cents.ts";
import { PAYMENT_METHODS } from "#app/domain/receipt.ts";
import { severalLines } from "#app/domain/typed-text.ts";
import { stampChange } from "#app/http/booking-page.server.ts";
import { enterJob } from "#app/http/desk-job.server.ts";
import { answerDesk, deskTrouble, readDeskPost } from "#app/http/desk-post.server.ts";
import { PRIVATE_HEADERS } from "#app/http/private-pages.ts";
import { sendOrKeep } from "#app/offline/queued-action.ts";
import { privateMeta } from "#app/seo/meta.ts";
import { findProduct } from "#app/services/app.server.ts";
import { bookedOrder } from "#app/services/booking-draft.server.ts";
import {
  deskSettings,
  itemPage,
  jobPages,
  jobServices,
  pressedDraft,
  viewOnDesk,
} from "#app/services/desk-day.server.ts";
import { correctFinal, finishJob, type Paid } from "#app/workflows/finish-job.ts";

export { DeskProblem as ErrorBoundary } from "#app/components/desk/DeskProblem.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, "Finish the job");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "crew", jobPages);
  const settings = deskSettings();
  return {
    job: viewOnDesk(job, person, settings),
    money:
      person.role === "owner"
        ? {
            booked: bookedOrder(job),
            tax: jobTax(job, settings.tax),
            page: itemPage(""),
            typed: BLANK(job),
          }
        : null,
    isCorrection: stageOf(job) === "done",
    stamp: stampChange(job),
  };
}

/** The form's initial values. */
const BLANK = (job: TrackedJob): DoneTyped => ({
  draft: serializeCart(wantedOf(job.items)),
  what: "as",
  price: "",
  reason: "",
  paid: "",
  tip: "0",
  other: "",
});

/** Finishes the job; a press on the list shows the page again with what was typed. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "crew", jobPages);
  const { form, trouble, ...stamp } = await readDeskPost(request);
  const typed = readTyped(form, job);
  if (trouble) return deskTrouble(trouble, { typed, page: null });
  const finish = form.get("finish");
  if (!finish) {
    const shown = {
      typed: { ...typed, draft: pressedDraft(form, job) },
      page: itemPage(form.get("q") ?? ""),
    };
    return data({ typed: shown }, { headers: PRIVATE_HEADERS });
  }
  const asked = { jobId: job.id, who: person.role, ...stamp };
  const answer = {
    to: `${jobPath(job.orderNumber)}?did=done#money`,
    typed: { typed, page: null },
    explain: ({ why }: { why: keyof typeof MONEY_REFUSALS }) => MONEY_REFUSALS[why],
  };
  if (person.role !== "owner") {
    const quiet = { final: { kind: "as-booked" }, paid: null, isEmailed: false } as const;
    return answerDesk(await finishJob({ ...asked, ...quiet }, jobServices), answer);
  }
  const final = readFinal(typed, job);
  if (!final) return deskTrouble(MONEY_REFUSALS["bad-price"], { typed, page: null });
  const isEmailed = finish !== "quiet";
  if (stageOf(job) === "done" && form.get("paid") === null) {
    return answerDesk(await correctFinal({ ...asked, final, isEmailed }, jobServices), answer);
  }
  const paid = readPaid(typed);
  if (paid === "none-chosen") return deskTrouble(CHOOSE_PAID, { typed, page: null });
  if (paid === "bad-amount") return deskTrouble(MONEY_REFUSALS[paid], { typed, page: null });
  return answerDesk(await finishJob({ ...asked, final, paid, isEmailed }, jobServices), answer);
}

function readTyped(form: URLSearchParams, job: TrackedJob): DoneTyped {
  const names = Object.keys(BLANK(job)) as (keyof DoneTyped)[];
  return Object.fromEntries(
    names.map((name) => [name, form.get(name) ?? BLANK(job)[name]]),
  ) as DoneTyped;
}

function readFinal(
  { what, draft, price, reason }: DoneTyped,
  job: TrackedJob,
): FinalRequest | null {
  const why = severalLines(reason).slice(0, 500);
  if (what === "as") return { kind: "as-booked" };
  if (what === "lines") {
    const { lines } = readDraft(draft, job.items, findProduct);
    return { kind: "other-lines", wanted: lines, reason: why };
  }
  const cents = readCents(price);
  return cents === null ? null : { kind: "other-price", cents, reason: why };
}

/** A payment of everything owed by one method; null: not paid yet. */
function readPaid({ paid, tip, other }: DoneTyped): Paid | null | "none-chosen" | "bad-amount" {
  if (paid === "none") return null;
  const method = PAYMENT_METHODS.find((one) => one === paid);
  if (!method) return "none-chosen";
  const tipCents = readCents(tip === "other" ? other : tip);
  return tipCents === null ? "bad-amount" : { method, cents: null, tipCents };
}

/** Without signal the finished job waits on the device, and its page shows it as done. */
export function clientAction(args: ClientActionFunctionArgs) {
  return sendOrKeep(args, (orderNumber) => redirect(jobPath(orderNumber)));
}

export default function Done() {
  const { money, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = answer?.typed?.typed ?? money?.typed;
  return (
    <DoneScreen
      {...page}
      key={page.stamp.revision}
      money={money && typed ? { ...money, typed, page: answer?.typed?.page ?? money.page } : null}
      answer={answer && "problem" in answer ? answer : undefined}
    />
  );
}
