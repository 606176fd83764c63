/** The emails to the customer about changes of a booking. */

import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";
import { type Job, slotOf } from "#app/jobs/job.ts";
import type { MessageExtra, MessageKind } from "#app/jobs/messages/messages.ts";
import { isPayable } from "#app/jobs/money/checkout.ts";
import { consentWords } from "#app/jobs/money/price-consent.ts";
import { dueCents } from "#app/jobs/money/receipt.ts";
import { paidWords, receiptSums } from "#app/jobs/money/receipt-lines.ts";
import { fieldWords } from "#app/jobs/timeline.ts";
import { listPoints, visitOf } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { formatDate, houstonNow } from "#app/lib/dates.ts";
import { houstonClock, houstonTime } from "#app/lib/houston-time.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { reviewLink } from "#app/messages/texts/short-link.ts";
import { subjectDay, subjectSlot, totalWords, whenWords } from "#app/messages/words.ts";
import { windowWithHours, windowWord } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import { nearSlotWords, slotWords } from "#app/schedule/words.ts";
import { NOT_CHOSEN_YET } from "./block-words.ts";
import { bookingLink } from "./booking-link.ts";
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

const OPEN_IT = "Open it to update your calendar. Some calendars don't update on their own.";

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
      return receipt(told, "All gone. Here's your receipt");
    case "receipt":
      return receipt(told, "Here's your receipt");
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
  const hadDate = Boolean(before?.date);
  const freed = hadDate ? " Your old window is open to others again." : "";
  return {
    subject: `${movedWords(subjectSlot(job, ""), hadDate)}: order ${job.orderNumber}`,
    title: movedWords(daySlotWords(job), hadDate),
    preview: `${whenWords(job, NOT_CHOSEN_YET)}. ${payWords(job)}`,
    blocks: [
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress, was: wasWords(extra) }),
      ...(who === "customer"
        ? []
        : [words("We picked this window. If it doesn't work for you, call us.")]),
      words(`Same items, same address, same price. ${payWords(job)}${freed}`),
      words(`The new calendar entry is attached. ${OPEN_IT}`),
      termsBlock(job, business),
      changeBlock(job, business),
      ...(who === "customer" ? moveBack(job, business, before ?? null) : []),
    ],
  };
}

/** @param slot empty: the day is still to be set */
function movedWords(slot: string, hadDate: boolean): string {
  if (slot === "") return "We'll call to set your new pickup day";
  return hadDate ? `Your pickup has moved to ${slot}` : `Your pickup is set for ${slot}`;
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
      label: "Not you? Move it back",
      href: `${page}?${search}#pick`,
      isQuiet: true,
    },
  ];
}

function itemsChanged({ job, business, extra }: Told): Own {
  const { before } = extra?.change ?? {};
  const old = before?.totalCents;
  const was = old === undefined || old === job.totalCents ? "" : ` It was ${formatMoney(old)}.`;
  return {
    subject: `Your list${subjectDay(job, "for")} has changed: order ${job.orderNumber}`,
    title: "Your list has changed",
    preview: `The total is ${totalWords(job.totalCents)}.${was}`,
    blocks: [
      words(`The total is now ${totalWords(job.totalCents)}.${was} ${PAY_LATER}`),
      itemsBlock(job),
      { kind: "truck", volume: listPoints(job) },
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress, was: wasWords(extra) }),
      ...(job.date === null ? [] : [words(`The calendar entry is attached. ${OPEN_IT}`)]),
      termsBlock(job, business),
      changeBlock(job, business),
    ],
  };
}

function detailsChanged({ job, business, extra }: Told): Own {
  const changed = fieldWords(extra?.change?.after?.fields ?? []);
  return {
    subject: `Your pickup${subjectDay(job)} has a new ${changed}: order ${job.orderNumber}`,
    title: `Your pickup has a new ${changed}`,
    preview: `${whenWords(job, NOT_CHOSEN_YET)}. ${payWords(job)}`,
    blocks: [
      words(`We changed the ${changed} for you. If that isn't right, call us.`),
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words(`Same time, same items, same price. ${payWords(job)}`),
      ...(job.date === null ? [] : [words(`The calendar entry is attached. ${OPEN_IT}`)]),
      termsBlock(job, business),
      changeBlock(job, business),
    ],
  };
}

function cancelled({ job, business, extra }: Told): Own {
  const isOwn = extra?.change?.who === "customer";
  const calledOff = isOwn
    ? "We canceled your pickup, as you asked. You owe nothing."
    : "We canceled your pickup. You owe nothing. If you didn't expect this, call us.";
  return {
    subject: `Your pickup${subjectDay(job)} is canceled: order ${job.orderNumber}`,
    title: "Your pickup is canceled",
    preview: "There's nothing to pay, and no crew will come.",
    blocks: [
      pastSlotBlock(job, NOT_CHOSEN_YET),
      words(calledOff),
      ...(job.date === null
        ? []
        : [
            words(
              "Open the attached entry to take the pickup off your calendar. " +
                "Some calendars don't update on their own.",
            ),
          ]),
      words(
        `Changed your mind? Call ${oneLine(business.name)} at ` +
          `${oneLine(business.phone)}, or book again at ${business.siteUrl}.`,
      ),
    ],
  };
}

