import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { idOfBody, stampChange } from "#app/booking/booking-page.server.ts";
import { restoreBooking } from "#app/booking/cancel/cancel-booking.server.ts";
import { removePhoto } from "#app/booking/photos/change-photos.server.ts";
import { readPhotoRefusal } from "#app/booking/photos/photo-refusal.ts";
import { unread } from "#app/booking/words/change.ts";
import { photosRefusal } from "#app/booking/words/photos.ts";
import { cardServices } from "#app/card-services.server.ts";
import { viewInvoice } from "#app/desk/accounts/desk-invoices.server.ts";
import type { DeskInvoice } from "#app/desk/accounts/InvoiceRows.tsx";
import { accountOfJob, putOnAccount } from "#app/desk/accounts/put-on-account.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { answerDesk, readDeskPost, refuseDeskPost, toDesk } from "#app/desk/desk-post.server.ts";
import { linesOf } from "#app/desk/offline/desk-queue.ts";
import { sendOrKeep } from "#app/desk/offline/queued-action.ts";
import { actorOf, type DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import { clashFor, mailAtOnce, viewOnDesk } from "#app/desk/today/desk-day.server.ts";
import { readMinutes, setOff } from "#app/desk/today/set-off.server.ts";
import { putOnTruck, readTruckPress, trucksOfJob } from "#app/desk/trucks/put-on-truck.server.ts";
import { undoPress } from "#app/desk/undo-press.server.ts";
import { moneyRefusal } from "#app/desk/words/done-refusals.ts";
import { donationEnded, noteRefusal } from "#app/desk/words/job-refusals.ts";
import {
  ACCOUNT_REFUSALS,
  MAIN_CANCELLED,
  RESTORE_REFUSAL,
  setOffRefusal,
  stripeRefuses,
  truckRefusal,
  undoRefusal,
} from "#app/desk/words/refusals.ts";
import { findInvoices } from "#app/jobs/accounts/invoices.server.ts";
import type { ChangeRequest } from "#app/jobs/change-request.server.ts";
import type { Job } from "#app/jobs/job.ts";
import { PAYMENT_METHODS } from "#app/jobs/money/receipt.ts";
import { PHOTO_KINDS } from "#app/jobs/photos/photo.ts";
import { findPhotos } from "#app/jobs/photos/photos.server.ts";
import { deskQuotePath } from "#app/jobs/quotes/quote-path.ts";
import { findQuoteOfJob } from "#app/jobs/quotes/quotes.server.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { sayTo } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { readCents } from "#app/lib/read-cents.ts";
import { beginningOf } from "#app/lib/typed-text.ts";
import { payLinkText, priceLinkText } from "#app/messages/pay-link.ts";
import { onMyWayText } from "#app/messages/words.ts";
import { refundByCard } from "#app/money/cards/refund-by-card.server.ts";
import { costsOf, earningOf } from "#app/money/earnings/earnings.server.ts";
import {
  addPayment,
  addRefund,
  type MoneyRefusal,
  sendReceipt,
  voidPayment,
} from "#app/money/finish-job.server.ts";
import { withdrawPrice } from "#app/money/price-consent.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { typedHere } from "#app/server/typed-here.server.ts";
import { business, changeServices, photoServices, sendsMail } from "#app/services.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { addCost, removeCost } from "./change-costs.server.ts";
import { enterJob } from "./desk-job.server.ts";
import { donationOfJob, takeDonationBack } from "./donation.server.ts";
import type { EarnedView } from "./EarnedBlock.tsx";
import { JobScreen, type JobTyped } from "./JobScreen.tsx";
import { noteForDesk } from "./note-for-desk.server.ts";
import { words } from "./words.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const entered = await enterJob({ request, params }, "crew");
  return sayTo(request, () => load(request, entered));
}

