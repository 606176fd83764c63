/** What became of asking for a review, as lines of a job's timeline on the desk (rule 409). */
import type { Job } from "#app/jobs/job.ts";
import { type MessageKind, type MessageState, REVIEW_KINDS } from "#app/jobs/messages/messages.ts";
import { isText } from "#app/jobs/messages/text-kinds.ts";
import type { TimelineEntry } from "#app/jobs/timeline.ts";
import type { ReviewFinding } from "./review-ask.ts";

const WHY_NOT: Record<Exclude<ReviewFinding, "asked">, string> = {
  unpaid: "What was paid is not what the job came to",
  refund: "Money was given back",
  complaint: "A text waited for your answer, or the payment was disputed",
  barred: "Marked “do not book”",
  stopped: "They don't want to be asked",
  recent: "They were asked in the last 12 months",
  "no-way": "No email address, and no wish for texts that names reviews",
  restored: "A backup was restored",
};

type Ask = {
  decidedAt: string;
  finding: ReviewFinding;
  openedAt: string | null;
  stoppedAt: string | null;
};
type Sent = { kind: MessageKind; state: MessageState; settledAt: string | null };

/** @param leaves whether emails and texts leave the machine: else they are in the outbox (rule 300) */
export function reviewLines(
  ask: Ask | undefined,
  messages: readonly Sent[],
  { name }: Pick<Job, "name">,
  leaves: { email: boolean; text: boolean },
): TimelineEntry[] {
  if (!ask) return [];
  const { decidedAt, finding, openedAt, stoppedAt } = ask;
  const [first = name] = name.trim().split(/\s+/);
  const told = messages.filter(({ kind }) => REVIEW_KINDS.includes(kind));
  const sent = told
    .filter(({ state }) => state === "sent")
    .map(({ kind, settledAt }) => {
      const way = isText(kind) ? "text" : "email";
      const detail = leaves[way]
        ? `By ${way}`
        : `In the outbox as ${isText(kind) ? "a text" : "an email"}: no service is set`;
      return { at: settledAt ?? decidedAt, title: "Asked for a review", detail };
    });
  const isLost = told.length > 0 && told.every(({ state }) => state === "given-up");
  return [
    ...whyNot(finding, isLost, decidedAt === stoppedAt).map((detail) => ({
      ...{ at: decidedAt, title: "Not asked for a review", detail },
    })),
    ...sent,
    ...(openedAt ? [{ at: openedAt, title: `${first} opened the review link`, detail: null }] : []),
    ...(stoppedAt
      ? [{ at: stoppedAt, title: `${first} doesn't want to be asked for reviews`, detail: null }]
      : []),
  ];
}

/** @param isPress the press of who does not want to be asked was all that was decided: it says so itself */
function whyNot(finding: ReviewFinding, isLost: boolean, isPress: boolean): string[] {
  if (finding === "asked") return isLost ? ["The message did not go out"] : [];
  return isPress ? [] : [WHY_NOT[finding]];
}
