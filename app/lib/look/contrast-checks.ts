/** Where the design sets one color on another, and what WCAG 2.2 AA asks of each pair (rule 521). */
import { contrast, fromOklch, toOklch } from "./color.ts";
import { type Brand, type BrandColors, dyeOf, USUAL_COLORS } from "./palette.ts";

/** Words, and what is seen of a control or a ring around it. */
const WORDS = 4.5;
const SHAPE = 3;

type Pair = { on: string; off: string; least: number; words: string };

const PAIRS: Record<Brand, readonly Pair[]> = {
  main: [
    { on: "#ffffff", off: "#1e44b5", least: WORDS, words: "White words on it" },
    { on: "#1e44b5", off: "#eef3fd", least: WORDS, words: "Links on the pale ground" },
    { on: "#1e44b5", off: "#f4f2ee", least: WORDS, words: "Links on the gray ground" },
    { on: "#17358f", off: "#e6e2da", least: WORDS, words: "The phone number in an email's foot" },
    { on: "#dfe8fb", off: "#1e44b5", least: WORDS, words: "Pale words on it" },
    { on: "#17358f", off: "#dfe8fb", least: WORDS, words: "Labels in its dark shade" },
    { on: "#132a6b", off: "#dfe8fb", least: WORDS, words: "Badges" },
    { on: "#0f1e3d", off: "#c9d8f8", least: WORDS, words: "Words on its pale shade" },
    { on: "#3f4c6b", off: "#eef3fd", least: WORDS, words: "Small print on the pale ground" },
    { on: "#5a6685", off: "#eef3fd", least: WORDS, words: "Hints on the pale ground" },
    { on: "#c9d8f8", off: "#16264b", least: WORDS, words: "Words at the dark foot" },
    { on: "#7f8bab", off: "#ffffff", least: SHAPE, words: "Frames of fields" },
    { on: "#0b5fff", off: "#ffffff", least: SHAPE, words: "The ring around what has the focus" },
    { on: "#0b5fff", off: "#eef3fd", least: SHAPE, words: "That ring on the pale ground" },
    { on: "#0b5fff", off: "#f4f2ee", least: SHAPE, words: "That ring on the gray ground" },
  ],
  accent: [
    { on: "#ffffff", off: "#d03e16", least: WORDS, words: "White words on it" },
    { on: "#d03e16", off: "#fff5f0", least: SHAPE, words: "Signs on its pale shade" },
    { on: "#a8300f", off: "#fee9df", least: WORDS, words: "Words in its dark shade" },
  ],
};

export type ContrastFailure = { words: string; ratio: number; least: number };

/** The pairs of one brand color that are too faint; none: it can be taken. */
export function contrastFailures(brand: Brand, colors: BrandColors): ContrastFailure[] {
  const dye = dyeOf(colors);
  return PAIRS[brand].flatMap(({ on, off, least, words }) => {
    const ratio = contrast(dye(on), dye(off));
    return ratio < least ? [{ words, ratio, least }] : [];
  });
}

/** The nearest darker shade of a color that can be taken; the color itself where it can. */
export function nearestShade(brand: Brand, hex: string): string {
  const passes = (color: string) =>
    contrastFailures(brand, { ...USUAL_COLORS, [brand]: color }).length === 0;
  if (passes(hex)) return hex;
  const { l, c, h } = toOklch(hex);
  let [nearest, dark, light] = ["#000000", 0, l];
  for (let step = 0; step < 9; step++) {
    const middle = (dark + light) / 2;
    const color = fromOklch({ l: middle, c, h });
    if (passes(color)) [nearest, dark] = [color, middle];
    else light = middle;
  }
  return nearest;
}
