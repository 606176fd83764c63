import { expect, test } from "vitest";
import { barMeasure, loadTier, tierMeasure, truckPercentFull } from "#app/prices/load-tier.ts";
import { loadWords, truckFillLabel, truckLoads, truckMeasure } from "#app/prices/truck.ts";

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
  expect(truckLoads(volume).part).toBe(share);
});

test.each([
  [0, 0, ""],
  [0.5, 0, "0.5 of 550 points: 1% of a truck"],
  [135, 0, "135 of 550 points: 25% of a truck"],
  [549.5, 0, "549.5 of 550 points: 99% of a truck"],
  [550, 1, "550 points: 1 full truck"],
  [735, 1, "735 points: 1 full truck and 34% of another"],
  [1100, 2, "1,100 points: 2 full trucks"],
  [1650.5, 3, "1,650.5 points: 3 full trucks and 1% of another"],
])("%s points are %s full trucks, said as: %s", (volume, full, words) => {
  expect(truckLoads(volume).full).toBe(full);
  expect(truckMeasure(volume)).toBe(words);
});

test("a list in a few words never calls a full truck the second load", () => {
  expect(loadWords({ units: 1, volume: 550 })).toBe("1 item, 1 full truck");
  expect(loadWords({ units: 2, volume: 0 })).toBe("2 items");
});

test("label and bar are right for every half point from 0 to 5,500", () => {
  const wrong: unknown[] = [];
  for (let halves = 0; halves <= MOST_POINTS * 2; halves++) {
    const label = truckFillLabel(halves / 2);
    const share = truckLoads(halves / 2).part;
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
    const share = truckLoads(halves / 2).part;
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

test("the confirmation's tier and bar each say what they count", () => {
  expect([112.5, 225, 300, 338].map(tierMeasure)).toEqual([
    "up to 112.5 points",
    "up to 225 points",
    "up to 337.5 points",
    "more than 337.5 points",
  ]);
  expect(barMeasure(235)).toBe("235 points; the bar is full at 450");
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
