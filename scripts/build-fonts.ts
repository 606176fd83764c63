/**
 * Makes app/ui/styles/fonts from the fonts' npm packages: the characters that fonts.css gives each file
 * as its unicode-range, in the weights it declares. Run by hand after a change of either:
 *
 *   npx tsx scripts/build-fonts.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { readArguments } from "./usage.mjs";

const CSS = "app/ui/styles/fonts.css";
const FOLDER = "app/ui/styles/fonts";
const OPTIONS = {
  targetFormat: "woff2",
  // Kerning and figures of one width; the site's styles use no other feature.
  keepFeatures: ["kern", "tnum"],
  noHinting: true,
} as const;

export const FONTS = ["figtree", "funnel-display"];

/** The font's file: woff2, cut to what fonts.css says of it. */
export async function cutFont(name: string): Promise<Buffer> {
  const { wght, characters } = declaredFont(name);
  const folder = `node_modules/@fontsource-variable/${name}/files`;
  const whole = readFileSync(`${folder}/${name}-latin-wght-normal.woff2`);
  return subsetFont(whole, characters, { ...OPTIONS, variationAxes: { wght } });
}

/** What fonts.css declares for a cut file. */
export function declaredFont(name: string) {
  const rules = readFileSync(CSS, "utf8").match(/@font-face \{[^}]+\}/g) ?? [];
  const rule = rules.find((one) => one.includes(`fonts/${name}.woff2`)) ?? "";
  const [, min, max] = /font-weight: (\d+) (\d+)/.exec(rule) ?? [];
  const [, ranges = ""] = /unicode-range:([^;]+);/.exec(rule) ?? [];
  return { wght: { min: Number(min), max: Number(max) }, characters: charactersOf(ranges) };
}

/** The characters of a unicode-range such as "U+20-7E, U+A9". */
export function charactersOf(ranges: string): string {
  return ranges
    .split(",")
    .map((range) => {
      const [first = 0, last = first] = range
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      const codes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      return String.fromCodePoint(...codes);
    })
    .join("");
}

if (process.argv[1] === import.meta.filename) {
  readArguments({
    usage: "npx tsx scripts/build-fonts.ts\n\nCuts the fonts to the characters they need.",
  });
  for (const name of FONTS) writeFileSync(`${FOLDER}/${name}.woff2`, await cutFont(name));
}
