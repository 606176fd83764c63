import { expect, test } from "vitest";
import { loadTier, truckPercentFull } from "#app/prices/load-tier.ts";
import { truckFillLabel, truckFillShare } from "#app/prices/truck.ts";

const MOST_POINTS = 5_500;

test.each([
  [0, "Empty", 0],
  [0.5, "Load 1 - 1/4", 0.5 / 550],
  [137.5, "Load 1 - 1/4", 0.25],
  [138, "Load 1 - 1/2", 138 / 550],
  [275, "Load 1 - 1/2", 0.5],
  [275.5, "Load 1 - 3/4", 275.5 / 550],
  [412.5, "Load 1 - 3/4", 0.75],
  [413, "Load 1 - Full", 413 / 550],
  [549.5, "Load 1 - Full", 549.5 / 550],
  [550, "Load 2", 0],
  [550.5, "Load 2 - 1/4", 0.5 / 550],
  [1100, "Load 3", 0],
])("%s points are labelled %s", (volume, label, share) => {
  expect(truckFillLabel(volume)).toBe(label);
  expect(truckFillShare(volume)).toBe(share);
});

test("label and bar are right for every half point from 0 to 5,500", () => {
  const wrong: unknown[] = [];
  for (let halves = 0; halves <= MOST_POINTS * 2; halves++) {
    const label = truckFillLabel(halves / 2);
    const share = truckFillShare(halves / 2);
    const expected = expectedFill(halves);
    if (label !== expected.label || share !== expected.share) wrong.push([halves / 2, label]);
  }
  expect(wrong).toEqual([]);
});

/** Counted load by load in half points, with whole numbers only. */
function expectedFill(halves: number): { label: string; share: number } {
  if (halves === 0) return { label: "Empty", share: 0 };
  let load = 1;
  let rest = halves;
  for (; rest >= 1100; rest -= 1100) load++;
  const quarters = ["1/4", "1/2", "3/4", "Full"];
  const quarter = quarters[Math.ceil(rest / 275) - 1];
  return { label: quarter ? `Load ${load} - ${quarter}` : `Load ${load}`, share: rest / 1100 };
}

test("the bar is never wider than 100%", () => {
  for (let halves = 0; halves <= MOST_POINTS * 2; halves++) {
    const share = truckFillShare(halves / 2);
    if (!(share >= 0 && share < 1)) expect.fail(`${halves / 2} points fill ${share}`);
  }
});

test.each([
  [0, "1/4 Load"],
  [112.5, "1/4 Load"],
  [113, "1/2 Load"],
  [225, "1/2 Load"],
  [225.5, "3/4 Load"],
  [330, "3/4 Load"],
  [337.5, "3/4 Load"],
  [338, "Full Load"],
  [5500, "Full Load"],
])("the confirmation labels %s points %s", (volume, tier) => {
  expect(loadTier(volume)).toBe(tier);
});

test.each([
  [0, 0],
  [2, 0],
  [112.5, 25],
  [225, 50],
  [330, 73],
  [447.5, 99],
  [450, 100],
  [450.5, 100],
  [5500, 100],
])("the confirmation's bar shows %s points as %s%%", (volume, percent) => {
  expect(truckPercentFull(volume)).toBe(percent);
});
