import garageAfter from "#app/ui/art/garage-after.svg?url";
import garageBefore from "#app/ui/art/garage-before.svg?url";
import livingAfter from "#app/ui/art/living-after.svg?url";
import livingBefore from "#app/ui/art/living-before.svg?url";
import yardAfter from "#app/ui/art/yard-after.svg?url";
import yardBefore from "#app/ui/art/yard-before.svg?url";
import type { BeforeAfter, Picture } from "#app/ui/gallery/before-after.ts";
import { words } from "./words.ts";

const DRAWINGS = {
  garage: [garageBefore, garageAfter],
  living: [livingBefore, livingAfter],
  yard: [yardBefore, yardAfter],
} as const;

export type DrawnScene = keyof typeof DRAWINGS;

/** What the gallery shows until the owner's photos are there (docs/photos.md). */
export function drawnScenes(): BeforeAfter[] {
  return (["garage", "living", "yard"] as const).map(drawnScene);
}

export function drawnScene(key: DrawnScene): BeforeAfter {
  const { caption, ...alts } = words.scenes[key];
  const [before, after] = DRAWINGS[key];
  return { key, caption, before: drawn(before, alts.before), after: drawn(after, alts.after) };
}

function drawn(src: string, of: string): Picture {
  return { src, alt: words.drawing(of), width: 480, height: 360, sources: [] };
}
