/** How late what is unpaid is (rule 468). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { agingCells, agingOf } from "#app/money/aging.ts";

const TODAY = "2026-07-20";
const balance = (late: number, cents: number, accountId: number | null = null, isNet = false) => ({
  ...{ job: { accountId }, account: accountId === null ? null : `Account ${accountId}`, cents },
  doneOn: addDays(TODAY, isNet ? -late - 30 : -late),
  dueOn: isNet ? addDays(TODAY, -late) : null,
});

test("each band begins on its day, with terms and without", () => {
  const days = [-5, 0, 1, 30, 31, 60, 61, 400];
  const cents = [11, 110, 1_100, 11_000];
  for (const isNet of [true, false]) {
    const open = days.map((late, at) =>
      balance(late, 10 ** Math.floor(at / 2) * (at % 2 === 0 ? 1 : 10), 1, isNet),
    );
    expect(agingOf(open, TODAY)).toEqual([{ account: "Account 1", cents }]);
  }
});

test("the bands add up to what is unpaid, to the cent, and what is owed back is not in them", () => {
  const anyBalance = fc
    .tuple(
      fc.integer({ min: -40, max: 400 }),
      fc.integer({ min: -100_000, max: 1_000_000 }),
      fc.option(fc.integer({ min: 1, max: 4 })),
      fc.boolean(),
    )
    .map(([late, cents, id, isNet]) => balance(late, cents, id, isNet));
  fc.assert(
    fc.property(fc.array(anyBalance), (open) => {
      const rows = agingOf(open, TODAY);
      const sum = rows.flatMap(({ cents }) => cents).reduce((total, cents) => total + cents, 0);
      const unpaid = open.reduce((total, { cents }) => total + Math.max(0, cents), 0);
      expect(sum).toBe(unpaid);
      expect(new Set(rows.map(({ account }) => account)).size).toBe(rows.length);
      expect(rows.map(({ account }) => account === null).slice(0, -1)).not.toContain(true);
      expect(agingCells(rows)).toHaveLength(rows.length + (rows.length > 1 ? 1 : 0));
    }),
  );
});
