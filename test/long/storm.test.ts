/**
 * Two servers on one database under constant load, killed one after the other with SIGKILL. `npm
 * run kill-test` does so 200 times, or as often as its argument says.
 */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openBookingSite } from "#test/support/booking-site.ts";
import { OWNER_EMAIL } from "#test/support/site-settings.ts";
import { until } from "#test/support/until.ts";
import { pressSchedule } from "#test/support/visitor.ts";

const KILLS = Number(process.env.KILLS ?? 40);
const CUSTOMERS = 6;
/** The most emails that are sent between two kills. */
const EMAILS_BETWEEN = 12;
const SECONDS_A_KILL = 60;

/** How often each value occurs, in a single pass, because there are thousands. */
function countEach(things: readonly (string | undefined)[]): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

test(
  `${KILLS} kills under load: one job a key, no acknowledged booking lost, no email sent twice`,
  async () => {
    const site = await openBookingSite();
    const servers = await Promise.all([site.start(), site.start()]);
    const acknowledged = new Map<string, string>();
    let presses = 0;
    let isOver = false;

    /** Posts until the confirmation is reached, on either server. */
    async function book(): Promise<void> {
      const key = randomUUID();
      const email = `customer.${key}@example.com`;
      for (;;) {
        presses += 1;
        const { url } = servers[Math.floor(Math.random() * servers.length)] ?? servers[0];
        const pressed = await pressSchedule(url, { key, values: { email } }).catch(() => null);
        if (pressed?.status === 303) break;
        // A kill may cut the connection or lead to a 503, and nothing else.
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
    const { sent } = site.resend;
    const emailsTo = countEach(sent.flatMap(({ to }) => to));
    const toOwner = sent.filter(({ to }) => to.includes(OWNER_EMAIL));
    const toldOf = countEach(toOwner.map(({ subject }) => /JB-\d+/.exec(subject)?.[0]));
    const broken = jobs.filter(
      ({ status, bookingKey, orderNumber }) =>
        status !== "confirmed" ||
        emailsTo.get(acknowledged.get(bookingKey)) !== 1 ||
        toldOf.get(orderNumber) !== 1,
    );
    expect(broken).toEqual([]);
    expect(sent).toHaveLength(2 * jobs.length);
    console.log(`${KILLS} kills, ${presses} presses, ${jobs.length} bookings, each whole`);
  },
  KILLS * SECONDS_A_KILL * 1_000,
);
