/** The emails about a further day of a job (rule 479): its day alone, as the job's own say all the rest. */

import type { Job } from "#app/jobs/job.ts";
import type { MessageKind } from "#app/jobs/messages/messages.ts";
import type { VisitOf } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { subjectDay, visitWords, whenWords } from "#app/messages/words.ts";
import { NOT_CHOSEN_YET } from "./block-words.ts";
import { oneLine } from "./header-text.ts";
import { callsAhead, changeBlock, pastSlotBlock, slotBlock, words } from "./job-blocks.ts";
import type { Block } from "./letter.ts";

const ENTRY = "The calendar entry is attached. Open it to update your calendar.";
const REST = "Your other days and what you pay stay as they are.";

/** What the title says of the day, and the sentence below it; null: that the crew calls ahead. */
const WORDS: Partial<Record<MessageKind, [says: string, said: string | null]>> = {
  "booked-customer": ["is set", `We need one more day for your pickup. ${ENTRY}`],
  "moved-customer": ["has moved", `${REST} ${ENTRY}`],
  "details-customer": ["has new details", `We changed your details for you. ${ENTRY}`],
  "cancelled-customer": [
    "is canceled",
    "No crew will come on this day. Open the attached entry to take it off your calendar.",
  ],
  "restored-customer": ["is booked again", `We undid the cancellation of this day. ${ENTRY}`],
  reminder: ["is tomorrow", null],
  "on-the-way": ["starts: the crew is on its way", null],
  "undone-customer": [
    "has not started yet",
    "Please ignore our last email. We're sorry, we sent it too early.",
  ],
  offer: [
    "needs another date",
    "We're sorry, we can't make it then. Call us and we'll find another day.",
  ],
};

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
  const [says, said = null] = WORDS[kind] ?? [];
  if (!says) throw new Error(`"${kind}" is no message about a further day`);
  const title = `${visitWords(visit)} ${says}`;
  const isOff = kind === "cancelled-customer" || kind === "offer";
  return {
    subject: `${title}${subjectDay(job, "-")}`,
    title,
    preview: isOff && said !== null ? said : whenWords(job, NOT_CHOSEN_YET),
    blocks: [
      isOff
        ? pastSlotBlock(job, NOT_CHOSEN_YET)
        : slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress, was }),
      words(said ?? callsAhead(business)),
      words(`Questions? Call ${oneLine(business.phone)}.`),
      changeBlock(job, business),
    ],
  };
}
