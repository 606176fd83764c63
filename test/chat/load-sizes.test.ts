import { expect, test } from "vitest";
import { listOf } from "./support.ts";

test.each([
  ["a full truck load", "load-full 1"],
  ["a full truck", "load-full 1"],
  ["2 full truckloads", "load-full 2"],
  ["half a truckload and a sofa", "load-half 1, sofa 1"],
  ["1/2 load", "load-half 1"],
  ["½ truck", "load-half 1"],
  ["3/4 of a truck", "load-three-quarter 1"],
  ["three quarters of a truckload", "load-three-quarter 1"],
  ["quarter load", "load-quarter 1"],
  ["a quarter of a truck", "load-quarter 1"],
  ["1 1/2 truckloads", "load-full 1, load-half 1"],
  ["camión lleno", "load-full 1"],
  ["dos camiones llenos", "load-full 2"],
  ["medio camión", "load-half 1"],
  ["un cuarto de camión y una lavadora", "load-quarter 1, washer 1"],
  ["tres cuartos de camión", "load-three-quarter 1"],
])("%s is a load size", (said, list) => {
  expect(listOf(said)).toBe(list);
});

test.each([
  ["a front load washer", "washer 1"],
  ["a pickup truck load", "pickup-load 1"],
  ["a full bed", "bed-set-full 1"],
])("%s is not a load size", (said, list) => {
  expect(listOf(said)).toBe(list);
});
