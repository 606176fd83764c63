/** Windows that open, and many customers who wait for them, on two servers of one database. */
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { joinWaitlist } from "#app/jobs/waitlist/waitlist-rows.server.ts";
import { dayLoad, rulesOn } from "#app/schedule/day-load.ts";
import { jobsByDate, readHours } from "#app/schedule/windows.server.ts";
import { waitlistOffers } from "#db/schema.ts";
import { openBookingSite } from "#test/support/booking-site.ts";
import { neighborJob, openWeek } from "#test/support/owner-hours.ts";
import { until } from "#test/support/until.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Thursday, 10 AM in Houston. */
const NOW = "2026-07-09T15:00:00Z";
const MONDAY = { date: "2026-07-13", timeOfDay: "Morning" } as const;
const LATER = { date: "2026-07-16", timeOfDay: "Evening" } as const;
const WISH = {
  fromDate: "2026-07-09",
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  windows: ["Morning", "Afternoon", "Evening"] as const,
};
const WAITING = 200;
const LEAVING = 5;

test(
  "200 wait and five cancel at two servers: each window goes to one at a time, and only to " +
    "who was asked",
  async () => {
    const site = await openBookingSite();
    const { database } = site;
    openWeek(database);
    const leaving = Array.from({ length: LEAVING }, () => neighborJob(database, MONDAY, 110));
    const waiting = Array.from({ length: WAITING }, () => neighborJob(database, LATER, 100));
    for (const { id } of waiting) joinWaitlist(database, id, WISH, NOW);
    const servers = await Promise.all([site.start({ NOW }), site.start({ NOW })]);
    const post = ({ token }: Job, part: string, fields: Record<string, string>, at: number) =>
      fetch(`${servers[at % 2]?.url}/booking/${token}/${part}`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ requestId: randomUUID(), revision: "1", ...fields }),
      });
    const offers = () => database.select().from(waitlistOffers).all();

    const cancelled = await Promise.all(leaving.map((job, at) => post(job, "cancel", {}, at)));
    expect(cancelled.map(({ status }) => status)).toEqual(Array(LEAVING).fill(303));
    await until(() => offers().length >= LEAVING && offers());
    const asked = offers();
    expect(new Set(asked.map(({ jobId }) => jobId)).size).toBe(asked.length);

    // An email that a window is held is not sent once it is taken: each has theirs before.
    const mailed = () =>
      site.resend.sent.filter(({ subject }) => subject.includes("is open, held"));
    await until(() => mailed().length >= asked.length && mailed());

    // Everybody who waits presses for every window that is held, whosever it is.
    const [first] = asked;
    const answers = await Promise.all(
      waiting.map((job, at) => {
        const own = asked.find(({ jobId }) => jobId === job.id) ?? first;
        return post(job, "earlier", { do: "take", offer: String(own?.id) }, at);
      }),
    );
    const taken = answers.filter(({ status }) => status === 303);
    expect(taken).toHaveLength(asked.length);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 409]));
    const moved = site.jobs().filter(({ date }) => date === MONDAY.date);
    const asIds = asked.map(({ jobId }) => jobId).sort();
    expect(
      moved
        .filter(({ status }) => status !== "cancelled")
        .map(({ id }) => id)
        .sort(),
    ).toEqual(asIds);
    const hours = readHours(database, MONDAY.date);
    const taking = jobsByDate(database, MONDAY.date, MONDAY.date).get(MONDAY.date) ?? [];
    for (const load of dayLoad(rulesOn(MONDAY.date, hours), taking).windows) {
      expect(load.taken).toBeLessThanOrEqual(load.points);
    }
    // One email for each time that somebody was asked.
    expect(mailed()).toHaveLength(offers().length);
  },
);