function load(request: Request, { person, job }: { person: DeskPerson; job: Job }) {
  const isOwner = person.role === "owner";
  const { searchParams } = new URL(request.url);
  const shown = viewOnDesk(job, person);
  const isWay = searchParams.get("did") === "way";
  return {
    job: shown,
    stamp: stampChange(job),
    photos: PHOTO_KINDS.flatMap((kind) =>
      findPhotos(connection(), job.id, kind).map(({ name, width, height }) => ({
        name,
        kind,
        width,
        height,
      })),
    ),
    donated: donationOfJob(job),
    mayRemove: isOwner,
    invoices: isOwner ? invoicesOf(job) : [],
    account: isOwner ? accountOfJob(connection(), job) : null,
    trucks: isOwner ? trucksOfJob(connection(), job) : null,
    earned: isOwner ? earnedView(job) : null,
    page: isOwner ? bookingPath(job.token) : null,
    quote: isOwner ? quoteOf(job) : null,
    photoRefusal: readPhotoRefusal(searchParams),
    payText: isOwner && shown.cardCents ? payLinkText(job, business, shown.cardCents) : null,
    priceText: isOwner && shown.consent?.kind === "open" ? priceLinkText(job, business) : null,
    text: isWay ? { name: job.name, href: onMyWayText(job, business.name) } : null,
  };
}

function invoicesOf({ id }: Job): DeskInvoice[] {
  const shown = { now: now(), leaves: sendsMail() };
  return findInvoices(connection(), id).map((one) => viewInvoice(connection(), one, shown));
}

function earnedView(job: Job): EarnedView {
  const costs = costsOf(connection(), job.id);
  const found = job.stage === "done" ? earningOf(connection(), job) : undefined;
  if (!found) return { sums: null, costs };
  const { revenueCents, dumpCents, laborCents, fuelCents, otherCents, profitCents } = found;
  const sums = { revenueCents, dumpCents, laborCents, fuelCents, otherCents, profitCents };
  return { sums, costs };
}

function quoteOf({ id }: Job): string | null {
  const quote = findQuoteOfJob(connection(), id);
  return quote ? deskQuotePath(quote.id) : null;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "crew");
  const { form, refusal, ...stamp } = await readDeskPost(request);
  if (refusal) return refuseDeskPost(refusal, null);
  const clash = clashFor(person, form, () => linesOf(new URL(request.url), form));
  const asked = { jobId: job.id, ...actorOf(person), ...stamp, clash, request };
  const wanted = form.get("do");
  if (wanted === "way" || wanted === "way-now") {
    return way(job, { ...asked, minutes: readMinutes(request, form) }, wanted === "way-now");
  }
  if (wanted === "undo") return undo(job, asked, form.get("press"));
  if (wanted === "mail") {
    await mailAtOnce(job);
    return toDesk(saidPath(jobPath(job.orderNumber), "mail"));
  }
  if (wanted === "withdraw") return withdraw(job, asked);
  if (wanted === "note") return note(job, asked, form);
  if (wanted === "undonate") {
    const seen = form.get("seen");
    const by = { ...actorOf(person), requestId: stamp.requestId };
    const result = await takeDonationBack({ job, seen, ...by });
    return answerDesk(asked.request, result, {
      to: saidPath(jobPath(job.orderNumber), wanted),
      ...{ typed: { intent: wanted }, clash: asked.clash, explain: donationEnded },
    });
  }
  if (person.role !== "owner") {
    throw new Response("Forbidden", { status: 403, headers: PRIVATE_HEADERS });
  }
  const truckId = readTruckPress(wanted);
  if (truckId !== null) return truck(job, asked, { truckId, isForced: form.has("forced") });
  if (wanted === "account") return account(job, asked, Number(form.get("account")) || null);
  if (wanted === "cost") return cost(job, form, stamp.requestId);
  if (wanted === "uncost") {
    await removeCost(job.id, Number(form.get("cost")));
    return toDesk(saidPath(jobPath(job.orderNumber), "uncost"));
  }
  if (wanted === "restore") return restore(job, asked);
  if (wanted === "unphoto") return unphoto(job, asked, form.get("photo") ?? "");
  if (wanted === "refund" && form.get("method") === "stripe") return refund(job, asked, form);
  if (wanted === "pay" || wanted === "pay-send" || wanted === "refund") {
    return pay(job, asked, form, wanted);
  }
  if (wanted === "receipt") {
    const sent = await sendReceipt(asked, changeServices);
    return answerMoney(job, asked, sent, { intent: wanted });
  }
  if (wanted === "void") return voidOne(job, asked, form);
  return refuseDeskPost(sayTo(request, unread), null);
}