function restored({ job, business }: Told): Own {
  return {
    subject: `Your pickup${subjectDay(job)} is booked again: order ${job.orderNumber}`,
    title: "Your pickup is booked again",
    preview: whenWords(job, NOT_CHOSEN_YET),
    blocks: [
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words("We undid the cancellation. Everything is booked as it was before."),
      itemsBlock(job),
      ...(job.date === null ? [] : [words(`The calendar entry is attached again. ${OPEN_IT}`)]),
      termsBlock(job, business),
      changeBlock(job, business),
    ],
  };
}

function reminder({ job, business }: Told): Own {
  const time = job.timeOfDay === null ? "" : ` ${windowWord(job.timeOfDay)}`;
  return {
    subject: `Tomorrow${time}: your junk pickup${subjectDay(job)}, order ${job.orderNumber}`,
    title: `We're coming tomorrow${time}`,
    preview: `${whenWords(job, NOT_CHOSEN_YET)}. ${payWords(job)}`,
    blocks: [
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words(
        `${callsAhead(business)} ` +
          "You don't have to carry anything to the curb. Just show us the pile.",
      ),
      itemsBlock(job),
      { kind: "truck", volume: listPoints(job) },
      words(
        `Did something change? You can move your pickup for free until ${CHANGE_UNTIL} today. After that, call us.`,
      ),
      changeBlock(job, business),
    ],
  };
}

function onTheWay({ job, business }: Told): Own {
  return {
    subject: `The crew is on its way: order ${job.orderNumber}`,
    title: "The crew is on its way",
    preview: `They're coming to ${oneLine(job.fullAddress)}. ${payWords(job)}`,
    blocks: [
      slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words(`${callsAhead(business)} Just show them the pile.`),
      words(payWords(job)),
      words(`Did something come up? Call ${oneLine(business.phone)}.`),
      changeBlock(job, business),
    ],
  };
}

