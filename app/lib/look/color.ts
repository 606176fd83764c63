/** Colors as hex, as light (WCAG 2.2) and as OKLCH (bottosson.github.io/posts/oklab). */

export type Oklch = { l: number; c: number; h: number };
type Triple = [number, number, number];

/** "#1E44B5", "1e44b5" or "#14b" as "#1e44b5"; null for anything else. */
export function readHex(typed: string): string | null {
  const [, digits = ""] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.slice(0, 20).trim()) ?? [];
  if (digits === "") return null;
  const long = digits.length === 6 ? digits : digits.replace(/./g, "$&$&");
  return `#${long.toLowerCase()}`;
}

/** The relative luminance of WCAG, 0 to 1. @param hex such as "#1e44b5" */
export function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

/** The color, with as much of its chroma as a screen can show at its lightness. */
export function fromOklch({ l, c, h }: Oklch): string {
  let [least, most] = [0, c];
  if (isShown(toLinear({ l, c, h }))) least = c;
  else {
    for (let step = 0; step < 16; step++) {
      const middle = (least + most) / 2;
      if (isShown(toLinear({ l, c: middle, h }))) least = middle;
      else most = middle;
    }
  }
  const digits = toLinear({ l, c: least, h }).map((value) => {
    const light = Math.min(1, Math.max(0, value));
    const coded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

function isShown(parts: Triple): boolean {
  return parts.every((value) => value > -0.0005 && value < 1.0005);
}

function toLinear({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function linear(hex: string): Triple {
  const light = (at: number) => {
    const coded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4;
  };
  return [light(1), light(3), light(5)];
}