type Asked = ChangeRequest & { clash: ReturnType<typeof clashFor>; request: Request };

async function way(job: Job, asked: Asked & { minutes: number | null }, isTold: boolean) {
  const result = await setOff(asked, changeServices);
  if (isTold && result.kind === "changed") await mailAtOnce(job);
  return answerDesk(asked.request, result, {
    to: saidPath(jobPath(job.orderNumber), "way"),
    typed: null,
    clash: asked.clash,
    explain: setOffRefusal,
  });
}

async function truck(job: Job, asked: Asked, wish: { truckId: number; isForced: boolean }) {
  return answerDesk(asked.request, await putOnTruck({ ...asked, ...wish }, changeServices), {
    ...{ to: saidPath(jobPath(job.orderNumber), "truck"), typed: null, clash: asked.clash },
    explain: truckRefusal,
  });
}

async function account(job: Job, asked: Asked, accountId: number | null) {
  return answerDesk(asked.request, await putOnAccount({ ...asked, accountId }, changeServices), {
    ...{ to: saidPath(jobPath(job.orderNumber), "account"), typed: null, clash: asked.clash },
    explain: ({ why }) => ACCOUNT_REFUSALS[why],
  });
}

/** @param body of the press, where the device took it back before it knew that it had arrived */
async function undo(job: Job, asked: Asked, body: string | null) {
  const to = saidPath(jobPath(job.orderNumber), "undo");
  const press = body === null ? null : idOfBody(body);
  const result = await undoPress({ ...asked, press }, { ...changeServices, cards: cardServices() });
  if (result.kind === "refused" && result.refusal.why === "never-came") return toDesk(to);
  return answerDesk(asked.request, result, {
    to,
    typed: null,
    clash: asked.clash,
    explain: undoRefusal,
  });
}

/** The booked price stands again (rule 410). */
async function withdraw(job: Job, asked: Asked) {
  return answerDesk(asked.request, await withdrawPrice(asked, changeServices), {
    to: saidPath(jobPath(job.orderNumber), "withdraw"),
    typed: { intent: "withdraw" },
    clash: asked.clash,
    explain: ({ why }) => moneyRefusal(why),
  });
}

async function note(job: Job, asked: Asked, form: URLSearchParams) {
  const typed = { intent: "note", note: form.get("note") ?? "" };
  const seen = form.get("seen");
  // The note does not depend on the job's revision: no change of the customer's conflicts with
  // it.
  const result = await noteForDesk({ ...asked, revision: null, ...typed, seen }, changeServices);
  return answerDesk(asked.request, result, {
    ...{ to: saidPath(jobPath(job.orderNumber), "note"), typed, clash: asked.clash },
    explain: noteRefusal,
  });
}

async function unphoto(job: Job, asked: Asked, name: string) {
  // As the note, photos do not depend on the job's revision.
  return answerDesk(
    asked.request,
    await removePhoto({ ...asked, revision: null, name }, photoServices),
    {
      to: saidPath(jobPath(job.orderNumber), "unphoto"),
      typed: { intent: "unphoto" },
      explain: photosRefusal,
    },
  );
}

async function cost(job: Job, form: URLSearchParams, requestId: string) {
  const typed = { words: form.get("words") ?? "", amount: form.get("amount") ?? "" };
  if (await addCost(job.id, typed, requestId)) {
    return toDesk(saidPath(jobPath(job.orderNumber), "cost"));
  }
  const problem = "Say what it was for, and the amount in dollars, like 25.00.";
  const advice = "The cost isn't added yet.";
  return refuseDeskPost({ problem, advice, status: 422 }, { intent: "cost", ...typed });
}

