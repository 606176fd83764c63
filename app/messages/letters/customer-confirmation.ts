/** Confirms a booking to the customer: what, when, how much, and what happens next. */

import { listPoints } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { firstName } from "#app/lib/no-links.ts";
import type { Attachment, Email } from "#app/messages/mail/email.ts";
import { distanceOf, type EmailJob, subjectDay, whenWords } from "#app/messages/words.ts";
import { oneLine } from "./header-text.ts";
import {
  changeBlock,
  customerWhy,
  itemsBlock,
  NOT_CHOSEN_YET,
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
  const distance = distanceOf(job, business.area);
  // The address may be a stranger's, so the email repeats no more of the name than a first name.
  const name = firstName(oneLine(job.name));
  const blocks: Block[] = [
    words(
      `Hi${name ? ` ${name}` : ""}, your junk pickup is booked. Your order number is ${job.orderNumber}.`,
    ),
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
    subject: `Your pickup${subjectDay(job)} is booked: order ${job.orderNumber}`,
    title: "Your pickup is booked",
    preview: `Order ${job.orderNumber}. ${whenWords(job, NOT_CHOSEN_YET)}`,
    blocks,
    why: customerWhy(blocks),
  };
  return toCustomer(letter, job, business, attachments);
}

function distanceBlock(
  distance: NonNullable<ReturnType<typeof distanceOf>>,
  { area }: Business,
): Block {
  const text = distance.isPlaceApproximate
    ? "We couldn't find your exact address on the map yet. The crew will confirm the distance with you."
    : `Your address is about ${distance.miles} miles from ${area.middle}, outside our usual area. ` +
      "The crew will confirm the distance with you.";
  return { kind: "notice", text };
}

function nextSteps({ date, timeOfDay }: EmailJob, isFar: boolean): Block {
  return {
    kind: "steps",
    title: "What happens next",
    steps: [
      ...(isFar ? ["The crew will call to confirm the distance."] : []),
      ...(date && timeOfDay ? [] : ["The crew will call to set your pickup's day and time."]),
      "On pickup day, the crew calls ahead, then loads everything.",
      "You pay when the job is done. Nothing is due before that.",
    ],
  };
}
