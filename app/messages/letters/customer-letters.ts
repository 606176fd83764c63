/** The emails to the customer about changes of a booking. */

import { CHANGE_HOUR } from "#app/jobs/change-deadline.ts";
import { type Job, slotOf } from "#app/jobs/job.ts";
import type { MessageExtra, MessageKind } from "#app/jobs/messages/messages.ts";
import { isPayable } from "#app/jobs/money/checkout.ts";
import { consentWords } from "#app/jobs/money/price-consent.ts";
import { dueCents } from "#app/jobs/money/receipt.ts";
import { paidWords, receiptSums } from "#app/jobs/money/receipt-lines.ts";
import { spokenReceipt } from "#app/jobs/money/spoken-receipt.ts";
import { fieldWords } from "#app/jobs/timeline.ts";
import { listPoints, visitOf } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { formatDate, houstonNow } from "#app/lib/dates.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import { houstonClock, houstonTime } from "#app/lib/houston-time.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { reviewLink } from "#app/messages/texts/short-link.ts";
import { dayAndWindow, shortDay, subjectSlot, totalWords, whenWords } from "#app/messages/words.ts";
import { windowWord } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import { words as slots } from "#app/schedule/slot-words.ts";
import { nearSlotWords, slotWords } from "#app/schedule/words.ts";
import { NOT_CHOSEN_YET } from "./block-words.ts";
import { bookingLink, homeLink } from "./booking-link.ts";
import { words as say } from "./customer-words.ts";
import { oneLine } from "./header-text.ts";
import {
  callsAhead,
  changeBlock,
  couldStillChange,
  customerWhy,
  itemsBlock,
  orderBlock,
  pastSlotBlock,
  quoteBlock,
  slotBlock,
  termsBlock,
  words,
} from "./job-blocks.ts";
import type { Block, Letter } from "./letter.ts";
import { visitLetter } from "./visit-letters.ts";

type Told = { job: Job; business: Business; extra: MessageExtra | null };
type Own = { subject: string; title: string; preview: string; blocks: Block[] };

/** What a message to the customer says. */
export function customerLetter(
  kind: MessageKind,
  extra: MessageExtra | null,
  job: Job,
  business: Business,
): Letter {
  const visit = visitOf(job);
  const { blocks, ...own } = visit
    ? visitLetter(kind, { job, visit, business, was: wasWords(extra) })
    : ownPart(kind, { job, business, extra });
  return { ...own, blocks: [...blocks, orderBlock(job)], why: customerWhy(blocks) };
}

function ownPart(kind: MessageKind, told: Told): Own {
  switch (kind) {
    case "moved-customer":
      return moved(told);
    case "items-customer":
      return itemsChanged(told);
    case "details-customer":
      return detailsChanged(told);
    case "cancelled-customer":
      return cancelled(told);
    case "restored-customer":
      return restored(told);
    case "reminder":
      return reminder(told);
    case "on-the-way":
      return onTheWay(told);
    case "done":
      return receipt(told, say.receipt.done);
    case "receipt":
      return receipt(told, say.receipt.again);
    case "pay-customer":
      return askedToPay(told);
    case "undone-customer":
      return takenBack(told);
    case "offer":
      return offer(told);
    case "opening":
      return opening(told);
    case "link":
      return link(told);
    case "review":
      return review(told);
    default:
      throw new Error(`"${kind}" is no message to a customer`);
  }
}

function moved({ job, business, extra }: Told): Own {
  const { before, who } = extra?.change ?? {};
  const { moved: said } = say;
  const hadDate = Boolean(before?.date);
  const same = said.same(payWords(job));
  return {
    subject: said.subject(movedWords(subjectSlot(job, ""), hadDate), job.orderNumber),
    title: movedWords(daySlotWords(job), hadDate),
    preview: whenAndPay(job),
    blocks: [
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress, was: wasWords(extra) }),
      ...(who === "customer" ? [] : [words(said.byUs)]),
      words(hadDate ? `${same} ${said.freed}` : same),
      words(said.entry),
      termsBlock(job, business),
      changeBlock(job, business),
      ...(who === "customer" ? moveBack(job, business, before ?? null) : []),
    ],
  };
}

/** @param slot empty: the day is still to be set */
function movedWords(slot: string, hadDate: boolean): string {
  if (slot === "") return say.moved.toBeSet;
  return hadDate ? say.moved.moved(slot) : say.moved.set(slot);
}

/** Who did not move it finds the old window chosen: one press moves it back. */
function moveBack(
  job: Job,
  business: Business,
  before: NonNullable<MessageExtra["change"]>["before"],
): Block[] {
  const page = bookingLink(job, business, "move");
  if (!before?.date || !couldStillChange(job)) return [];
  const { date, timeOfDay } = before;
  const search = timeOfDay
    ? `slot=${encodeURIComponent(formatSlot({ date, timeOfDay }))}`
    : `date=${date}`;
  return [
    {
      kind: "button",
      label: say.moved.back,
      href: `${page}?${search}#pick`,
      isQuiet: true,
    },
  ];
}