async function restore(job: Job, asked: Asked) {
  return answerDesk(asked.request, await restoreBooking(asked, changeServices), {
    to: saidPath(jobPath(job.orderNumber), "restore"),
    typed: null,
    clash: asked.clash,
    explain: ({ why }) =>
      why === "main-cancelled"
        ? MAIN_CANCELLED
        : { ...RESTORE_REFUSAL, advice: typedHere(RESTORE_REFUSAL.advice) },
  });
}

type PayPress = "pay" | "pay-send" | "refund";

async function pay(job: Job, asked: Asked, form: URLSearchParams, what: PayPress) {
  const typed = {
    intent: what === "refund" ? what : "pay",
    ...{ amount: form.get("amount") ?? "" },
    ...{ method: form.get("method") ?? "", tip: form.get("tip") ?? "" },
  };
  const method = PAYMENT_METHODS.find((one) => one === typed.method);
  const cents = readCents(typed.amount);
  const tipCents = readCents(typed.tip || "0");
  if (!method || cents === null || tipCents === null) {
    return refuseDeskPost(moneyRefusal("bad-amount"), typed);
  }
  const paid = { method, cents, tipCents };
  const record = what === "refund" ? addRefund : addPayment;
  const isEmailed = what !== "pay";
  const result = await record({ ...asked, paid, isEmailed }, changeServices);
  return answerMoney(job, asked, result, typed);
}

/** Stripe gives it back first; the desk's words for what comes of it are those of any refund. */
async function refund(job: Job, { clash, request, ...asked }: Asked, form: URLSearchParams) {
  const typed = { intent: "refund", amount: form.get("amount") ?? "", method: "stripe" };
  const cents = readCents(typed.amount);
  const cards = cardServices();
  if (!cards || cents === null) return refuseDeskPost(moneyRefusal("bad-amount"), typed);
  const start = await refundByCard({ ...asked, cents }, cards);
  switch (start.kind) {
    case "given":
    case "waits":
      return toDesk(
        saidPath(jobPath(job.orderNumber), start.kind === "given" ? "refund" : "refund-waits"),
      );
    case "outdated":
      return answerDesk(request, start, {
        ...{ to: "", typed, clash },
        explain: () => moneyRefusal("bad-amount"),
      });
    case "refused":
      return refuseDeskPost(stripeRefuses(start.detail), typed);
    case "bad-amount":
      return refuseDeskPost(moneyRefusal("bad-amount"), typed);
  }
}

async function voidOne(job: Job, asked: Asked, form: URLSearchParams) {
  const paymentId = Number(form.get("payment"));
  const typed = { reason: form.get("reason") ?? "", payment: form.get("payment") ?? "" };
  const reason = beginningOf(typed.reason.trim(), 200);
  const result = await voidPayment(
    { ...asked, paymentId, reason, isEmailed: false },
    changeServices,
  );
  return answerMoney(job, asked, result, { intent: "void", ...typed });
}

function answerMoney(
  job: Job,
  { clash, request }: Asked,
  result: Awaited<ReturnType<typeof addPayment>>,
  typed: JobTyped & { intent: string },
) {
  return answerDesk(request, result, {
    to: saidPath(jobPath(job.orderNumber), typed.intent),
    typed,
    clash,
    explain: ({ why }: MoneyRefusal) => moneyRefusal(why),
  });
}

/** Without signal "On my way" and the note wait on the device, and the page shows them. */
export function clientAction(args: ClientActionFunctionArgs) {
  return sendOrKeep(args, () => null);
}

export default function JobPage() {
  const answer = useActionData<typeof action>() ?? undefined;
  return <JobScreen {...useLoaderData<typeof loader>()} answer={answer} />;
}
