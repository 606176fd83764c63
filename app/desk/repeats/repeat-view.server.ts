/** A repeat as its screen shows it. */
import { offerWindows } from "#app/booking/move/move-booking.server.ts";
import { repeatServices } from "#app/desk/desk-services.server.ts";
import type { Account } from "#app/jobs/accounts/account.ts";
import { findJobById } from "#app/jobs/jobs.server.ts";
import { datesBetween, type RepeatDay } from "#app/jobs/repeats/repeat.ts";
import { daysOf, type KeptRepeat } from "#app/jobs/repeats/repeats.server.ts";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { addDays, formatDate, houstonNow } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { windowWord } from "#app/schedule/schedule.ts";
import { shortSlotWords } from "#app/schedule/words.ts";
import { connection } from "#db/client.server.ts";
import { isAsMade, orderOf } from "./make-repeats.server.ts";
import { problemWords } from "./words.ts";

export type DayView = {
  date: string;
  /** "Tue, Dec 8". */
  day: string;
  words: string;
  job: string | null;
  /** What can be done with it; resolve: it waits for the owner. */
  act: "skip" | "unskip" | "resolve" | "keep" | null;
  /** The windows that it can have instead. */
  offers: { value: string; words: string }[];
  /** Its own window, which the owner may take without room; null: that is no use. */
  anyway: string | null;
};

/** So many dates are shown. */
const MOST_SHOWN = 8;
const LONG_AHEAD = 300;
/** So far back what waits for the owner is looked for. */
const LONG_AGO = 400;

/** The dates to come, and those that wait for the owner. */
export function viewDays(repeat: KeptRepeat, account: Account): DayView[] {
  const today = houstonNow(repeatServices.now()).date;
  const kept = daysOf(connection(), repeat.id, addDays(today, -LONG_AGO));
  const waiting = kept.filter(
    ({ date, problem, skippedAt }) => date < today && problem && !skippedAt,
  );
  const coming = datesBetween(repeat, today, addDays(today, LONG_AHEAD)).slice(0, MOST_SHOWN);
  const known = new Map(kept.map((day) => [day.date, day]));
  return [...waiting.map(({ date }) => date), ...coming].map((date) =>
    viewDay(repeat, account, date, known.get(date)),
  );
}

function viewDay(
  repeat: KeptRepeat,
  account: Account,
  date: string,
  kept: RepeatDay | undefined,
): DayView {
  const base = { date, day: formatDate(date, "short"), job: null, offers: [], anyway: null };
  if (kept?.skippedAt) return { ...base, words: "Skipped", act: "unskip" };
  const job = kept?.jobId ? findJobById(connection(), kept.jobId) : undefined;
  if (job) {
    const { stage, orderNumber } = job;
    const isElsewhere = job.date !== date || job.timeOfDay !== repeat.timeOfDay;
    const moved = job.date && isElsewhere ? shortSlotWords({ ...job, date: job.date }) : null;
    const { problem = null, revision = null } = kept ?? {};
    const waits = problem !== null && isAsMade(connection(), repeat, job, revision);
    const why = waits ? ` ${problemWords(problem, true)}` : "";
    return {
      ...{ ...base, job: jobPath(orderNumber) },
      words: `${STAGE_WORDS[stage]}, ${moved ?? windowWord(repeat.timeOfDay)}.${why}`,
      act: why ? "keep" : stage === "booked" ? "skip" : null,
    };
  }
  if (!kept?.problem) return { ...base, words: "To be booked", act: "skip" };
  const order = orderOf(repeat, account, repeatServices);
  const wanted = { date, timeOfDay: repeat.timeOfDay };
  const found = order ? offerWindows(wanted, order.volume, repeatServices) : [];
  const offers = found.map((slot) => ({
    value: `${slot.date} ${slot.timeOfDay}`,
    words: shortSlotWords(slot),
  }));
  const canForce = kept.problem !== "over" && order !== null;
  return {
    ...{ ...base, words: problemWords(kept.problem, false), act: "resolve", offers },
    anyway: canForce ? `${date} ${repeat.timeOfDay}` : null,
  };
}