function itemsChanged({ job, business, extra }: Told): Own {
  const { before } = extra?.change ?? {};
  const { items: said } = say;
  const old = before?.totalCents;
  const was = old === undefined || old === job.totalCents ? "" : said.was(formatMoney(old));
  const total = totalWords(job.totalCents);
  return {
    subject: said.subject(shortDay(job), job.orderNumber),
    title: said.title,
    preview: sentences(said.total(total), was),
    blocks: [
      words(sentences(said.newTotal(total), was, say.payLater)),
      itemsBlock(job),
      { kind: "truck", volume: listPoints(job) },
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress, was: wasWords(extra) }),
      ...(job.date === null ? [] : [words(say.entry)]),
      termsBlock(job, business),
      changeBlock(job, business),
    ],
  };
}

function detailsChanged({ job, business, extra }: Told): Own {
  const { details: said } = say;
  const changed = fieldWords(extra?.change?.after?.fields ?? []);
  return {
    subject: said.subject(shortDay(job), changed, job.orderNumber),
    title: said.title(changed),
    preview: whenAndPay(job),
    blocks: [
      words(said.changed(changed)),
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words(said.same(payWords(job))),
      ...(job.date === null ? [] : [words(say.entry)]),
      termsBlock(job, business),
      changeBlock(job, business),
    ],
  };
}

function cancelled({ job, business, extra }: Told): Own {
  const { cancelled: said } = say;
  const isOwn = extra?.change?.who === "customer";
  const [name, phone] = [business.name, business.phone].map(oneLine) as [string, string];
  return {
    subject: said.subject(shortDay(job), job.orderNumber),
    title: said.title,
    preview: said.preview,
    blocks: [
      pastSlotBlock(job, NOT_CHOSEN_YET),
      words(isOwn ? said.asAsked : said.byUs),
      ...(job.date === null ? [] : [words(said.entry)]),
      words(said.again(name, phone, homeLink(business))),
    ],
  };
}

function restored({ job, business }: Told): Own {
  const { restored: said } = say;
  return {
    subject: said.subject(shortDay(job), job.orderNumber),
    title: said.title,
    preview: whenWords(job, NOT_CHOSEN_YET),
    blocks: [
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words(said.undone),
      itemsBlock(job),
      ...(job.date === null ? [] : [words(said.entry)]),
      termsBlock(job, business),
      changeBlock(job, business),
    ],
  };
}

function reminder({ job, business }: Told): Own {
  const { reminder: said } = say;
  const window = job.timeOfDay === null ? "" : slots.within(windowWord(job.timeOfDay));
  return {
    subject: said.subject(window, shortDay(job), job.orderNumber),
    title: said.title(window),
    preview: whenAndPay(job),
    blocks: [
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words(said.prepare(callsAhead(business))),
      itemsBlock(job),
      { kind: "truck", volume: listPoints(job) },
      words(said.move(hourWords(CHANGE_HOUR))),
      changeBlock(job, business),
    ],
  };
}

function onTheWay({ job, business }: Told): Own {
  const { onTheWay: said } = say;
  return {
    subject: said.subject(job.orderNumber),
    title: said.title,
    preview: said.preview(oneLine(job.fullAddress), payWords(job)),
    blocks: [
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words(said.prepare(callsAhead(business))),
      words(payWords(job)),
      words(said.call(oneLine(business.phone))),
      changeBlock(job, business),
    ],
  };
}

function receipt({ job, business, extra }: Told, title: string): Own {
  if (!extra?.receipt) throw new Error(`The receipt of job ${job.id} has no text`);
  const receipt = spokenReceipt(extra.receipt, job, business);
  const { receipt: said } = say;
  const { number, final } = receipt;
  const paid = paidWords(receipt);
  return {
    subject: said.subject(title, number, job.orderNumber),
    title,
    preview: `${formatMoney(final.tax.totalCents)}. ${paid}`,
    blocks: [
      words(said.finished(houstonTime(receipt.doneAt), oneLine(receipt.fullAddress), paid)),
      ...(payLink(job, business, dueCents(receipt)) ?? []),
      ...(final.reason === "" ? [] : [quoteBlock(said.why, final.reason)]),
      ...(final.consent
        ? [quoteBlock(said.approved(consentWords(final.consent)), final.consent.words.join("\n"))]
        : []),
      {
        kind: "items",
        title: said.hauled(number),
        items: final.items.map(({ name, quantity, volume }) => ({
          label: `${quantity} × ${oneLine(name)}`,
          value: said.points(formatPoints(volume * quantity)),
        })),
        sums: receiptSums(receipt).map(({ label, booked, final }) => ({
          label: booked === null || booked === final ? label : said.booked(label, booked),
          value: final,
        })),
        why: null,
      },
      words(
        [business.name, business.address ?? "", business.phone]
          .map(oneLine)
          .filter((part) => part !== "")
          .join(", "),
      ),
      words(say.wrong(oneLine(business.phone))),
      { kind: "button", label: said.print, href: bookingLink(job, business) },
    ],
  };
}

/** The way to pay what is left by card, in cents; null: nothing is, or no card is taken (rule 385). */
function payLink(job: Job, business: Business, due: number): Block[] | null {
  if (!business.takesCards || !isPayable(due)) return null;
  const label = say.receipt.pay(formatMoney(due));
  return [{ kind: "button", label, href: bookingLink(job, business, "pay") }];
}

