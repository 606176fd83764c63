/** What a customer has texted and the owner answered, as the desk shows it (rule 378). */
import { houstonTime } from "#app/lib/houston-time.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { textHref } from "#app/lib/phone.ts";
import { phoneWords } from "#app/lib/phone-number.ts";

/** So long after a customer's text the owner answers it from the desk. */
const ANSWER_HOURS = 24;

export type ThreadFacts = {
  phone: string;
  texts: readonly { id: number; at: string; isOurs: boolean; words: string }[];
  /** What became of the answers, by their ids. */
  states: ReadonlyMap<number, string>;
  /** The newest job of the number; null: there is none. */
  newest: { id: number; name: string; orderNumber: string } | null;
  isStopped: boolean;
  /** Whether the customer of one of the number's jobs has asked for texts. */
  isWanted: boolean;
  takesTexts: boolean;
  /** Whether texts leave the machine: the outbox is only a folder (rule 300). */
  isSending: boolean;
};

export type ThreadView = ReturnType<typeof viewThread>;

export function viewThread(facts: ThreadFacts, now: Date) {
  const { phone, texts, states, newest } = facts;
  const number = phoneWords({ phone });
  return {
    title: newest?.name ?? number,
    number,
    job: newest && { to: jobPath(newest.id), orderNumber: newest.orderNumber },
    href: facts.isStopped ? null : textHref(number),
    said: facts.isSending
      ? "Your answer goes out now."
      : "No text goes out yet: it's in the outbox.",
    texts: texts.map(({ id, at, isOurs, words }) => ({
      ...{ id, at: houstonTime(at), isOurs, words },
      state: isOurs ? stateWords(states.get(id), facts.isSending) : null,
    })),
    ...answerTerms(facts, now),
  };
}

/** Until when the owner may answer here, or why not. */
export function answerTerms(
  { texts, isStopped, isWanted, takesTexts }: ThreadFacts,
  now: Date,
): { until: string | null; why: string | null } {
  const refuse = (why: string) => ({ until: null, why });
  if (!takesTexts) return refuse("No texting service is set: no text goes out from here.");
  if (isStopped)
    return refuse("They have texted STOP. Nothing goes to them until they text START.");
  if (!isWanted)
    return refuse("They have not asked for texts with a booking. Answer from your own phone.");
  const last = texts.findLast(({ isOurs }) => !isOurs);
  const until = last ? Date.parse(last.at) + ANSWER_HOURS * 3_600_000 : 0;
  if (now.getTime() >= until) {
    return refuse(
      `Their last text is more than ${ANSWER_HOURS} hours old. Answer from your own phone.`,
    );
  }
  return { until: houstonTime(new Date(until).toISOString()), why: null };
}

function stateWords(state: string | undefined, isSending: boolean): string {
  if (!isSending) return "In the outbox";
  if (state === "sent") return "Sent";
  return state === "given-up" ? "Did not go out" : "Goes out now";
}
