/** Tells the owner of a booking: all a crew needs, with the customer one tap away. */

import type { Business } from "#app/lib/business.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { isolated } from "#app/lib/typed-text.ts";
import type { Attachment, Email } from "#app/messages/mail/email.ts";
import { distanceOf, type EmailJob, subjectSlot, whenWords } from "#app/messages/words.ts";
import { oneLine } from "./header-text.ts";
import {
  customerFacts,
  deskBlock,
  NO_DATE,
  NOT_CHOSEN,
  noteBlocks,
  ownerItemsBlock,
  slotBlock,
  WHY_OWNER,
} from "./job-blocks.ts";
import type { Block } from "./letter.ts";
import { toOwner } from "./to-email.tsx";

type NoticeOptions = {
  /** The booking is saved, but the customer was told that it failed. */
  customerSawError: boolean;
  /** The booking as a calendar file (`calendarAttachments`). */
  attachments: Attachment[];
};

/** The notice as an email that answers to the customer. The same job gives the same email. */
export function renderOwnerNotice(
  job: EmailJob,
  business: Business,
  { customerSawError, attachments }: NoticeOptions,
): Email {
  const name = isolated(oneLine(job.name));
  const error = customerSawError
    ? `The customer saw an error while booking. Call ${name} at ${phoneWords(job)} to say that the pickup is booked.`
    : null;
  const subject = `Booking ${job.orderNumber}: ${name}, ${oneLine(job.city)}, ${subjectSlot(job, NO_DATE)}`;
  const letter = {
    subject: customerSawError ? `Call the customer. ${subject}` : subject,
    title: `New booking ${job.orderNumber}`,
    preview: error ?? `${name}: ${whenWords(job, NOT_CHOSEN)}`,
    blocks: [
      ...notices(job, business, error),
      slotBlock(job, NOT_CHOSEN),
      customerFacts(job),
      ...noteBlocks(job),
      deskBlock(job, business),
      ownerItemsBlock(job),
    ],
    why: WHY_OWNER,
  };
  return toOwner(letter, job, business, attachments);
}

function notices(job: EmailJob, business: Business, error: string | null): Block[] {
  return [error, distanceNotice(job, business)]
    .filter((text) => text !== null)
    .map((text) => ({ kind: "notice", text }));
}

function distanceNotice(job: EmailJob, { area }: Business): string | null {
  const distance = distanceOf(job, area);
  if (!distance) return null;
  return distance.isPlaceApproximate
    ? "We couldn't find the exact address on the map. The crew needs to confirm the distance."
    : `The address is outside the service area, about ${distance.miles} miles from ${area.middle}. ` +
        "The crew needs to confirm the distance.";
}