/** What is still to pay, as the owner has asked (rule 404). */
function askedToPay({ job, business, extra }: Told): Own {
  const { asked: said } = say;
  const owedCents = extra?.change?.after?.owedCents ?? 0;
  const owed = formatMoney(owedCents);
  const day = shortDay(job);
  const receipt = { label: said.see, href: bookingLink(job, business) };
  return {
    subject: said.subject(owed, day, job.orderNumber),
    title: said.title(owed),
    preview: said.preview,
    blocks: [
      words(said.thanks(owed, day)),
      words(said.paidAlready(oneLine(business.phone))),
      ...(payLink(job, business, owedCents) ?? [{ kind: "button" as const, ...receipt }]),
    ],
  };
}

/** "On my way" or "Done" was taken back after its email went out (rule 315). */
function takenBack({ job, business, extra }: Told): Own {
  const { undone: said } = say;
  const order = job.orderNumber;
  const call = words(say.questions(oneLine(business.phone)));
  if (extra?.change?.before?.stage === "on-the-way") {
    return {
      subject: said.subject(order),
      title: said.title,
      preview: sentences(said.sorry, said.stillBooked),
      blocks: [
        words(sentences(said.sorry, said.tell)),
        slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
        call,
        changeBlock(job, business),
      ],
    };
  }
  const title = said.void(extra?.receipt?.number ?? "");
  return {
    subject: said.voidSubject(title, order),
    title,
    preview: said.tooEarly,
    blocks: [words(said.ignore), call, changeBlock(job, business)],
  };
}

function offer({ job, business, extra }: Told): Own {
  const { offer: said } = say;
  const windows = (extra?.windows ?? []).map(({ date, timeOfDay }) =>
    dayAndWindow(formatDate(date, "day"), timeOfDay),
  );
  return {
    subject: said.subject(shortDay(job), job.orderNumber),
    title: said.title(daySlotWords(job)),
    preview: windows[0] ? said.howAbout(windows[0]) : said.callUs,
    blocks: [
      pastSlotBlock(job, NOT_CHOSEN_YET),
      words(windows.length > 0 ? said.windows : said.none),
      ...(windows.length > 0 ? [{ kind: "choices", choices: windows } as const] : []),
      words(said.same),
      changeBlock(job, business),
    ],
  };
}

function opening({ job, business, extra }: Told): Own {
  const { opening } = extra ?? {};
  if (!opening) throw new Error(`The message about a window for job ${job.id} names none`);
  const { opening: said } = say;
  // The hold ends on the day on which it began.
  const slot = nearSlotWords(opening, houstonNow(new Date(opening.endsAt)).date);
  const until = houstonClock(opening.endsAt);
  const href = bookingLink(job, business, "earlier");
  return {
    subject: said.subject(slot, until, job.orderNumber),
    title: said.title(slot),
    preview: said.preview(until),
    blocks: [
      slotBlock(opening, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words(said.held(until)),
      words(said.stays(whenWords(job, NOT_CHOSEN_YET))),
      { kind: "button", label: said.see, href },
    ],
  };
}

function link({ job, business }: Told): Own {
  const { link: said } = say;
  return {
    subject: said.subject(shortDay(job), job.orderNumber),
    title: said.title,
    preview: said.preview,
    blocks: [words(said.here), slotBlock(job, NOT_CHOSEN_YET), changeBlock(job, business)],
  };
}

/** The one email that is not about the booking: it says whose it is, and how to end it (rule 408). */
function review({ job, business }: Told): Own {
  const { review: said } = say;
  return {
    subject: said.subject(shortDay(job), job.orderNumber),
    title: said.title,
    preview: said.preview,
    blocks: [
      words(said.ask),
      { kind: "button", label: said.write, href: reviewLink(job, business) },
      words(said.wrong(oneLine(business.phone))),
      words(said.once),
      {
        kind: "button",
        label: said.stop,
        href: bookingLink(job, business, "unsubscribe"),
        isQuiet: true,
      },
      ...(business.address
        ? [words([business.name, business.address].map(oneLine).join(", "))]
        : []),
    ],
  };
}

function payWords({ totalCents }: Pick<Job, "totalCents">): string {
  return say.pay(totalWords(totalCents));
}

function whenAndPay(job: Job): string {
  return say.whenAndPay(whenWords(job, NOT_CHOSEN_YET), payWords(job));
}

function sentences(...said: string[]): string {
  return said.filter(Boolean).join(" ");
}

/** "Friday afternoon"; empty without a day. */
function daySlotWords(job: Job): string {
  const slot = slotOf(job);
  return slot ? slotWords(slot) : "";
}

/** When the pickup would have been before a change of its date; null: that did not change. */
function wasWords(extra: MessageExtra | null): string | null {
  const { before, after } = extra?.change ?? {};
  if (!before?.date || after?.date === undefined) return null;
  return whenWords({ date: before.date, timeOfDay: before.timeOfDay ?? null }, NOT_CHOSEN_YET);
}
