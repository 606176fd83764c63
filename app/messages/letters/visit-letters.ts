/** The emails about a further day of a job (rule 479): its day alone, as the job's own say all the rest. */

import type { Job } from "#app/jobs/job.ts";
import type { MessageKind } from "#app/jobs/messages/messages.ts";
import type { VisitOf } from "#app/jobs/visit.ts";
import type { Business } from "#app/lib/business.ts";
import { shortDay, visitWords, whenWords } from "#app/messages/words.ts";
import { NOT_CHOSEN_YET } from "./block-words.ts";
import { words as letters } from "./customer-words.ts";
import { oneLine } from "./header-text.ts";
import { callsAhead, changeBlock, pastSlotBlock, slotBlock, words } from "./job-blocks.ts";
import type { Block } from "./letter.ts";
import { words as say } from "./visit-words.ts";

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
  const [titleOf, said = null] = say.letters[kind] ?? [];
  if (!titleOf) throw new Error(`"${kind}" is no message about a further day`);
  const title = titleOf(visitWords(visit));
  const isOff = kind === "cancelled-customer" || kind === "offer";
  return {
    subject: say.subject(title, shortDay(job)),
    title,
    preview: isOff && said !== null ? said : whenWords(job, NOT_CHOSEN_YET),
    blocks: [
      isOff
        ? pastSlotBlock(job, NOT_CHOSEN_YET)
        : slotBlock(job, NOT_CHOSEN_YET, { place: job.fullAddress, was }),
      words(said ?? callsAhead(business)),
      words(letters.questions(oneLine(business.phone))),
      changeBlock(job, business),
    ],
  };
}
