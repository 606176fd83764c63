/** How the owner's business looks: its two colors, and what stands for its name at the top of every page. */
import { z } from "zod";
import { readHex } from "./color.ts";

const hexSchema = z.string().refine((hex) => readHex(hex) === hex);

/** A name that never names another content: that of its hash. */
export const LOGO_FILE = /^[0-9a-f]{24}\.(svg|png)$/;

const logoSchema = z.object({
  file: z.string().regex(LOGO_FILE),
  /** Its sides in proportion, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type Logo = z.infer<typeof logoSchema>;

export const lookSchema = z.object({
  main: hexSchema,
  accent: hexSchema,
  /** "": the business's name. */
  wordmark: z.string(),
  logo: logoSchema.nullable(),
});
export type Look = z.infer<typeof lookSchema>;

/** What pages need of it; the colors are in their styles. */
export type ShownLook = {
  wordmark?: string;
  logo?: { src: string; width: number; height: number };
};

/** @returns undefined where a page shows nothing but the name and the mark */
export function shownLook(look: Look | null): ShownLook | undefined {
  if (look === null || (look.wordmark === "" && look.logo === null)) return undefined;
  const { wordmark, logo } = look;
  return {
    ...(wordmark !== "" && { wordmark }),
    ...(logo && { logo: { src: logoPath(logo), ...logoSize(logo) } }),
  };
}

export function logoPath({ file }: Pick<Logo, "file">): string {
  return `/look/${file}`;
}

/** As a picture that every mail program shows. */
export function logoPicturePath({ file }: Pick<Logo, "file">): string {
  return `/look/${file.replace(/svg$/, "png")}`;
}

const MOST_WIDE = 168;
const MOST_HIGH = 42;

/** As large as it fits beside the navigation, in CSS pixels. */
export function logoSize({ width, height }: Logo): { width: number; height: number } {
  const scale = Math.min(MOST_WIDE / width, MOST_HIGH / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
