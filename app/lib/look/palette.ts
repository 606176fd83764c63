/** The two brand colors, and every color of the design that follows one of them (rules 520 and 521). */
import { fromOklch, luminance, type Oklch, toOklch } from "./color.ts";

/** What stays, and what leaves: links, controls and houses; the truck and the one primary action. */
export type BrandColors = { main: string; accent: string };
export type Brand = keyof BrandColors;

export const USUAL_COLORS: BrandColors = { main: "#1e44b5", accent: "#d03e16" };

/** The design's colors that follow, those of drawings and emails included. */
const FOLLOWERS: Record<Brand, readonly string[]> = {
  main: [
    ...["#0a1530", "#0f1e3d", "#132a6b", "#16264b", "#17358f", "#1e44b5", "#2a3a5e", "#2a3a63"],
    ...["#3f4c6b", "#5a6685", "#6f93e6", "#7f8bab", "#0b5fff", "#a3bcf2", "#c9d8f8", "#ccd3e2"],
    ...["#d8dfee", "#dfe8fb", "#eef3fd"],
  ],
  accent: [
    ...["#7a2410", "#a8300f", "#d03e16", "#ee5a2a", "#f8a582", "#fccdb8", "#fee9df", "#fff5f0"],
  ],
};
const BRAND_OF = new Map(
  (Object.keys(FOLLOWERS) as Brand[]).flatMap((brand) =>
    FOLLOWERS[brand].map((hex) => [hex, brand] as const),
  ),
);

/** Fainter is a gray with a cast: it keeps its light whatever the brand color is. */
const VIVID = 0.08;
/** So light that it is a ground: it keeps its light too, and with it the contrast of what stands on it. */
const GROUND = 0.45;
const MOST_CHROMA = 1.3;

/** What a color of the design is called for in the owner's colors; any other color stays. */
export type Dye = (hex: string) => string;

export function dyeOf(colors: BrandColors): Dye {
  const made = new Map<string, string>();
  return (hex) => {
    const brand = BRAND_OF.get(hex);
    if (brand === undefined || colors[brand] === USUAL_COLORS[brand]) return hex;
    let dyed = made.get(hex);
    if (dyed === undefined) {
      dyed = shade(hex, USUAL_COLORS[brand], colors[brand]);
      made.set(hex, dyed);
    }
    return dyed;
  };
}

/** A style sheet, a drawing or a script with the owner's colors in place of the design's. */
export function dyeText(text: string, dye: Dye): string {
  return text.replace(/#([0-9a-f]{6})([0-9a-f]{2})?\b/gi, (whole, hex: string, alpha = "") => {
    const color = `#${hex.toLowerCase()}`;
    const dyed = dye(color);
    return dyed === color ? whole : dyed + alpha;
  });
}

/** A color that stands to another brand color as it stands to its own: hue turned, chroma in proportion. */
function shade(hex: string, from: string, to: string): string {
  if (hex === from) return to;
  const [own, before, after] = [toOklch(hex), toOklch(from), toOklch(to)];
  const isGray = after.c < 0.01;
  const c = isGray ? 0 : own.c * Math.min(MOST_CHROMA, after.c / before.c);
  const h = isGray ? own.h : own.h + after.h - before.h;
  return ofLight(shadeLight(hex, own, from, to), c, h);
}

/** Darker than a brand color that is dark, and never lighter than the design has it. */
function shadeLight(hex: string, { c }: Oklch, from: string, to: string): number {
  const [own, before, after] = [hex, from, to].map(luminance) as [number, number, number];
  if (own <= before) return own * Math.min(1, after / before);
  if (c < VIVID || own >= GROUND) return own;
  return after + ((own - before) / (GROUND - before)) * (GROUND - after);
}

function ofLight(light: number, c: number, h: number): string {
  let [dark, bright] = [0, 1];
  for (let step = 0; step < 18; step++) {
    const l = (dark + bright) / 2;
    if (luminance(fromOklch({ l, c, h })) < light) dark = l;
    else bright = l;
  }
  return fromOklch({ l: (dark + bright) / 2, c, h });
}
