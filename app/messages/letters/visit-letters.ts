/** The emails about a further day of a job (rule 479): its day alone, as the job's own say all the rest. */

import type { Job } from "#app/jobs/job.ts";
import type { MessageKind } from "#app/jobs/messages/messages.ts";
import type { VisitOf } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { subjectDay, whenWords } from "#app/messages/words.ts";
import { oneLine } from "./header-text.ts";
import { changeBlock, NOT_CHOSEN_YET, pastSlotBlock, slotBlock, words } from "./job-blocks.ts";
import type { Block } from "./letter.ts";

const TITLES: Partial<Record<MessageKind, string>> = {
  "booked-customer": "is set",
  "moved-customer": "has moved",
  "details-customer": "has new details",
  "cancelled-customer": "is canceled",
  "restored-customer": "is booked again",
  reminder: "is tomorrow",
  "on-the-way": "starts: the crew is on its way",
  "undone-customer": "has not started yet",
  offer: "needs another date",
};

const ENTRY = "The calendar entry is attached. Open it to update your calendar.";
const REST = "Your other days and what you pay stay as they are.";

const SAID: Partial<Record<MessageKind, string>> = {
  "booked-customer": `We need one more day for your pickup. ${ENTRY}`,
  "moved-customer": `${REST} ${ENTRY}`,
  "details-customer": `We changed your details for you. ${ENTRY}`,
  "cancelled-customer":
    "No crew will come on this day. Open the attached entry to take it off your calendar.",
  "restored-customer": `We undid the cancellation of this day. ${ENTRY}`,
  reminder: "The crew will call ahead from a Houston number, so please answer.",
  "on-the-way": "The crew will call ahead from a Houston number, so please answer.",
  "undone-customer": "Please ignore our last email. We're sorry, we sent it too early.",
  offer: "We're sorry, we can't make it then. Call us and we'll find another day.",
};

/** "day 2 of your pickup JB-123456". */
export function visitWords({ day, order }: VisitOf): string {
  return `day ${day} of your pickup ${order}`;
}

/** What a message about a visit says. @throws Error for a kind that none is told by */
export function visitLetter(
  kind: MessageKind,
  {
    job,
    visit,
    business,
    was,
  }: { job: Job; visit: VisitOf; business: Business; was: string | null },
): { subject: string; title: string; preview: string; blocks: Block[] } {
  const [says, said] = [TITLES[kind], SAID[kind]];
  if (!says || !said) throw new Error(`"${kind}" is no message about a further day`);
  const what = visitWords(visit);
  const title = `D${what.slice(1)} ${says}`;
  const isOff = kind === "cancelled-customer" || kind === "offer";
  return {
    subject: `${title}${subjectDay(job, "-")}`,
    title,
    preview: isOff ? said : whenWords(job, NOT_CHOSEN_YET),
    blocks: [
      isOff
        ? pastSlotBlock(job, NOT_CHOSEN_YET)
        : slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress, was }),
      words(said),
      words(`Questions? Call ${oneLine(business.phone)}.`),
      changeBlock(job, business),
    ],
  };
}
