/** Confirms a booking to the customer: what, when, how much, and what happens next. */

import { listPoints } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { firstName } from "#app/lib/no-links.ts";
import type { Attachment, Email } from "#app/messages/mail/email.ts";
import { distanceOf, type EmailJob, shortDay, whenWords } from "#app/messages/words.ts";
import { NOT_CHOSEN_YET, words as say } from "./block-words.ts";
import { oneLine } from "./header-text.ts";
import { inItsLanguage } from "./in-its-language.ts";
import {
  changeBlock,
  customerWhy,
  itemsBlock,
  orderBlock,
  slotBlock,
  termsBlock,
  words,
} from "./job-blocks.ts";
import type { Block } from "./letter.ts";
import { toCustomer } from "./to-email.tsx";

/**
 * The confirmation as an email that answers to the owner. The same job gives the same email.
 * @param attachments the booking as a calendar file (`calendarAttachments`)
 */
export function renderCustomerConfirmation(
  job: EmailJob,
  business: Business,
  attachments: Attachment[],
): Email {
  return inItsLanguage(job, business, (named) => confirm(named, business, attachments));
}

function confirm(job: EmailJob, business: Business, attachments: Attachment[]): Email {
  const { confirmation: said } = say;
  const distance = distanceOf(job, business.area);
  const order = job.orderNumber;
  const blocks: Block[] = [
    // The address may be a stranger's, so the email repeats no more of the name than a first name.
    words(said.hello(firstName(oneLine(job.name)) ?? "", order)),
    slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress }),
    ...(distance ? [distanceBlock(distance, business)] : []),
    itemsBlock(job),
    { kind: "truck", volume: listPoints(job) },
    nextSteps(job, distance !== null),
    termsBlock(job, business),
    changeBlock(job, business),
    orderBlock(job),
  ];
  const letter = {
    subject: said.subject(shortDay(job), order),
    title: said.title,
    preview: said.preview(order, whenWords(job, NOT_CHOSEN_YET)),
    blocks,
    why: customerWhy(blocks),
  };
  return toCustomer(letter, job, business, attachments);
}

function distanceBlock(
  distance: NonNullable<ReturnType<typeof distanceOf>>,
  { area }: Business,
): Block {
  const { notFound, far } = say.confirmation;
  const text = distance.isPlaceApproximate ? notFound : far(distance.miles, area.middle);
  return { kind: "notice", text };
}

function nextSteps({ date, timeOfDay }: EmailJob, isFar: boolean): Block {
  const { next, distance, setTime, loads, pay } = say.confirmation;
  return {
    kind: "steps",
    title: next,
    steps: [...(isFar ? [distance] : []), ...(date && timeOfDay ? [] : [setTime]), ...[loads, pay]],
  };
}
