/** The emails to the owner about changes of a booking. */

import type { Job } from "#app/jobs/job.ts";
import type { MessageExtra, MessageKind } from "#app/jobs/messages/messages.ts";
import type { Business } from "#app/lib/business.ts";
import { formatMoney } from "#app/lib/money.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { isolated } from "#app/lib/typed-text.ts";
import { subjectSlot, totalWords, whenWords } from "#app/messages/words.ts";
import { oneLine } from "./header-text.ts";
import {
  customerFacts,
  deskBlock,
  NO_DATE,
  NOT_CHOSEN,
  noteBlocks,
  ownerItemsBlock,
  pastSlotBlock,
  quoteBlock,
  slotBlock,
  WHY_OWNER,
  words,
} from "./job-blocks.ts";
import type { Block, Letter } from "./letter.ts";

type Own = { title: string; subject: string; blocks: Block[] };

/** What a message to the owner says. */
export function ownerLetter(
  kind: MessageKind,
  extra: MessageExtra | null,
  job: Job,
  business: Business,
): Letter {
  const { title, subject, blocks } = ownPart(kind, extra, job);
  return {
    title,
    subject,
    preview: `${isolated(oneLine(job.name))}: ${whenWords(job, NOT_CHOSEN)}`,
    blocks: [...blocks, customerFacts(job), deskBlock(job, business)],
    why: WHY_OWNER,
  };
}

function ownPart(kind: MessageKind, extra: MessageExtra | null, job: Job): Own {
  const { before, after, who } = extra?.change ?? {};
  const name = isolated(oneLine(job.name));
  const order = job.orderNumber;
  const by = words(who === "customer" ? `${name} made this change.` : "You made this change.");
  switch (kind) {
    case "moved-owner":
    case "items-owner": {
      const isMoved = kind === "moved-owner";
      const old = before?.totalCents;
      const sum = old === undefined ? [] : [words(`The total was ${formatMoney(old)}.`)];
      return {
        title: isMoved ? `${order} has moved` : `The items of ${order} changed`,
        subject: isMoved
          ? `Moved ${order}: ${name}, ${subjectSlot(job, NO_DATE)}`
          : `Items changed ${order}: ${name}, ${subjectSlot(job, NO_DATE)}, ${totalWords(job.totalCents)}`,
        blocks: [
          slotBlock(job, NOT_CHOSEN, { was: wasWords(extra) }),
          by,
          ...sum,
          ...noteBlocks(job),
          ownerItemsBlock(job),
        ],
      };
    }
    case "cancelled-owner": {
      const isLate = who === "customer" && after?.isLate;
      const reason = after?.reason ?? "";
      return {
        title: isLate ? `${order} was canceled late` : `${order} was canceled`,
        subject: `${isLate ? "Canceled late" : "Canceled"} ${order}: ${name}, ${subjectSlot(job, NO_DATE)}`,
        blocks: [
          pastSlotBlock(job, NOT_CHOSEN),
          by,
          ...(reason === "" ? [] : [quoteBlock("Reason", reason)]),
        ],
      };
    }
    case "restored-owner":
      return {
        title: `${order} is booked again`,
        subject: `Booked again ${order}: ${name}, ${subjectSlot(job, NO_DATE)}`,
        blocks: [slotBlock(job, NOT_CHOSEN), by, ...noteBlocks(job), ownerItemsBlock(job)],
      };
    case "note-owner":
      return {
        title: `A note for ${order}`,
        subject: `Note for ${order}: ${name}, ${subjectSlot(job, NO_DATE)}`,
        blocks: [
          after?.notes
            ? quoteBlock("Note from the customer", after.notes)
            : words("The customer removed the note."),
        ],
      };
    case "undelivered-owner":
      return undelivered(extra, job);
    default:
      throw new Error(`"${kind}" is no message to the owner`);
  }
}

/** What a customer does not know when a message did not arrive. */
const NEWS: Partial<Record<MessageKind, string>> = {
  "moved-customer": "The pickup has moved.",
  "items-customer": "The list has changed.",
  "details-customer": "You changed the customer's details.",
  "cancelled-customer": "The pickup is canceled.",
  "restored-customer": "The pickup is booked again.",
  reminder: "The pickup is tomorrow.",
  "on-the-way": "The crew is on its way.",
  done: "The job is done.",
  receipt: "You sent the receipt again.",
  "pay-customer": "You asked for what is still to pay.",
  "undone-customer": "The last email came too early.",
  offer: "You offered other windows.",
  opening: "An earlier window is open for two hours.",
  link: "Here is the link to the booking.",
};

const REASONS: Record<string, string> = {
  refused: "The mail service refused the email.",
  "not written": "The site could not write the email. The log says why.",
  unknown: "The mail service got the email but didn't answer, so it may have arrived.",
};

function undelivered(extra: MessageExtra | null, job: Job): Own {
  const { kind, reason, to } = extra?.undelivered ?? {};
  const why = words(
    REASONS[reason ?? ""] ?? "The mail service hasn't accepted the email for a day.",
  );
  if (to) return undeliveredInvoice(isolated(oneLine(to)), kind, why);
  const name = isolated(oneLine(job.name));
  const news = (kind && NEWS[kind]) ?? "The pickup is booked.";
  return {
    title: `Call ${name}`,
    subject: `Call the customer. Email not delivered, ${job.orderNumber}: ${name}`,
    blocks: [
      {
        kind: "notice",
        text: `Our email didn't reach ${name}. Call ${phoneWords(job)}. The email said: ${news}`,
      },
      why,
      slotBlock(job, NOT_CHOSEN),
    ],
  };
}

/** @param name of the account */
function undeliveredInvoice(name: string, kind: MessageKind | undefined, why: Block): Own {
  const what = kind === "invoice" ? "invoice" : "reminder of an invoice";
  return {
    title: `An email to ${name} didn't arrive`,
    subject: `The ${what} for ${name} was not delivered`,
    blocks: [
      {
        kind: "notice",
        text:
          `Our ${what} didn't reach ${name}. ` +
          "Check its billing email, then send the invoice again: the job leads to it.",
      },
      why,
    ],
  };
}

function wasWords(extra: MessageExtra | null): string | null {
  const { before, after } = extra?.change ?? {};
  if (!before || after?.date === undefined) return null;
  return whenWords({ date: before.date ?? null, timeOfDay: before.timeOfDay ?? null }, NOT_CHOSEN);
}