function receipt({ job, business, extra }: Told, title: string): Own {
  const { receipt } = extra ?? {};
  if (!receipt) throw new Error(`The receipt of job ${job.id} has no text`);
  const { number, final } = receipt;
  const paid = paidWords(receipt);
  return {
    subject: `${title} ${number}: order ${job.orderNumber}`,
    title,
    preview: `${formatMoney(final.tax.totalCents)}. ${paid}`,
    blocks: [
      words(`Finished ${houstonTime(receipt.doneAt)} at ${oneLine(receipt.fullAddress)}. ${paid}`),
      ...(payLink(job, business, dueCents(receipt)) ?? []),
      ...(final.reason === "" ? [] : [quoteBlock("Why the price changed", final.reason)]),
      ...(final.consent
        ? [quoteBlock(`Approved by ${consentWords(final.consent)}`, final.consent.words.join("\n"))]
        : []),
      {
        kind: "items",
        title: `What we hauled away, receipt ${number}`,
        items: final.items.map(({ name, quantity, volume }) => ({
          label: `${quantity} × ${oneLine(name)}`,
          value: `${formatPoints(volume * quantity)} points`,
        })),
        sums: receiptSums(receipt).map(({ label, booked, final }) => ({
          label: booked === null || booked === final ? label : `${label} (booked ${booked})`,
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
      words(`Is something wrong? Call ${oneLine(business.phone)}.`),
      { kind: "button", label: "See and print the receipt", href: bookingLink(job, business) },
    ],
  };
}

/** The way to pay what is left by card, in cents; null: nothing is, or no card is taken (rule 385). */
function payLink(job: Job, business: Business, due: number): Block[] | null {
  if (!business.takesCards || !isPayable(due)) return null;
  const label = `Pay ${formatMoney(due)} by card`;
  return [{ kind: "button", label, href: bookingLink(job, business, "pay") }];
}

/** What is still to pay, as the owner has asked (rule 404). */
function askedToPay({ job, business, extra }: Told): Own {
  const owedCents = extra?.change?.after?.owedCents ?? 0;
  const owed = formatMoney(owedCents);
  const receipt = { label: "See the receipt", href: bookingLink(job, business) };
  return {
    subject: `${owed} is still to pay for your pickup${subjectDay(job)}: order ${job.orderNumber}`,
    title: `${owed} is still to pay`,
    preview: "Your receipt is on your booking's page.",
    blocks: [
      words(
        `Thank you for booking with us. We haven't received ${owed} for your pickup${subjectDay(job)}.`,
      ),
      words(`If you have paid already, or something isn't right, call ${oneLine(business.phone)}.`),
      ...(payLink(job, business, owedCents) ?? [{ kind: "button" as const, ...receipt }]),
    ],
  };
}

/** "On my way" or "Done" was taken back after its email went out (rule 315). */
function takenBack({ job, business, extra }: Told): Own {
  const call = words(`Questions? Call ${oneLine(business.phone)}.`);
  const number = extra?.receipt?.number;
  if (extra?.change?.before?.stage === "on-the-way") {
    const sorry = "Please ignore our last email. We're sorry, we sent it too early.";
    return {
      subject: `Not on the way yet: order ${job.orderNumber}`,
      title: "The truck is not on its way yet",
      preview: `${sorry} Your pickup is still booked.`,
      blocks: [
        words(`${sorry} Your pickup is still booked. We'll tell you when the truck is on its way.`),
        slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
        call,
        changeBlock(job, business),
      ],
    };
  }
  const which = number === undefined ? "The receipt" : `Receipt ${number}`;
  return {
    subject: `${which} is void: order ${job.orderNumber}`,
    title: `${which} is void`,
    preview: "We're sorry, we sent it too early.",
    blocks: [
      words(
        "Please ignore the receipt in our last email. We're sorry, we sent it too early. " +
          "You'll get a new one when the job is done.",
      ),
      call,
      changeBlock(job, business),
    ],
  };
}

function offer({ job, business, extra }: Told): Own {
  const windows = (extra?.windows ?? []).map(
    ({ date, timeOfDay }) => `${formatDate(date, "day")}, ${windowWithHours(timeOfDay)}`,
  );
  const when = job.date === null ? "as planned" : `on ${daySlotWords(job)}`;
  return {
    subject: `We can't make it${subjectDay(job)}: order ${job.orderNumber}`,
    title: `We can't make it ${when}`,
    preview: windows[0] ? `How about ${windows[0]}?` : "Call us to pick another day.",
    blocks: [
      pastSlotBlock(job, NOT_CHOSEN_YET),
      words(
        windows.length > 0
          ? "We're sorry. These windows have room for your load:"
          : "We're sorry. Call us and we'll find another day.",
      ),
      ...(windows.length > 0 ? [{ kind: "choices", choices: windows } as const] : []),
      words("Your price stays the same, and moving is free."),
      changeBlock(job, business),
    ],
  };
}

function opening({ job, business, extra }: Told): Own {
  const { opening } = extra ?? {};
  if (!opening) throw new Error(`The message about a window for job ${job.id} names none`);
  // The hold ends on the day on which it began.
  const slot = nearSlotWords(opening, houstonNow(new Date(opening.endsAt)).date);
  const until = houstonClock(opening.endsAt);
  const href = bookingLink(job, business, "earlier");
  return {
    subject: `${slot} is open, held for you until ${until}: order ${job.orderNumber}`,
    title: `${slot} is open`,
    preview: `We're holding it for you until ${until}. Same items, same price.`,
    blocks: [
      slotBlock(opening, NOT_CHOSEN_YET, { place: job.fullAddress }),
      words(
        "You asked us to tell you when an earlier window opens. " +
          `We're holding this one for you until ${until}. Same items, same price.`,
      ),
      words(`If you do nothing, your pickup stays as it is: ${whenWords(job, NOT_CHOSEN_YET)}.`),
      { kind: "button", label: "See the open window", href },
    ],
  };
}

function link({ job, business }: Told): Own {
  return {
    subject: `Your booking${subjectDay(job, "for")}: order ${job.orderNumber}`,
    title: "Your booking",
    preview: "Here's the link you asked for.",
    blocks: [
      words(
        "Here's the link to your booking. If you didn't ask for it, you can ignore this email. Nothing has changed.",
      ),
      slotBlock(job, NOT_CHOSEN_YET),
      changeBlock(job, business),
    ],
  };
}

/** The one email that is not about the booking: it says whose it is, and how to end it (rule 408). */
function review({ job, business }: Told): Own {
  return {
    subject: `How did we do? Your junk pickup${subjectDay(job)}, order ${job.orderNumber}`,
    title: "How did we do?",
    preview: "A few honest words help your neighbors, and us.",
    blocks: [
      words(
        "Thank you for booking with us. Would you tell others how it went? " +
          "A few honest words on Google help your neighbors choose, and show us what to do better.",
      ),
      { kind: "button", label: "Write a review on Google", href: reviewLink(job, business) },
      words(`Is something wrong? Call ${oneLine(business.phone)}, and we'll put it right.`),
      words("We ask once, and at most once in 12 months."),
      {
        kind: "button",
        label: "Don't ask me for reviews",
        href: bookingLink(job, business, "unsubscribe"),
        isQuiet: true,
      },
      ...(business.address
        ? [words([business.name, business.address].map(oneLine).join(", "))]
        : []),
    ],
  };
}

const PAY_LATER = "You pay when the job is done.";

function payWords({ totalCents }: Pick<Job, "totalCents">): string {
  return `You pay ${totalWords(totalCents)} when the job is done.`;
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
