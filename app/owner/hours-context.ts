import type { HoursServices } from "#app/services/hours-store.ts";
import { listJobs } from "#db/job-lists.server.ts";
import { addOffer } from "#db/messages.server.ts";
import {
  addOverride,
  readCalendar,
  readHours,
  removeOverride,
  saveWeek,
} from "#db/windows.server.ts";
import type { CommandContext } from "./command-context.ts";

/** The emails are rows of the database: the running site sends them. */
export function hoursServices({ database, now }: CommandContext): HoursServices {
  return {
    hours: {
      readHours: (from) => readHours(database, from),
      readCalendar: (from, to) => readCalendar(database, from, to, now),
      saveWeek: (week) => saveWeek(database, week),
      addOverride: (override, at, requestId) => addOverride(database, override, at, requestId),
      removeOverride: (id) => removeOverride(database, id),
      listJobs: (days) => listJobs(database, days),
      addOffer: (job, windows, at) => addOffer(database, job, windows, at),
    },
    now: () => now,
    onMessagesDue: () => {},
  };
}
