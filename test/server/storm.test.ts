/**
 * Two servers on one database, customers pressing all the time, and one server after the other killed
 * with -9. `npm run kill-test` does it 200 times.
 */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openBookingSite } from "#test/support/booking-site.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const KILLS = Number(process.env.KILLS ?? 4);
const CUSTOMERS = 6;
/** At most so many emails go out between two kills. */
const EMAILS_BETWEEN = 12;
const SECONDS_A_KILL = 60;

test(
  `${KILLS} times killed under load: one job a key, nothing acknowledged lost, no email twice`,
  async () => {
    const site = await openBookingSite();
    const servers = await Promise.all([site.start(), site.start()]);
    const acknowledged = new Map<string, string>();
    let presses = 0;
    let isOver = false;

    /** Presses until the confirmation is there, on whichever server answers. */
    async function book(): Promise<void> {
      const key = randomUUID();
      const email = `customer.${key}@example.com`;
      for (;;) {
        presses += 1;
        const { url } = servers[Math.floor(Math.random() * servers.length)] ?? servers[0];
        const pressed = await pressSchedule(url, { key, values: { email } }).catch(() => null);
        if (pressed?.status === 303) break;
        // Cut off or refused: nothing else may come of a kill.
        expect([undefined, 503]).toContain(pressed?.status);
      }
      acknowledged.set(key, email);
    }

    const customers = Array.from({ length: CUSTOMERS }, async () => {
      while (!isOver) await book();
    });
    for (let kill = 0; kill < KILLS; kill++) {
      const enough = site.resend.requests.length + Math.ceil(Math.random() * EMAILS_BETWEEN);
      await until(() => site.resend.requests.length >= enough);
      const index = kill % servers.length;
      expect(await servers[index]?.stop("SIGKILL")).toBeNull();
      servers[index] = await site.start();
    }
    isOver = true;
    await Promise.all(customers);

    const jobs = site.jobs();
    expect(site.isWhole()).toBe(true);
    expect(new Set(jobs.map(({ bookingKey }) => bookingKey))).toEqual(new Set(acknowledged.keys()));
    expect(jobs).toHaveLength(acknowledged.size);
    for (const { status, bookingKey, orderNumber } of jobs) {
      expect([bookingKey, status]).toEqual([bookingKey, "confirmed"]);
      expect(site.sentTo(acknowledged.get(bookingKey) ?? "")).toHaveLength(1);
      expect(site.toldOf(orderNumber)).toHaveLength(1);
    }
    console.log(`${KILLS} kills, ${presses} presses, ${jobs.length} bookings, each whole`);
  },
  KILLS * SECONDS_A_KILL * 1_000,
);
