/** The owner's two colors (rules 520 and 521). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, fromOklch, luminance, readHex, toOklch } from "#app/lib/look/color.ts";
import { contrastFailures, nearestShade } from "#app/lib/look/contrast-checks.ts";
import { type Brand, dyeOf, dyeText, USUAL_COLORS } from "#app/lib/look/palette.ts";

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);
const anyBrand = fc.constantFrom<Brand>("main", "accent");
const failures = (brand: Brand, color: string) =>
  contrastFailures(brand, { ...USUAL_COLORS, [brand]: color });

test("the shade that is offered passes every pair, is no lighter, and is a color that passes itself", () => {
  fc.assert(
    fc.property(anyBrand, anyColor, (brand, color) => {
      const shade = nearestShade(brand, color);
      expect(failures(brand, shade)).toEqual([]);
      expect(luminance(shade)).toBeLessThanOrEqual(luminance(color) + 0.001);
      if (failures(brand, color).length === 0) expect(shade).toBe(color);
    }),
    {
      numRuns: 150,
      examples: [
        ["main", "#ffffff"],
        ["accent", "#ffff00"],
        ["main", "#000000"],
      ],
    },
  );
});

test("the nearest shade is near: a little lighter fails", () => {
  for (const color of ["#ffd400", "#00c2ff", "#ff0000", "#777777"]) {
    const { l, c, h } = toOklch(nearestShade("main", color));
    expect(failures("main", fromOklch({ l: l + 0.02, c, h })), color).not.toEqual([]);
  }
});

test("whatever color passes, grounds keep their light and dark parts stay dark", () => {
  fc.assert(
    fc.property(anyColor, anyColor, (main, accent) => {
      const dye = dyeOf({
        main: nearestShade("main", main),
        accent: nearestShade("accent", accent),
      });
      for (const ground of ["#eef3fd", "#dfe8fb", "#c9d8f8", "#fff5f0", "#fee9df"]) {
        expect(Math.abs(luminance(dye(ground)) - luminance(ground))).toBeLessThan(0.02);
      }
      expect(contrast(dye("#0f1e3d"), dye("#eef3fd"))).toBeGreaterThan(12);
      expect(contrast("#ffffff", dye("#16264b"))).toBeGreaterThan(12);
      expect(dye("#a3122f")).toBe("#a3122f");
    }),
    { numRuns: 60 },
  );
});

test("the design's own colors pass and stay as they are, byte for byte", () => {
  for (const brand of ["main", "accent"] as const) {
    expect(contrastFailures(brand, USUAL_COLORS)).toEqual([]);
  }
  const css = ":root{--a:#1E44B5;--b:#0f1e3d14;--c:#ee5a2a;--d:#fff}a[href='#123456']{}";
  expect(dyeText(css, dyeOf(USUAL_COLORS))).toBe(css);
  const dyed = dyeText(css, dyeOf({ main: "#0a6b3c", accent: "#d03e16" }));
  expect(dyed).toMatch(
    /^:root\{--a:#0a6b3c;--b:#[0-9a-f]{6}14;--c:#ee5a2a;--d:#fff\}a\[href='#123456'\]/,
  );
});

test("a color is read as people write it", () => {
  expect([" 1E44B5 ", "#1e44b5", "#abc", "blue", "#12345", "rgb(1,2,3)", ""].map(readHex)).toEqual([
    ...["#1e44b5", "#1e44b5", "#aabbcc"],
    ...[null, null, null, null],
  ]);
});
